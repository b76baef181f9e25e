import { Button } from '@frond/ui/button'
import { site, sourceLink } from '../../site.config'
import { LeafMark } from './Logo'
import { menu } from './menu'

export function Footer() {
  return (
    <footer className="border-t border-default">
      <div className="mx-auto flex max-w-container flex-col items-center gap-4 px-4 py-8 text-sm text-muted sm:px-6 lg:flex-row lg:px-8">
        <p className="flex items-center gap-2 lg:flex-1">
          <LeafMark className="size-4" />
          {site.name} is published under the{' '}
          <a href={sourceLink('LICENSE')} className="footer-link underline">
            MIT license
          </a>
        </p>
        <nav aria-label="Footer" className="flex gap-6">
          {menu.map(({ label, to }) => (
            <a key={to} href={to} className="footer-link">
              {label}
            </a>
          ))}
        </nav>
        <div className="flex gap-1 lg:flex-1 lg:justify-end">
          {site.social.map(({ label, to }) => (
            <Button
              key={to}
              to={to}
              target="_blank"
              icon="simple-icons:github"
              aria-label={label}
              color="neutral"
              variant="ghost"
            />
          ))}
        </div>
      </div>
    </footer>
  )
}
