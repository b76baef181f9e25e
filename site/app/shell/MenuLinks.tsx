import { Icon } from '@frond/ui/icon'
import { isCurrentSection } from './current-section'
import type { MenuEntry } from '../menu'

interface MenuLinksProps {
  links: readonly MenuEntry[]
  /** The path of the page. */
  path: string
  className?: string
}

export function MenuLinks({ links, path, className = 'menu-link' }: MenuLinksProps) {
  return links.map(({ label, to, section, external, children }) => (
    <a
      key={label}
      href={to}
      className={className}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
      data-section={section}
      data-popup={children && label.toLowerCase()}
      aria-current={isCurrentSection(section, path) ? 'true' : undefined}
    >
      {label}
      {children && <Icon name="lucide:chevron-down" className="size-4" />}
      {external && <ExternalMark />}
    </a>
  ))
}

/** An icon that marks external links. */
export function ExternalMark() {
  return (
    <>
      <Icon name="lucide:arrow-up-right" className="size-3.5 text-dimmed rtl:-scale-x-100" />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  )
}
