import { Link, Main } from '@frond/ui'

/** The skip link is visible while it has the focus: press Tab. */
export default function MainSkip() {
  return (
    <div className="w-full [--ui-header-height:calc(100vh-10rem)]">
      <Link href="#orders" className="sr-only focus:not-sr-only">
        Skip to content
      </Link>
      <Main render={<div />} id="orders" tabIndex={-1} className="rounded-lg bg-elevated p-6">
        <h3 className="text-lg font-semibold text-highlighted">Orders</h3>
      </Main>
    </div>
  )
}
