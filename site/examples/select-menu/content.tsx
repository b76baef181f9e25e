import { Button, SelectMenu } from '@frond/ui'
import { useState } from 'react'

const teams = ['Design', 'Engineering', 'Support']

export default function SelectMenuContent() {
  const [open, setOpen] = useState(false)

  return (
    <SelectMenu
      aria-label="Team"
      items={teams}
      defaultValue="Design"
      icon="lucide:users"
      open={open}
      onOpenChange={setOpen}
      contentBottom={
        <div className="border-t border-default p-1">
          <Button
            block
            size="sm"
            color="neutral"
            variant="ghost"
            icon="lucide:plus"
            label="Create a team"
            onClick={() => setOpen(false)}
          />
        </div>
      }
    />
  )
}
