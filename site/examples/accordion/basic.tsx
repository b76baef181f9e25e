import { Accordion } from '@frond/ui'

const items = [
  {
    label: 'Do I need Tailwind CSS?',
    icon: 'lucide:wind',
    content: 'No. Components bring their own compiled styles. With Tailwind, your utilities win over them.',
  },
  {
    label: 'Does it work with server components?',
    icon: 'lucide:server',
    content: 'Yes. Files that need the browser say so, and everything renders on the server first.',
  },
  {
    label: 'Can I change every part?',
    icon: 'lucide:brush',
    content: 'Yes. Each part has a name, and ui takes classes for it.',
  },
]

export default function BasicAccordion() {
  return <Accordion items={items} className="w-full max-w-lg" />
}
