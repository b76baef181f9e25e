import { Modal } from '@frond/ui/modal'
import { useEffect, useRef } from 'react'
import { markCurrentPage } from '../docs/DocsNavigation'
import { isCurrentSection, menu } from './menu'

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
        <ul className="mb-6 border-b border-muted pb-6">
          {menu.map(({ label, to, section }) => (
            <li key={to}>
              <a
                href={to}
                className="menu-link w-full"
                aria-current={isCurrentSection(section, path) ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
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
