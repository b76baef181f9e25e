import { Tabs } from '@frond/ui'

const items = [
  { label: 'General', content: 'Name and logo of the workspace.' },
  { label: 'Members', content: 'Roles and permissions.' },
  { label: 'Billing', content: 'Invoices and payment methods.', disabled: true },
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
