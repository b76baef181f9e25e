import { Button } from '@frond/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { site } from '../../site.config'
import { ColorModeButtons } from '../preferences/ColorModeButtons'
import { FrameworkSelector } from '../preferences/FrameworkSelector'
import { Search } from '../search/Search'
import { Logo } from './Logo'
import { docsSections, isDocs, menu } from './menu'
import { MenuLinks } from './MenuLinks'
import { useOnIntent } from './on-intent'
import { versions } from './versions'

const loadMobileMenu = () => import('./MobileMenu')
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })))

export function Header() {
  const { pathname } = useLocation()

  return (
    <header className="sticky top-0 z-header border-b border-default bg-default/75 backdrop-blur">
      <div className="mx-auto flex h-[calc(4rem-1px)] max-w-container items-center gap-6 px-4 sm:px-6 lg:px-8">
        <div className="flex items-center gap-2">
          <HomeLink />
          <VersionButton />
        </div>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          <MenuLinks links={menu} path={pathname} />
        </nav>
        <div className="ms-auto flex items-center gap-1.5">
          <Search />
          <ColorModeButtons />
          <ThemeButton />
          <Button
            to={site.repository.url}
            target="_blank"
            icon="simple-icons:github"
            aria-label={`${site.name} on GitHub`}
            color="neutral"
            variant="ghost"
            className="max-sm:hidden"
          />
          <MobileMenuButton path={pathname} />
        </div>
      </div>
      {isDocs(pathname) && (
        <div className="mx-auto hidden h-12 max-w-container items-center gap-6 px-8 lg:flex">
          <nav aria-label="Sections" className="flex gap-5">
            <MenuLinks links={docsSections} path={pathname} className="section-link" />
          </nav>
          <div className="ms-auto">
            <FrameworkSelector />
          </div>
        </div>
      )}
    </header>
  )
}

function HomeLink() {
  const { trigger, popup } = useOnIntent<HTMLAnchorElement>(() =>
    import('./LogoMenu').then((module) => module.LogoMenu),
  )

  return (
    <>
      <a
        href="/"
        aria-label={`${site.name} home`}
        className="rounded-sm outline-offset-4 focus-visible:outline-2 focus-visible:outline-primary"
        {...trigger}
      >
        <Logo />
      </a>
      {popup}
    </>
  )
}

function VersionButton() {
  const { trigger, popup } = useOnIntent<HTMLButtonElement>(() =>
    import('./VersionMenu').then((module) => module.VersionMenu),
  )

  return (
    <>
      <Button
        label={versions[0]!.label}
        trailingIcon="lucide:chevron-down"
        aria-haspopup="menu"
        aria-expanded={false}
        size="xs"
        color="neutral"
        variant="ghost"
        className="max-sm:hidden"
        {...trigger}
      />
      {popup}
    </>
  )
}

function ThemeButton() {
  const { trigger, popup } = useOnIntent<HTMLButtonElement>(() =>
    import('../preferences/ThemePicker').then((module) => module.ThemePicker),
  )

  return (
    <>
      <Button
        icon="lucide:swatch-book"
        aria-label="Theme picker"
        aria-haspopup="dialog"
        aria-expanded={false}
        color="neutral"
        variant="ghost"
        {...trigger}
      />
      {popup}
    </>
  )
}

/** The menu's code is fetched when the button is about to be pressed. */
function MobileMenuButton({ path }: { path: string }) {
  // The path the menu was opened on: going anywhere else closes it.
  const [openOn, setOpenOn] = useState<string>()
  const [wanted, setWanted] = useState(false)
  const open = openOn === path

  useEffect(() => {
    if (open) setWanted(true)
  }, [open])

  return (
    <>
      <Button
        icon="lucide:menu"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        color="neutral"
        variant="ghost"
        className="lg:hidden"
        onPointerEnter={loadMobileMenu}
        onFocus={loadMobileMenu}
        onClick={() => setOpenOn(path)}
      />
      {(open || wanted) && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={(next) => setOpenOn(next ? path : undefined)} path={path} />
        </Suspense>
      )}
    </>
  )
}
