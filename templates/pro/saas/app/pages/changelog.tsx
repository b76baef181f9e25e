import { ChangelogVersions, Container, PageHero } from '@frond/ui'
import { releases } from '../content'
import { pageMeta } from '../page-meta'
import { Article } from '../parts/Article'
import { product } from '../product'

const description = `What is new in ${product.name}.`

export const meta = () => pageMeta('Changelog', description)

const versions = releases.map((release) => ({
  title: release.fields.title,
  description: release.fields.description,
  date: release.fields.date,
  badge: { label: release.name, color: 'primary', variant: 'subtle' } as const,
  release,
}))

export default function ChangelogPage() {
  return (
    <>
      <PageHero title="Changelog" description={description} ui={{ container: 'pb-12 @2xl:pb-16 @5xl:pb-16' }} />
      <Container className="pb-24">
        <ChangelogVersions versions={versions} body={({ version }) => <Article page={version.release} />} />
      </Container>
    </>
  )
}
