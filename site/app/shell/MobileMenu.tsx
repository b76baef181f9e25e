import { Modal } from '@frond/ui/modal'
import { useEffect, useRef } from 'react'
import { markCurrentPage } from '../docs/DocsNavigation'
import { FrameworkSelector } from '../preferences/FrameworkSelector'
import { docsMenu, isDocs, menu } from './menu'
import { MenuLinks } from './MenuLinks'

interface MobileMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  path: string
}

/** The links of the header and, below `/docs`, the tree of pages. */
export function MobileMenu({ open, onOpenChange, path }: MobileMenuProps) {
  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Menu" fullscreen>
      <nav aria-label="Main">
        <div className="mb-6 grid justify-items-start gap-1 border-b border-muted pb-6">
          <MenuLinks links={isDocs(path) ? docsMenu : menu} path={path} />
        </div>
      </nav>
      <div className="mb-6 flex items-center justify-between border-b border-muted px-3 pb-6 text-sm">
        Framework
        <FrameworkSelector />
      </div>
      <DocsTree path={path} />
    </Modal>
  )
}

/** The tree is on the page already, hidden for want of room; the menu shows a copy. */
function DocsTree({ path }: { path: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const html = document.getElementById('docs-navigation')?.innerHTML

  useEffect(() => {
    if (ref.current) markCurrentPage(ref.current, path)
  }, [path])

  if (!html) return null
  return (
    <nav aria-label="Docs">
      <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
    </nav>
  )
}
