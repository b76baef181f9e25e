import { Kbd, PageAnchors } from '@frond/ui'

const links = [
  { label: 'Home', icon: 'lucide:house', to: '/', exact: true, value: 'H' },
  { label: 'Templates', icon: 'lucide:layout-template', to: '/templates', value: 'T' },
  { label: 'Releases', icon: 'lucide:rocket', to: '/releases', value: 'R' },
]

/** `linkTrailing` receives the typed link. */
export default function PageAnchorsTrailing() {
  return (
    <PageAnchors
      aria-label="Site"
      className="w-56"
      links={links}
      linkTrailing={({ link }) => <Kbd value={link.value} className="ms-auto" />}
    />
  )
}
