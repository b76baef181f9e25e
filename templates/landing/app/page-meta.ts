import type { MetaDescriptor } from 'react-router'
import { product } from './content'

export function pageMeta(title: string | undefined, description: string): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${product.name}` : product.name
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
  ]
}
