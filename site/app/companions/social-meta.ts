import type { MetaDescriptor } from 'react-router'
import { site } from '../../site.config'
import { docsSections } from '../content/docs-sections'
import { socialImagePath, socialImageSize } from './social-image'

export interface SocialPage {
  readonly path: string
  readonly title: string
  readonly description: string
}

/**
 * Meta tags for link previews on other sites. The build draws a preview image for every page with these tags. Crawlers
 * read them only from the server's HTML, so client navigations omit them.
 */
export function socialMeta({ path, title, description }: SocialPage): MetaDescriptor[] {
  if (!import.meta.env.SSR) return []
  const section = docsSections.find(({ name }) => path.startsWith(`/docs/${name}/`))
  return [
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: section ? 'article' : 'website' },
    ...(section ? [{ property: 'article:section', content: section.label }] : []),
    { property: 'og:url', content: site.url + (path === '/' ? '' : path) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: site.url + socialImagePath(path) },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: `${site.name}: ${title}. ${description}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
