import { Button } from '@frond/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { site } from '../../site.config'
import { ColorModeButtons } from '../preferences/ColorModeButtons'
import { Logo } from './Logo'
import { isCurrentSection, menu } from './menu'

const loadMobileMenu = () => import('./MobileMenu')
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })))

export function Header() {
  const { pathname } = useLocation()

  return (
    <header className="sticky top-0 z-header border-b border-default bg-default/75 backdrop-blur">
      <div className="mx-auto flex h-[calc(var(--ui-header-height)-1px)] max-w-container items-center gap-6 px-4 sm:px-6 lg:px-8">
        <a
          href="/docs/getting-started"
          aria-label={`${site.name} home`}
          className="rounded-sm outline-offset-4 focus-visible:outline-2 focus-visible:outline-primary"
        >
          <Logo />
        </a>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {menu.map(({ label, to, section }) => (
            <a
              key={to}
              href={to}
              className="menu-link"
              aria-current={isCurrentSection(section, pathname) ? 'true' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1.5">
          <ColorModeButtons />
          <Button
            to={site.repository.url}
            target="_blank"
            icon="simple-icons:github"
            aria-label={`${site.name} on GitHub`}
            color="neutral"
            variant="ghost"
          />
          <MobileMenuButton path={pathname} />
        </div>
      </div>
    </header>
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
