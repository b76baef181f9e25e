import { useSyncExternalStore } from 'react'
import { frameworks, type Framework } from '../../redirects.ts'
import { FRAMEWORK_COOKIE, readFramework } from './framework'

const YEAR_S = 31_536_000

const listeners = new Set<() => void>()

/** What is on the root element: there before the first paint, and kept there even where cookies are refused. */
export function getFramework(): Framework {
  return document.documentElement.dataset.framework === 'next' ? 'next' : 'vite'
}

/** Keeps the choice for the server and shows what is written for it: CSS hides the rest, nothing is rendered again. */
export function chooseFramework(framework: Framework): void {
  const value = encodeURIComponent(JSON.stringify(framework))
  document.cookie = `${FRAMEWORK_COOKIE}=${value}; path=/; max-age=${YEAR_S}; SameSite=Lax`
  showFramework(framework)
}

function showFramework(framework: Framework): void {
  document.documentElement.dataset.framework = framework
  for (const listener of listeners) listener()
}

/** The framework that a page is written for, if it is for one alone. */
export function frameworkOf(path: string): Framework | undefined {
  return frameworks.find((name) => path.startsWith('/docs/') && path.replace(/\/+$/, '').endsWith(`/${name}`))
}

/** Where the page has a twin for the other framework, its path; else the same path. */
export function twinPath(path: string, framework: Framework): string {
  return path.replace(new RegExp(`/(?:${frameworks.join('|')})$`), `/${framework}`)
}

export function useFramework(): Framework {
  return useSyncExternalStore(subscribeToFramework, getFramework, () => frameworks[0])
}

export function subscribeToFramework(listener: () => void): () => void {
  // A cookie tells nobody that it changed; a tab looks when it is looked at.
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
