import { Accordion, type AccordionItem, Badge, Button } from '@frond/ui'

const items: AccordionItem[] = [
  { label: 'About this folder', content: 'Design assets, shared with four people.' },
  {
    label: 'Storage',
    render: () => (
      <div className="flex items-center gap-3 rounded-lg bg-muted p-4">
        <Badge label="64 % used" color="warning" variant="subtle" />
        <Button label="Get more space" size="sm" color="neutral" variant="outline" className="ms-auto" />
      </div>
    ),
  },
]

export default function AccordionItemRender() {
  return <Accordion items={items} defaultValue="1" className="w-full max-w-lg" />
}
