import { PageBody, PageCard, PageGrid, PageHeader } from '@frond/ui'
import { docs } from '../content'
import { pageMeta } from '../page-meta'
import { product } from '../product'

const description = `How to connect jobs to ${product.name}, and what happens when one of them is late.`

export const meta = () => pageMeta('Documentation', description)

export default function DocsHomePage() {
  return (
    <div className="min-w-0">
      <PageHeader title="Documentation" description={description} />
      <PageBody>
        <PageGrid className="lg:grid-cols-2">
          {docs.map(({ name, fields }) => (
            <PageCard
              key={name}
              title={fields.title}
              description={fields.description}
              to={`/docs/${name}`}
              headingLevel={2}
            />
          ))}
        </PageGrid>
      </PageBody>
    </div>
  )
}
