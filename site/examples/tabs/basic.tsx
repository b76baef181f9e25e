import { Tabs } from '@frond/ui'

const items = [
  { label: 'Account', icon: 'lucide:user', content: 'Your name, photo and language.' },
  { label: 'Password', icon: 'lucide:lock', content: 'Use at least twelve characters.' },
  { label: 'Sessions', icon: 'lucide:monitor-smartphone', content: 'Devices that are signed in to your account.' },
]

export default function BasicTabs() {
  return <Tabs items={items} aria-label="Settings" className="w-full max-w-lg" />
}
