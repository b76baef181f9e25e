import { Badge, FooterColumns } from '@frond/ui'

const columns = [
  {
    label: 'Work',
    children: [
      { label: 'Open places', to: '#places', icon: 'lucide:briefcase', open: 2 },
      { label: 'How we work', to: '#how', icon: 'lucide:heart-handshake' },
    ],
  },
]

/** `linkTrailing` knows the type of your links. */
export default function FooterColumnsTrailing() {
  return (
    <FooterColumns
      columns={columns}
      linkTrailing={({ link }) => ('open' in link ? <Badge label={link.open} size="sm" variant="subtle" /> : null)}
    />
  )
}
