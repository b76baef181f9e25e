import { Tabs } from '@frond/ui'

const items = [
  { label: 'Preview', content: 'The preview is slow to render, so the arrow keys do not open it.' },
  { label: 'Print', content: 'Press Enter or Space to select a tab.' },
  { label: 'Export', content: 'As an image or a table.' },
]

export default function ManualTabs() {
  return <Tabs items={items} activationMode="manual" aria-label="Report" className="w-full max-w-lg" />
}
