import { Tabs } from '@frond/ui'

const items = [
  { label: 'Preview', content: 'Drawing the preview takes a moment, so the arrow keys alone do not start it.' },
  { label: 'Print', content: 'Press Enter or Space to choose a tab.' },
  { label: 'Export', content: 'As a picture, or as a table.' },
]

export default function ManualTabs() {
  return <Tabs items={items} activationMode="manual" aria-label="Report" className="w-full max-w-lg" />
}
