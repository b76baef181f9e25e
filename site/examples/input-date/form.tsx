import { Button, FormField, InputDate } from '@frond/ui'
import { useState, type FormEvent } from 'react'

export default function InputDateForm() {
  const [sent, setSent] = useState('')

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(String(new FormData(event.currentTarget).get('birthday')))
  }

  return (
    <form onSubmit={send} className="grid grid-cols-1 justify-items-start gap-4">
      <FormField label="Date of birth" name="birthday" required className="w-60 max-w-full">
        <InputDate maxValue="2026-01-01" />
      </FormField>
      <div className="flex gap-2">
        <Button type="submit" label="Send" size="sm" />
        <Button type="reset" label="Reset" size="sm" color="neutral" variant="ghost" />
      </div>
      <output className="text-sm text-muted">{sent && `Sent: ${sent}`}</output>
    </form>
  )
}
