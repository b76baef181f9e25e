import type { ComponentType } from 'react'

/**
 * Loads the code of an island from the addresses in its element: the island itself and, for a panel about a component,
 * that component. What they import is fetched at the same time, not one after the other.
 */
export async function loadIsland(element: HTMLElement): Promise<{ Island: ComponentType<object>; props: object }> {
  const { island = '', subject, imports, props } = element.dataset
  for (const href of imports?.split(' ') ?? []) preloadModule(href)

  const [address = '', name = ''] = subject?.split('#') ?? []
  const [own, about] = await Promise.all([importModule(island), address ? importModule(address) : undefined])
  return {
    Island: own.default as ComponentType<object>,
    props: { ...(about && { subject: about[name] }), ...(props ? (JSON.parse(props) as object) : {}) },
  }
}

function importModule(href: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ href) as Promise<Record<string, unknown>>
}

function preloadModule(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
