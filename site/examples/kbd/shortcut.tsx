import { Kbd } from '@frond/ui'

export default function ShortcutKbd() {
  return (
    <p className="flex flex-wrap items-center gap-1 text-sm text-muted">
      Press
      <Kbd value="meta" />
      <Kbd value="k" />
      to search, and
      <Kbd value="escape" />
      to go back.
    </p>
  )
}
