import { Button, Input } from '@frond/ui'
import { useRef, useState } from 'react'

export default function ClearableInput() {
  const [query, setQuery] = useState('Invoices of March')
  const input = useRef<HTMLInputElement>(null)

  const clear = () => {
    setQuery('')
    input.current?.focus()
  }

  return (
    <Input
      ref={input}
      aria-label="Search"
      placeholder="Search"
      icon="lucide:search"
      value={query}
      onValueChange={setQuery}
      renderTrailing={
        query && (
          <Button
            icon="lucide:x"
            size="xs"
            color="neutral"
            variant="ghost"
            aria-label="Clear the search"
            onClick={clear}
          />
        )
      }
    />
  )
}
