import { useSyncExternalStore } from 'react'
import { frameworks, type Framework } from '../../redirects.ts'
import { FRAMEWORK_COOKIE, readFramework } from './framework'

const YEAR_S = 31_536_000

const listeners = new Set<() => void>()

/**
 * Reads the framework from the root element. It is set before the first paint, and works even if cookies are blocked.
 */
export function getFramework(): Framework {
  return document.documentElement.dataset.framework === 'next' ? 'next' : 'vite'
}

/**
 * Stores the choice in a cookie for the server and shows the content for it. CSS hides the rest, so nothing re-renders.
 */
export function chooseFramework(framework: Framework): void {
  const value = encodeURIComponent(JSON.stringify(framework))
  document.cookie = `${FRAMEWORK_COOKIE}=${value}; path=/; max-age=${YEAR_S}; SameSite=Lax`
  showFramework(framework)
}

function showFramework(framework: Framework): void {
  document.documentElement.dataset.framework = framework
  for (const listener of listeners) listener()
}

/** Returns the framework of a page that applies to one framework only. */
export function frameworkOf(path: string): Framework | undefined {
  return frameworks.find((name) => path.startsWith('/docs/') && path.replace(/\/+$/, '').endsWith(`/${name}`))
}

/** Returns the path of the page's counterpart for another framework, or the same path if there is none. */
export function twinPath(path: string, framework: Framework): string {
  return path.replace(new RegExp(`/(?:${frameworks.join('|')})$`), `/${framework}`)
}

export function useFramework(): Framework {
  return useSyncExternalStore(subscribeToFramework, getFramework, () => frameworks[0])
}

export function subscribeToFramework(listener: () => void): () => void {
  // Cookies have no change event, so check the cookie when the tab becomes visible.
  if (listeners.size === 0) document.addEventListener('visibilitychange', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', followOtherTab)
  }
}

function followOtherTab(): void {
  const framework = readFramework(document.cookie)
  if (framework && framework !== getFramework()) showFramework(framework)
}
