import { Badge, Breadcrumb } from '@frond/ui'

const items = [
  { name: 'Platform team', to: '#team', avatar: { text: 'P', alt: '' } },
  { name: 'Releases', to: '#releases', icon: 'lucide:rocket' },
  { name: 'Spring', to: '#spring', open: 4 },
]

/** `labelKey` sets the field with the text. */
export default function BreadcrumbPeople() {
  return (
    <Breadcrumb
      aria-label="Teams"
      items={items}
      labelKey="name"
      itemTrailing={({ item }) =>
        item.open ? <Badge label={`${item.open} open`} size="sm" variant="subtle" color="neutral" /> : null
      }
    />
  )
}
