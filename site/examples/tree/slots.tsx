import { Avatar, Badge, Tree } from '@frond/ui'

const teams = [
  {
    id: 'product',
    name: 'Product',
    children: [
      { id: 'design', name: 'Design', lead: 'Ines', open: 2 },
      { id: 'research', name: 'Research', lead: 'Tomas', open: 0 },
    ],
  },
  { id: 'support', name: 'Support', lead: 'Mira', open: 5 },
]

/** Custom item fields: render functions receive the typed item at every depth. */
export default function TreeSlots() {
  return (
    <Tree
      aria-label="Teams"
      items={teams}
      valueKey="id"
      labelKey="name"
      defaultExpanded={['product']}
      size="lg"
      className="max-w-sm"
      itemLeading={({ item }) => ('lead' in item ? <Avatar alt={item.lead} size="2xs" /> : null)}
      itemTrailing={({ item }) =>
        'open' in item && item.open ? (
          <Badge label={`${item.open} open`} size="sm" color="neutral" variant="soft" />
        ) : null
      }
    />
  )
}
