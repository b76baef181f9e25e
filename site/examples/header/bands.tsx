import { Header, Link } from '@frond/ui'

export const layout = 'page'

export default function HeaderBands() {
  return (
    <Header
      title="Acme"
      top={<p className="bg-elevated py-1.5 text-center text-xs text-toned">Free shipping this week</p>}
      bottom={
        <nav
          aria-label="Categories"
          className="flex flex-wrap gap-4 border-t border-default px-4 py-2 text-sm sm:px-6 lg:px-8"
        >
          <Link href="#desks">Desks</Link>
          <Link href="#chairs">Chairs</Link>
          <Link href="#lamps">Lamps</Link>
        </nav>
      }
      className="w-full"
    />
  )
}
