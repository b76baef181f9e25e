import { Icon } from '@frond/ui/icon'
import { Modal } from '@frond/ui/modal'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { site } from '../../site.config'
import { markCurrentPage } from '../docs/current-page'
import { FrameworkSelector } from '../preferences/FrameworkSelector'
import { AdoptedTrigger } from '../popups/AdoptedTrigger'
import { isCurrentSection, isDocs } from './current-section'
import type { IntentPopupProps } from '../popups/intent-popups'
import { docsMenu, menu, type MenuEntry, type MenuLink } from '../menu'
import { menuIcons } from './menu-icons'
import { ExternalMark } from './MenuLinks'
import { versions } from './versions'

/** The links of the header and, below `/docs`, the tree of the section. */
export function MobileMenu({ trigger, defaultOpen }: IntentPopupProps) {
  const { pathname: path, key } = useLocation()
  // The path at which the menu was opened. Navigating to another path closes the menu.
  const [openAt, setOpenAt] = useState(defaultOpen ? key : undefined)

  return (
    <Modal
      open={openAt === key}
      onOpenChange={(open) => setOpenAt(open ? key : undefined)}
      title="Menu"
      fullscreen
      trigger={<AdoptedTrigger element={trigger} />}
    >
      <nav aria-label="Main" className="grid gap-0.5 border-b border-dashed border-default pb-4">
        {(isDocs(path) ? docsMenu : menu).map((entry) => (
          <Entry key={entry.label} entry={entry} path={path} />
        ))}
        <MobileLink link={{ label: `${site.name} on GitHub`, to: site.repository.url, external: true }} path={path} />
      </nav>
      <div className="flex items-center justify-between border-b border-dashed border-default px-3 py-4 text-sm font-medium">
        Framework
        <FrameworkSelector />
      </div>
      <nav
        aria-label="Versions"
        className="flex items-center gap-4 border-b border-dashed border-default px-3 py-4 text-sm font-medium"
      >
        <span className="me-auto">Version</span>
        {versions.map(({ label, to }, index) => (
          <a
            key={to}
            href={to}
            className="footer-link text-muted aria-current:text-primary"
            aria-current={index === 0 ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <DocsTree path={path} />
    </Modal>
  )
}

function Entry({ entry, path }: { entry: MenuEntry; path: string }) {
  if (!entry.children) return <MobileLink link={entry} path={path} />
  return (
    <details className="group/entry" open={entry.children.some(({ section }) => isCurrentSection(section, path))}>
      <summary className="mobile-link [&::-webkit-details-marker]:hidden">
        <Icon name={menuIcons[entry.label]!} className="size-4.5 text-dimmed" />
        {entry.label}
        <Icon
          name="lucide:chevron-down"
          className="ms-auto size-4.5 transition-transform group-open/entry:rotate-180"
        />
      </summary>
      <div className="ms-5 grid gap-0.5 border-s border-default ps-2">
        {entry.children.map((link) => (
          <MobileLink key={link.label} link={link} path={path} />
        ))}
      </div>
    </details>
  )
}

function MobileLink({ link: { label, to, section, external }, path }: { link: MenuLink; path: string }) {
  return (
    <a
      href={to}
      className="mobile-link"
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
      aria-current={isCurrentSection(section, path) ? 'true' : undefined}
    >
      <Icon name={menuIcons[label] ?? 'simple-icons:github'} className="size-4.5 text-dimmed" />
      {label}
      {external && <ExternalMark />}
    </a>
  )
}

/** The page already contains the tree, hidden in narrow viewports. The menu shows a copy of it. */
function DocsTree({ path }: { path: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const html = document.getElementById('docs-navigation')?.innerHTML

  useEffect(() => {
    if (ref.current) markCurrentPage(ref.current, path.replace(/\/+$/, ''))
  }, [path])

  if (!html) return null
  return (
    <nav aria-label="Docs" className="px-0.5 pt-4">
      <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />
    </nav>
  )
}
