import { Button, Calendar } from '@frond/ui'
import { useState, type FormEvent } from 'react'

export default function CalendarForm() {
  const [sent, setSent] = useState('')

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(new FormData(event.currentTarget).getAll('stay').join(' to '))
  }

  return (
    <form onSubmit={send} className="grid grid-cols-1 justify-items-start gap-3">
      <Calendar
        name="stay"
        range
        defaultValue={{ start: '2026-06-24', end: '2026-06-28' }}
        aria-label="Dates of stay"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" label="Submit" size="sm" />
        <Button type="reset" label="Reset" size="sm" color="neutral" variant="ghost" />
      </div>
      <output className="text-sm text-muted">{sent && `Submitted: ${sent}`}</output>
    </form>
  )
}
