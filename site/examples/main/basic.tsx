import { Main } from '@frond/ui'

/** `render` is set because this page already has a `main` element. */
export default function BasicMain() {
  return (
    <div className="w-full [--ui-header-height:calc(100vh-12rem)]">
      <Main render={<div />} className="rounded-lg bg-elevated p-6">
        <h3 className="text-lg font-semibold text-highlighted">Orders</h3>
        <p className="text-sm text-muted">There are none yet.</p>
      </Main>
    </div>
  )
}
