import { Tabs } from '@frond/ui'

const items = [
  { label: 'Conversation', badge: 12, content: 'Twelve comments, the last one an hour ago.' },
  { label: 'Commits', badge: 3, content: 'Three commits, all of them signed.' },
  { label: 'Checks', badge: 0, content: 'No check has run yet.' },
]

export default function LinkTabs() {
  return <Tabs items={items} variant="link" aria-label="Pull request" className="w-full max-w-lg" />
}
