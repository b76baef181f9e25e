import { Input, Kbd } from '@frond/ui'
import { useEffect, useRef } from 'react'

export default function InputWithShortcut() {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])

  return (
    <Input
      ref={input}
      aria-label="Search the docs"
      placeholder="Search the docs"
      icon="lucide:search"
      renderTrailing={<Kbd value="/" />}
    />
  )
}
