import { Button, ChangelogVersions, Container, Empty, Input, PageHero, Tabs } from '@frond/ui'
import { useState } from 'react'
import { pageMeta } from '../page-meta'
import { kinds } from '../parse-release'
import { kindLooks, ReleaseChanges } from '../ReleaseChanges'
import { filterReleases, type ReleaseFilter, releases } from '../releases'
import { site } from '../site'

export const meta = () => pageMeta(site.title, site.description)

const filters = [
  { label: 'All', value: 'all' },
  ...kinds.map((kind) => ({ label: kindLooks[kind].label, value: kind as string })),
]

const everything: ReleaseFilter = { kind: 'all', search: '' }

export default function HomePage() {
  const [filter, setFilter] = useState(everything)
  const shown = filterReleases(filter)
  const versions = shown.map((release) => ({
    title: release.title,
    description: release.summary,
    date: release.date,
    badge: { label: release.version, color: 'neutral', variant: 'subtle' } as const,
    to: `/releases/${release.version}`,
    release,
  }))

  return (
    <>
      <PageHero
        title={site.title}
        description={site.description}
        links={[{ label: 'Subscribe', to: '/subscribe', icon: 'lucide:mail' }]}
        ui={{ container: 'pb-8 sm:pb-12 lg:pb-12' }}
      />
      <Container className="pb-24">
        <search className="mx-auto mb-12 flex max-w-216 flex-wrap items-center gap-3">
          <Tabs
            aria-label="Kind of change"
            color="neutral"
            size="sm"
            content={false}
            items={filters}
            value={filter.kind}
            onValueChange={(kind) => setFilter({ ...filter, kind: kind as ReleaseFilter['kind'] })}
            className="max-sm:w-full"
          />
          <Input
            type="search"
            icon="lucide:search"
            placeholder="Search changes"
            aria-label="Search changes"
            value={filter.search}
            onValueChange={(search) => setFilter({ ...filter, search: String(search) })}
            className="w-full sm:ms-auto sm:w-64"
          />
          <p role="status" className="sr-only">
            {shown.length} of {releases.length} releases
          </p>
        </search>
        {shown.length > 0 ? (
          <ChangelogVersions
            versions={versions}
            body={({ version }) => <ReleaseChanges release={version.release} headingLevel={3} />}
          />
        ) : (
          <Empty
            icon="lucide:search-x"
            title="No changes found"
            description="Try another word, or another kind of change."
            renderActions={
              <Button label="Show all" color="neutral" variant="outline" onClick={() => setFilter(everything)} />
            }
            className="mx-auto max-w-216"
          />
        )}
      </Container>
    </>
  )
}
