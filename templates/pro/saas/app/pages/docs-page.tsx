import { ContentSurround, ContentToc, PageBody, PageHeader, Separator } from '@frond/ui'
import { docs, type DocsPage } from '../content'
import { pageMeta } from '../page-meta'
import { Article } from '../parts/Article'
import type { Route } from './+types/docs-page'
import NotFoundPage from './not-found'

const findPage = (name: string) => docs.find((page) => page.name === name)

export const meta = ({ params }: Route.MetaArgs) => {
  const page = findPage(params.name)
  return page
    ? pageMeta(page.fields.title, page.fields.description)
    : pageMeta('Page not found', 'There is no page at this address.')
}

export default function DocsArticlePage({ params }: Route.ComponentProps) {
  const page = findPage(params.name)
  if (!page) return <NotFoundPage />
  const { title, description, group } = page.fields
  const index = docs.indexOf(page)

  return (
    <div className="flex min-w-0 flex-col xl:grid xl:grid-cols-[minmax(0,1fr)_12rem] xl:gap-10">
      <div className="min-w-0">
        <PageHeader headline={group} title={title} description={description} />
        <PageBody>
          <div>
            <Article page={page} />
          </div>
          <Separator />
          <ContentSurround surround={[toLink(docs[index - 1]), toLink(docs[index + 1])]} />
        </PageBody>
      </div>
      <ContentToc
        links={page.sections.map(({ id, title: text }) => ({ id, text, depth: 2 }))}
        highlight
        className="max-xl:hidden"
      />
    </div>
  )
}

function toLink(page: DocsPage | undefined) {
  return page && { title: page.fields.title, description: page.fields.description, path: `/docs/${page.name}` }
}
