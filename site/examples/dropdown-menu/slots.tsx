import { Badge, Button, DropdownMenu } from '@frond/ui'

const regions = [
  { name: 'Frankfurt', code: 'fra', load: 'low' },
  { name: 'São Paulo', code: 'gru', load: 'high' },
  { name: 'Singapore', code: 'sin', load: 'low' },
] as const

export default function DropdownMenuOfOwnItems() {
  return (
    <DropdownMenu
      items={regions}
      labelKey="name"
      descriptionKey="code"
      itemTrailing={({ item }) => (
        <Badge label={item.load} size="sm" variant="soft" color={item.load === 'low' ? 'success' : 'warning'} />
      )}
      contentTop={<p className="border-b border-default px-3 py-2 text-xs text-muted">Deployment region</p>}
    >
      <Button label="Region" icon="lucide:globe" color="neutral" variant="outline" />
    </DropdownMenu>
  )
}
