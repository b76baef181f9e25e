import { Listbox } from '@frond/ui'

const views = [
  { label: 'Inbox', value: 'inbox', icon: 'lucide:inbox' },
  { label: 'Drafts', value: 'drafts', icon: 'lucide:file-pen' },
  { label: 'Sent', value: 'sent', icon: 'lucide:send' },
  { label: 'Archive', value: 'archive', icon: 'lucide:archive' },
]

export default function BasicListbox() {
  return <Listbox aria-label="View" items={views} defaultValue="inbox" />
}
