import { Tabs } from '@frond/ui'

const items = [
  { label: 'Account', icon: 'lucide:user', content: 'Your name, your picture and the language you prefer.' },
  { label: 'Password', icon: 'lucide:lock', content: 'Choose at least twelve letters; a sentence is easy to keep.' },
  { label: 'Sessions', icon: 'lucide:monitor-smartphone', content: 'The devices on which you are signed in.' },
]

export default function BasicTabs() {
  return <Tabs items={items} aria-label="Settings" className="w-full max-w-lg" />
}
