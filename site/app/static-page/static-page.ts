import type { MetaDescriptor } from 'react-router'
import { site } from '../../site.config'
import { socialMeta } from '../companions/social-meta'

/** What is said of a page in the head of the document. */
export interface StaticPageHead {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** What the browser knows of a page that is HTML. */
export interface StaticPageData extends StaticPageHead {
  /** The page itself; only there after a client navigation. */
  readonly html?: string
}

/** What the server makes, and writes as payload. */
export interface StaticPageContent extends StaticPageHead {
  readonly html: string
  readonly styles: readonly string[]
}

export function pageMeta({ loaderData }: { loaderData: StaticPageData | undefined }): MetaDescriptor[] {
  if (!loaderData) return []
  return [
    { title: `${loaderData.title} - ${site.name}` },
    { name: 'description', content: loaderData.description },
    { tagName: 'link', rel: 'canonical', href: `${site.url}${loaderData.path}` },
    ...socialMeta(loaderData),
  ]
}
