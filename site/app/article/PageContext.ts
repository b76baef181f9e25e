import { createContext, use } from 'react'

/** What a block may know of the page it stands on. */
export interface ArticlePage {
  readonly path: string
  /** The last part of the path; on a component's page, the component. */
  readonly slug: string
}

export const PageContext = createContext<ArticlePage | null>(null)

export function usePage(): ArticlePage {
  const page = use(PageContext)
  if (!page) throw new Error('usePage: this block is rendered outside of an article.')
  return page
}
