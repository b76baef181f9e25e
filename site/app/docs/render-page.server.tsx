import { ContentToc } from '@frond/ui/content-toc'
import { renderToStaticMarkup } from 'react-dom/server'
import { findDocsPage } from '../content/content.server'
import { componentStyles } from '../article/component-styles.server'
import { renderArticle } from '../article/render.server'
import type { HtmlSplit, StaticPart } from '../article/StaticHtml'
import { PageFooter } from './PageFooter'
import { PageHeader } from './PageHeader.server'
import { docsNeighbours } from './render-navigation.server'

export interface RenderedPage extends StaticPart {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Where the HTML can be split, and where the article ends. */
  readonly splits: readonly HtmlSplit[]
  readonly articleEnd: number
}

const rendered = new Map<string, Promise<RenderedPage | undefined>>()

/**
 * Renders everything below the header as HTML. A build renders each page once and uses the result for the page, the
 * payload and the search index.
 */
export function renderDocsPage(path: string): Promise<RenderedPage | undefined> {
  const known = import.meta.env.DEV ? undefined : rendered.get(path)
  if (known) return known

  const page = render(path)
  rendered.set(path, page)
  return page
}

async function render(path: string): Promise<RenderedPage | undefined> {
  const page = findDocsPage(path)
  if (!page) return undefined

  const article = await renderArticle(page.body.children, { slug: path.split('/').at(-1)!, path })
  // A wide page, such as the gallery, uses the space of the table of contents.
  const isWide = page.meta.wide === true
  const toc = isWide ? [] : page.body.toc
  // A duplicate id would break links to the heading and its entry in the table of contents, because both would find the
  // page instead.
  const anchors = toc.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
  if (anchors.includes('content')) throw new Error(`${path}: the page has the id "content", give the heading another.`)

  const html = renderToStaticMarkup(
    <div className={toc.length > 0 ? 'docs-columns' : undefined}>
      {toc.length > 0 && <ContentToc links={toc} breakpoint="xl" data-toc="" />}
      <main id="content" tabIndex={-1} className="min-w-0 py-8 outline-none lg:px-10 xl:px-14">
        <div className={isWide ? undefined : 'mx-auto max-w-3xl'}>
          <PageHeader page={page} />
          <article className="text-default" dangerouslySetInnerHTML={{ __html: article.html }} />
          <PageFooter page={page} {...docsNeighbours(path)} />
        </div>
      </main>
    </div>,
    { identifierPrefix: 'page' },
  )
  const start = html.indexOf(article.html)
  return {
    path,
    splits: article.splits.map(([height, position]) => [height, start + position]),
    articleEnd: start + article.html.length,
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.description,
    html,
    styles: [...new Set([...article.styles, ...(page.badge ? componentStyles('Badge') : [])])],
  }
}
