import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Framework } from '../../redirects'
import { chooseFramework, frameworkOf, twinPath } from './choose-framework'

/** Selects a framework and navigates to the counterpart of the page, if there is one. */
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

/** A page for one framework selects that framework. */
export function useFrameworkOfPage(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const framework = frameworkOf(pathname)
    if (framework) chooseFramework(framework)
  }, [pathname])
}
