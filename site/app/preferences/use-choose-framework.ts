import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Framework } from '../../redirects'
import { chooseFramework, frameworkOf, twinPath } from './choose-framework'

/** Chooses a framework and goes to the twin of the page, where it has one. */
export function useChooseFramework(): (framework: Framework) => void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const path = pathname.replace(/\/+$/, '')

  return useCallback(
    (framework) => {
      chooseFramework(framework)
      const twin = twinPath(path, framework)
      if (twin !== path) void navigate({ pathname: twin, hash })
    },
    [path, hash, navigate],
  )
}

/** A page that is written for one framework chooses it. */
export function useFrameworkOfPage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const framework = frameworkOf(pathname)
    if (framework) chooseFramework(framework)
  }, [pathname])
}
