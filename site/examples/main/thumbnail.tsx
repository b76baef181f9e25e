import { Main } from '@frond/ui'

/** `render` is set because a page can have only one `main` element. */
export default function MainThumbnail() {
  return (
    <div className="w-full overflow-hidden">
      <div className="h-16 border-b border-default px-10 py-4 text-xl font-semibold text-highlighted">Bakery</div>
      <Main render={<div />} className="bg-elevated p-10">
        <p className="text-4xl font-semibold text-highlighted">Orders</p>
        <p className="mt-2 text-2xl text-muted">There are none yet.</p>
      </Main>
    </div>
  )
}
