import type { MetaDescriptor } from 'react-router'
import { product } from './product'

export function pageMeta(title: string | undefined, description: string): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${product.name}` : `${product.name}: ${product.claim}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
  ]
}

/** For pages that only make sense for the visitor who is signed in. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${product.name}` }, { name: 'robots', content: 'noindex' }]
}
