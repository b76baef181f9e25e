import { Accordion } from '@frond/ui'

const items = [
  { label: 'Profile', icon: 'lucide:user', content: 'Your name, picture and language.' },
  { label: 'Notifications', icon: 'lucide:bell', content: 'Email and push notifications.' },
  { label: 'Sessions', icon: 'lucide:monitor-smartphone', content: 'Devices that are signed in to your account.' },
]

export default function AccordionCards() {
  return (
    <Accordion
      items={items}
      trailingIcon="lucide:plus"
      className="w-full max-w-lg"
      ui={{
        root: 'grid grid-cols-1 gap-2',
        item: 'rounded-lg border-0 px-4 ring ring-default data-open:bg-muted',
        trailingIcon: 'in-data-panel-open:rotate-45',
      }}
    />
  )
}
