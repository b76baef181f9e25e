import { Badge, FooterColumns } from '@frond/ui'

const columns = [
  {
    label: 'Company',
    children: [
      { label: 'Careers', to: '#careers', icon: 'lucide:briefcase', open: 2 },
      { label: 'About us', to: '#about', icon: 'lucide:heart-handshake' },
    ],
  },
]

/** `linkTrailing` receives the typed link. */
export default function FooterColumnsTrailing() {
  return (
    <FooterColumns
      aria-label="Jobs and news"
      columns={columns}
      linkTrailing={({ link }) => ('open' in link ? <Badge label={link.open} size="sm" variant="subtle" /> : null)}
    />
  )
}
