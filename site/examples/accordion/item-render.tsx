import { Accordion, type AccordionItem, Progress } from '@frond/ui'

const items: AccordionItem[] = [
  { label: 'About this folder', content: 'Design assets, shared with four people.' },
  {
    label: 'Storage',
    render: () => (
      <div className="rounded-lg bg-muted p-4">
        <Progress aria-label="Storage used" value={64} status />
      </div>
    ),
  },
]

export default function AccordionItemRender() {
  return <Accordion items={items} defaultValue="1" className="w-full max-w-lg" />
}
