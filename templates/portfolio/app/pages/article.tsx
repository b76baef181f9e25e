import { Container, ContentSurround } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'
import { type Article, articles, formatDate } from '../articles'
import { pageMeta } from '../page-meta'
import { PageTitle } from '../PageTitle'
import type { Route } from './+types/article'
import NotFoundPage from './not-found'

const findArticle = (slug: string) => articles.find((article) => article.slug === slug)

export const meta = ({ params }: Route.MetaArgs) => {
  const article = findArticle(params.slug)
  return article
    ? pageMeta(article.title, article.summary)
    : pageMeta('Page not found', 'There is no article at this address.')
}

export default function ArticlePage({ params }: Route.ComponentProps) {
  const article = findArticle(params.slug)
  if (!article) return <NotFoundPage />
  const index = articles.indexOf(article)

  return (
    <Container className="max-w-3xl pb-24 sm:pb-32">
      <PageTitle
        title={article.title}
        description={article.summary}
        headline={
          <>
            <time dateTime={article.date}>{formatDate(article.date)}</time>
            {` · ${article.minutes} min read`}
          </>
        }
      />
      <article className="border-t border-default pt-10 [--prose-leading:2rem] [--prose-text:1.125rem]">
        <ProseMarkdown text={article.body} headingLevel={1} />
      </article>
      <ContentSurround surround={[toLink(articles[index + 1]), toLink(articles[index - 1])]} className="mt-16" />
    </Container>
  )
}

function toLink(article: Article | undefined) {
  return article && { title: article.title, description: article.summary, path: `/writing/${article.slug}` }
}
