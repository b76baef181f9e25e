import { Button, RadioGroup } from '@frond/ui'
import { useState } from 'react'

const answers = ['Every day', 'Once a week', 'Less often']

export default function RadioGroupForm() {
  const [sent, setSent] = useState<string>()

  function send(form: FormData) {
    setSent(String(form.get('often')))
  }

  return (
    <form action={send} className="grid justify-items-start gap-4">
      <RadioGroup legend="How often do you cook?" name="often" items={answers} required />
      <Button type="submit" label="Answer" />
      {sent && <p className="text-sm text-muted">Thank you. You cook {sent.toLowerCase()}.</p>}
    </form>
  )
}
