import { PageAnchors } from '@frond/ui'

const links = [
  { label: 'Guides', icon: 'lucide:map', to: '/docs/getting-started', active: true },
  { label: 'Showcase', icon: 'lucide:gallery-vertical-end', to: '/showcase' },
  {
    label: 'Pro',
    icon: 'lucide:gem',
    to: '/pro',
    ui: { linkLeading: 'bg-secondary/10 text-secondary ring-secondary/25', linkLabel: 'text-secondary' },
  },
]

/** `ui` of a link sets the classes of its parts. */
export default function PageAnchorsColor() {
  return <PageAnchors aria-label="Learn" links={links} ui={{ list: 'sm:flex-row sm:gap-6' }} />
}
