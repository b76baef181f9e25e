import { Breadcrumb, PageHeader } from '@frond/ui'

const items = [
  { label: 'Docs', to: '/docs/getting-started' },
  { label: 'Components', to: '/docs/components' },
]

export default function PageHeaderBreadcrumb() {
  return (
    <PageHeader
      headingLevel={2}
      title="Calendar"
      renderHeadline={<Breadcrumb aria-label="Path to Calendar" items={items} />}
    />
  )
}
