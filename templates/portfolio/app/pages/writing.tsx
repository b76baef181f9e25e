import { Container, Empty, Link } from '@frond/ui'
import { articles, formatDate } from '../articles'
import { pageMeta } from '../page-meta'
import { PageTitle } from '../PageTitle'

const description = 'Short notes about design, code and the space between them.'

export const meta = () => pageMeta('Writing', description)

export default function WritingPage() {
  return (
    <Container className="pb-24 sm:pb-32">
      <PageTitle title="Writing" description={description} />
      {articles.length === 0 && <Empty icon="lucide:pen-line" title="Nothing here yet" description="Come back soon." />}
      <ul className="border-t border-default">
        {articles.map((article) => (
          <li key={article.slug} className="border-b border-default">
            <Link
              to={`/writing/${article.slug}`}
              raw
              className="group grid gap-x-8 gap-y-2 py-8 outline-primary focus-visible:outline-2 sm:grid-cols-[12rem_1fr] sm:py-10"
            >
              <span className="text-sm/8 text-muted">
                <time dateTime={article.date}>{formatDate(article.date)}</time>
              </span>
              <div>
                <h2 className="font-display text-2xl/8 font-medium text-highlighted group-hover:text-primary sm:text-3xl/9">
                  {article.title}
                </h2>
                <p className="mt-2 max-w-2xl text-muted">{article.summary}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
