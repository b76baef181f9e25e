import { DashboardGroup, DashboardSearch, DashboardSearchButton, FormField, Input, Select, Switch } from '@frond/ui'
import { useState } from 'react'

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { label: 'Orders', icon: 'lucide:package' },
      { label: 'Customers', icon: 'lucide:users' },
      { label: 'Settings', icon: 'lucide:settings' },
    ],
  },
]

const sizes = ['sm', 'md', 'lg'] as const

export default function DashboardSearchWithOptions() {
  const [placeholder, setPlaceholder] = useState('Search the bakery…')
  const [size, setSize] = useState<(typeof sizes)[number]>('md')
  const [fullscreen, setFullscreen] = useState(false)
  const [colorMode, setColorMode] = useState(true)

  return (
    <DashboardGroup className="relative grid w-full max-w-xs gap-4">
      <FormField label="Placeholder">
        <Input value={placeholder} onValueChange={(value) => setPlaceholder(String(value))} className="w-full" />
      </FormField>
      <FormField label="Size">
        <Select items={[...sizes]} value={size} onValueChange={(value) => setSize(value ?? 'md')} className="w-full" />
      </FormField>
      <Switch label="Fullscreen" checked={fullscreen} onCheckedChange={setFullscreen} />
      <Switch label="Color mode" checked={colorMode} onCheckedChange={setColorMode} />
      <DashboardSearchButton />
      <DashboardSearch
        groups={groups}
        placeholder={placeholder}
        size={size}
        fullscreen={fullscreen}
        colorMode={colorMode}
        shortcut=""
      />
    </DashboardGroup>
  )
}
