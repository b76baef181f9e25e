import { Button, CheckboxGroup } from '@frond/ui'
import { useState } from 'react'

const topics = ['Releases', 'Events', 'Tutorials']

export default function RequiredCheckboxGroup() {
  const [sent, setSent] = useState<string[]>()

  return (
    <form action={(form) => setSent(form.getAll('topic').map(String))} className="grid justify-items-start gap-4">
      <CheckboxGroup legend="Newsletter topics" name="topic" items={topics} orientation="horizontal" required />
      <Button type="submit" label="Subscribe" />
      {sent && <p className="text-sm text-muted">Subscribed to {sent.join(', ').toLowerCase()}.</p>}
    </form>
  )
}
