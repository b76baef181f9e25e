import { createContext, use } from 'react'

/** What a block can read about the page that contains it. */
export interface ArticlePage {
  readonly path: string
  /** The last segment of the path. On a component page, this is the slug of the component. */
  readonly slug: string
}

export const PageContext = createContext<ArticlePage | null>(null)

export function usePage(): ArticlePage {
  const page = use(PageContext)
  if (!page) throw new Error('usePage: no article found above this block. Render the block inside an article.')
  return page
}
