import { Accordion } from '@frond/ui'

const items = [
  { label: 'Profile', icon: 'lucide:user', content: 'Your name, picture and the language you prefer.' },
  { label: 'Notifications', icon: 'lucide:bell', content: 'Which news reach you, and where.' },
  { label: 'Sessions', icon: 'lucide:monitor-smartphone', content: 'The devices on which you are signed in.' },
]

export default function AccordionCards() {
  return (
    <Accordion
      items={items}
      trailingIcon="lucide:plus"
      className="w-full max-w-lg"
      ui={{
        root: 'grid gap-2',
        item: 'rounded-lg border-0 px-4 ring ring-default data-open:bg-muted',
        trailingIcon: 'in-data-panel-open:rotate-45',
      }}
    />
  )
}
