import 'virtual:frond/base.css'
import 'virtual:frond/button.css'
import 'virtual:frond/kbd.css'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { followPressedButtons } from '../preferences/pressed-buttons'
import { useChooseFramework, useFrameworkOfPage } from '../preferences/use-choose-framework'
import { Search } from '../search/Search'
import { markCurrentSection } from './current-section'
import { IntentPopups, type PopupLoaders } from '../popups/intent-popups'
import { ShellPart } from './ShellPart'

const popups: PopupLoaders = {
  logo: () => import('./LogoMenu').then((module) => module.LogoMenu),
  version: () => import('./VersionMenu').then((module) => module.VersionMenu),
  community: () => import('./CommunityMenu').then((module) => module.CommunityMenu),
  theme: () => import('../preferences/ThemePicker').then((module) => module.ThemePicker),
  menu: () => import('./MobileMenu').then((module) => module.MobileMenu),
}

/** The header. Its content is static HTML; this component adds the interactive parts. */
export function Header() {
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const chooseFramework = useChooseFramework()

  useEffect(() => markCurrentSection(ref.current!, pathname), [pathname])
  useEffect(() => followPressedButtons(ref.current!, chooseFramework), [chooseFramework])
  useFrameworkOfPage()

  return (
    <>
      <header ref={ref} className="sticky top-0 z-header border-b border-default bg-default/75 backdrop-blur">
        <ShellPart name="header" path={pathname} />
      </header>
      <IntentPopups within={ref} popups={popups} />
      <Search />
    </>
  )
}
