import { Button, CommandPalette, Kbd, Modal, useShortcuts, useToast } from '@frond/ui'
import { useState } from 'react'

export default function ModalCommandPalette() {
  const [open, setOpen] = useState(false)
  const { add } = useToast()
  useShortcuts({ meta_j: () => setOpen(true) })

  const groups = [
    {
      id: 'project',
      label: 'Project',
      items: [
        { label: 'Start a build', icon: 'lucide:hammer' },
        { label: 'Invite a teammate', icon: 'lucide:user-plus' },
        { label: 'Read the docs', icon: 'lucide:book-open', to: '/docs/getting-started' },
      ],
    },
  ]

  return (
    <Modal
      title="Commands"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button color="neutral" variant="outline" icon="lucide:search">
          <span className="truncate">Search commands</span>
          <Kbd value="meta" size="sm" />
          <Kbd value="j" size="sm" />
        </Button>
      }
      renderContent={
        <CommandPalette
          groups={groups}
          close
          onOpenChange={setOpen}
          onValueChange={(_value, item) => {
            setOpen(false)
            add({ title: item.label })
          }}
          className="h-72"
        />
      }
    />
  )
}
