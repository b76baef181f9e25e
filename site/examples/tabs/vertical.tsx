import { Tabs } from '@frond/ui'

const items = [
  { label: 'General', content: 'The name of the workspace and its picture.' },
  { label: 'Members', content: 'Who may read, write and invite.' },
  { label: 'Billing', content: 'Invoices, and the card they are paid with.', disabled: true },
  { label: 'Danger zone', content: 'Move or delete the workspace.' },
]

export default function VerticalTabs() {
  return (
    <Tabs
      items={items}
      orientation="vertical"
      variant="link"
      color="neutral"
      aria-label="Workspace"
      className="w-full max-w-lg"
    />
  )
}
