import { Button } from '@frond/ui/button'
import { site } from '../../site.config'
import { ColorModeButtons } from '../preferences/ColorModeButtons'
import { FrameworkButtons } from '../preferences/FrameworkButtons'
import { SearchButton } from '../search/SearchButton'
import { Logo } from './Logo'
import { menu, sectionTabs } from '../menu'
import { MenuLinks } from './MenuLinks'
import { versions } from './versions'

/**
 * The content of the header as static HTML. Links work without script. Triggers name their popup in `data-popup`, and
 * its code is fetched when the visitor is about to use it.
 */
export function HeaderContent({ path }: { path: string }) {
  return (
    <>
      <div className="mx-auto flex h-[calc(4rem-1px)] max-w-container items-center gap-4 px-4 sm:px-6 lg:px-8">
        <div className="flex items-center gap-2 lg:flex-1">
          <a
            href="/"
            aria-label={`${site.name} home`}
            data-context-popup="logo"
            className="rounded-sm outline-offset-4 focus-visible:outline-2 focus-visible:outline-primary"
          >
            <Logo />
          </a>
          <Button
            label={versions[0]!.label}
            trailingIcon="lucide:chevron-down"
            aria-haspopup="menu"
            aria-expanded={false}
            data-popup="version"
            size="xs"
            color="neutral"
            variant="ghost"
            className="max-sm:hidden"
          />
        </div>
        <nav
          aria-label="Main"
          className="hidden min-w-0 items-center overflow-x-auto p-1 [scrollbar-width:none] lg:flex"
        >
          <MenuLinks links={menu} path={path} />
        </nav>
        <div className="ms-auto flex items-center gap-1.5 lg:flex-1 lg:justify-end">
          <SearchButton />
          <ColorModeButtons />
          <Button
            icon="lucide:swatch-book"
            aria-label="Theme picker"
            aria-haspopup="dialog"
            aria-expanded={false}
            data-popup="theme"
            color="neutral"
            variant="ghost"
          />
          <Button
            to={site.repository.url}
            target="_blank"
            icon="simple-icons:github"
            aria-label={`${site.name} on GitHub`}
            color="neutral"
            variant="ghost"
            className="max-sm:hidden"
          />
          <Button
            icon="lucide:menu"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={false}
            data-popup="menu"
            color="neutral"
            variant="ghost"
            className="lg:hidden"
          />
        </div>
      </div>
      <div className="section-row">
        <nav aria-label="Sections" className="-ms-2.5 flex">
          <MenuLinks links={sectionTabs} path={path} className="section-link" />
        </nav>
        <FrameworkButtons />
      </div>
    </>
  )
}
