import { isCurrentSection, type MenuLink } from './menu'

interface MenuLinksProps {
  links: readonly MenuLink[]
  /** The path of the page. */
  path: string
  className?: string
}

export function MenuLinks({ links, path, className = 'menu-link' }: MenuLinksProps) {
  return links.map(({ label, to, section }) => (
    <a key={to} href={to} className={className} aria-current={isCurrentSection(section, path) ? 'true' : undefined}>
      {label}
    </a>
  ))
}
