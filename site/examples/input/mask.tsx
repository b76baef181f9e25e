import { FormField, Input } from '@frond/ui'
import { useLayoutEffect, useRef, useState } from 'react'

/** Four digits, a space, four digits: 4242 4242 4242 4242. */
function formatCard(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 16)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

export default function InputMask() {
  const [card, setCard] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  function change(text: string) {
    // The text before the caret gets the same spaces, so the caret stays behind the typed digit.
    caret.current = formatCard(text.slice(0, input.current?.selectionStart ?? text.length)).length
    setCard(formatCard(text))
  }

  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [card])

  return (
    <FormField label="Card number" className="w-full max-w-xs">
      <Input
        ref={input}
        value={card}
        onValueChange={change}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
      />
    </FormField>
  )
}
