import type { MetaDescriptor } from 'react-router'
import { site } from '../../site.config'
import { socialMeta } from '../companions/social-meta'

/** Metadata for the head of the document. */
export interface StaticPageHead {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** The data of a static page in the browser. */
export interface StaticPageData extends StaticPageHead {
  /** The HTML of the page. Set only after a client navigation. */
  readonly html?: string
}

/** The server-rendered page, as written to the payload. */
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
