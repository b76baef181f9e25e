import { Header, Link } from '@frond/ui'

export const layout = 'page'

export default function HeaderBands() {
  return (
    <Header
      title="Bakery"
      top={<p className="bg-elevated py-1.5 text-center text-xs text-toned">Closed on Monday</p>}
      bottom={
        <nav aria-label="Breads" className="flex gap-4 border-t border-default px-4 py-2 text-sm sm:px-6 lg:px-8">
          <Link href="#rye">Rye</Link>
          <Link href="#wheat">Wheat</Link>
          <Link href="#spelt">Spelt</Link>
        </nav>
      }
      className="w-full"
    />
  )
}
