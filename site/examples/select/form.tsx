import { Button, Select } from '@frond/ui'
import { useState } from 'react'

const colors = ['Bone', 'Moss', 'Slate']

export default function SelectInForm() {
  const [sent, setSent] = useState<string>()

  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(String(new FormData(event.currentTarget).get('color')))
      }}
    >
      <Select aria-label="Color" name="color" required items={colors} placeholder="Choose a color" />
      <div className="flex gap-2">
        <Button type="submit" label="Order" />
        <Button type="reset" label="Reset" color="neutral" variant="outline" />
      </div>
      {sent && <p className="text-sm text-muted">Ordered in {sent.toLowerCase()}.</p>}
    </form>
  )
}
