import { Button, NavigationMenu, Sidebar } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

const items = [
  { label: 'Chapters', type: 'label' as const },
  { label: 'Sourdough', to: '#sourdough', active: true },
  { label: 'Rye bread', to: '#rye', active: false },
  { label: 'Rolls', to: '#rolls', active: false },
]

export default function FloatingSidebar() {
  const [open, setOpen] = useState(true)

  return (
    <div className="flex min-h-dvh">
      <Sidebar variant="floating" title="Cookbook" close open={open} onOpenChange={setOpen}>
        <NavigationMenu orientation="vertical" items={items} aria-label="Chapters" />
      </Sidebar>
      <article className="min-w-0 flex-1 p-6">
        <Button
          label="Chapters"
          icon="lucide:menu"
          color="neutral"
          variant="outline"
          className={open ? 'lg:hidden' : ''}
          onClick={() => setOpen(true)}
        />
        <h1 className="mt-4 text-xl font-semibold text-highlighted">Sourdough</h1>
        <p className="mt-2 max-w-prose text-sm text-muted">Feed the starter the evening before, and keep it warm.</p>
      </article>
    </div>
  )
}
