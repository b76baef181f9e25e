import { Badge, Breadcrumb } from '@frond/ui'

const items = [
  { name: 'Forest team', to: '#team', avatar: { text: 'F', alt: '' } },
  { name: 'Releases', to: '#releases', icon: 'lucide:rocket' },
  { name: 'Spring', to: '#spring', open: 4 },
]

/** Items of your own shape: `labelKey` says where the text is. */
export default function BreadcrumbPeople() {
  return (
    <Breadcrumb
      items={items}
      labelKey="name"
      itemTrailing={({ item }) =>
        item.open ? <Badge label={`${item.open} open`} size="sm" variant="subtle" color="neutral" /> : null
      }
    />
  )
}
