import { Button, CheckboxGroup } from '@frond/ui'
import { useState } from 'react'

const topics = ['Bread', 'Cheese', 'Wine']

export default function RequiredCheckboxGroup() {
  const [sent, setSent] = useState<string[]>()

  return (
    <form action={(form) => setSent(form.getAll('topic').map(String))} className="grid justify-items-start gap-4">
      <CheckboxGroup
        legend="What shall we write about?"
        name="topic"
        items={topics}
        orientation="horizontal"
        required
      />
      <Button type="submit" label="Subscribe" />
      {sent && <p className="text-sm text-muted">You will read about {sent.join(' and ').toLowerCase()}.</p>}
    </form>
  )
}
