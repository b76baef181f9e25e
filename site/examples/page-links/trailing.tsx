import { Badge, PageLinks } from '@frond/ui'

const links = [
  { label: 'Calendar', to: '/docs/components/calendar', icon: 'lucide:calendar', group: 'Element' },
  { label: 'Table', to: '/docs/components/table', icon: 'lucide:table-2', group: 'Data' },
  { label: 'Slider', to: '/docs/components/slider', icon: 'lucide:sliders-horizontal', group: 'Form' },
]

/** `linkTrailing` receives the typed link. */
export default function PageLinksTrailing() {
  return (
    <PageLinks
      title="Popular"
      links={links}
      linkTrailing={({ link }) => <Badge label={link.group} size="sm" color="neutral" variant="soft" />}
    />
  )
}
