import type { ComponentType } from 'react'
import { loadStyles } from '../navigation/load-styles'

/**
 * Loads the code of an island from the URLs in the attributes of its element: the island module, the component module
 * of a knob panel, and stylesheets that the page does not have yet. Their imports are preloaded in parallel.
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

/** Imports `/module.js#name` and returns the export with that name, or the default export. */
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
