import type { ComponentType } from 'react'
import { loadStyles } from '../navigation/load-styles'

/**
 * Loads the code of an island from the addresses in its element: the island itself and, for a panel about a component,
 * that component; stylesheets where the page has not all of theirs. What they import is fetched at the same time, not
 * one after the other.
 */
export async function loadIsland(element: HTMLElement): Promise<{ Island: ComponentType<object>; props: object }> {
  const { island = '', subject, imports, styles, props } = element.dataset
  for (const href of imports?.split(' ') ?? []) preloadModule(href)

  const [own, about] = await Promise.all([
    importFrom(island),
    subject ? importFrom(subject) : undefined,
    styles && loadStyles(styles.split(' ')),
  ])
  return {
    Island: own as ComponentType<object>,
    props: { ...(subject && { subject: about }), ...(props ? (JSON.parse(props) as object) : {}) },
  }
}

/** What `/module.js#name` exports under that name, or by default. */
async function importFrom(reference: string): Promise<unknown> {
  const [href = '', name = 'default'] = reference.split('#')
  const module = (await import(/* @vite-ignore */ href)) as Record<string, unknown>
  return module[name]
}

function preloadModule(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}
