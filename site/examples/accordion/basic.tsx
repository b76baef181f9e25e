import { Accordion } from '@frond/ui'

const items = [
  {
    label: 'Do I need Tailwind CSS?',
    icon: 'lucide:wind',
    content: 'No. Components include compiled styles. With Tailwind CSS, your utility classes override them.',
  },
  {
    label: 'Does it work with server components?',
    icon: 'lucide:server',
    content: 'Yes. Interactive components are marked with "use client", and all components render on the server.',
  },
  {
    label: 'Can I change every part?',
    icon: 'lucide:brush',
    content: 'Yes. Each part has a name, and the ui prop accepts classes for it.',
  },
]

export default function BasicAccordion() {
  return <Accordion items={items} className="w-full max-w-lg" />
}
