import { Button, Toaster, useToast } from '@frond/ui'
import { useState } from 'react'

const messages = ['Backup started', 'Backup half done', 'Backup finished', 'Old backups removed']

/** Shown on its own page, because a page has one active toaster. */
export const layout = 'page'

export default function StackedToaster() {
  const toast = useToast()
  const [next, setNext] = useState(0)

  return (
    <div className="p-6">
      <Button
        label="Next message"
        onClick={() => {
          toast.add({ title: messages[next % messages.length], icon: 'lucide:database-backup' })
          setNext(next + 1)
        }}
      />
      <Toaster expand={false} />
    </div>
  )
}
