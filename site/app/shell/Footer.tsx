import { Button } from '@frond/ui/button'
import { site, sourceLink, type SocialLink } from '../../site.config'
import { LeafMark } from './Logo'
import { footerMenu } from '../menu'

const icons: Readonly<Record<SocialLink['icon'], string>> = { github: 'simple-icons:github' }

export function Footer() {
  return (
    <footer className="border-t border-default">
      <div className="mx-auto flex max-w-container flex-col items-center gap-4 px-4 py-8 text-sm text-muted sm:px-6 lg:flex-row lg:px-8">
        <p className="flex items-center gap-2 lg:flex-1">
          <LeafMark className="size-4 shrink-0" />
          <span>
            {site.name} is published under the{' '}
            <a href={sourceLink('LICENSE')} target="_blank" rel="noopener" className="footer-link underline">
              MIT license
            </a>
          </span>
        </p>
        <nav aria-label="Footer" className="grid grid-cols-3 gap-x-4 gap-y-2 text-center wrap-anywhere sm:flex">
          {footerMenu.map(({ label, to }) => (
            <a key={to} href={to} className="footer-link">
              {label}
            </a>
          ))}
        </nav>
        <div className="flex gap-1 lg:flex-1 lg:justify-end">
          {site.social.map(({ label, icon, to }) => (
            <Button
              key={to}
              to={to}
              target="_blank"
              icon={icons[icon]}
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
