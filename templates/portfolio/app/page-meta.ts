import type { MetaDescriptor } from 'react-router'
import { site } from './site'

export function pageMeta(title: string, description: string): MetaDescriptor[] {
  const fullTitle = `${title} · ${site.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
  ]
}
