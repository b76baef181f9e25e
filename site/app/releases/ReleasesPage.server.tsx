import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Container } from '@frond/ui/container'
import { Empty } from '@frond/ui/empty'
import { Icon } from '@frond/ui/icon'
import { PageHero } from '@frond/ui/page-hero'
import { site } from '../../site.config'
import { IslandLink } from '../islands/IslandLink'
import { Backdrop } from '../static-page/Backdrop'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import type { Release } from '../changelog/parse-releases'
import { Changes, describe, findLatest, ReleaseList } from './ReleaseNotes.server'
import { releases } from '../changelog/releases.server'

export function renderReleasesPage(): Promise<StaticPageContent> {
  const head = {
    path: '/releases',
    title: 'Releases',
    description: `What changed in ${site.packageName}, version by version, and what the next one will bring.`,
  }
  return renderStaticPage(head, <ReleasesPage listed={releases()} />)
}

/** Renders the page of one version. Returns `undefined` if there is no such version. */
export async function renderReleasePage(path: string): Promise<StaticPageContent | undefined> {
  const all = releases()
  const index = all.findIndex(({ version }) => path === `/releases/${version}`)
  const release = all[index]
  if (!release) return undefined

  const head = {
    path,
    title: release.version,
    description: `What is new in ${site.name} ${release.version}: ${describe(release, false).renderDate}, and what they mean for you.`,
  }
  const isLatest = release === findLatest(all)
  return renderStaticPage(
    head,
    <ReleasePage release={release} isLatest={isLatest} newer={all[index - 1]} older={all[index + 1]} />,
  )
}

/** Number of releases shown without expanding the list. */
const SHOWN = 12

function ReleasesPage({ listed }: { listed: readonly Release[] }) {
  return (
    <>
      <PageHero
        top={<Backdrop />}
        headline="Releases"
        title="What changed, and what comes next"
        description="Written by the authors of each change. The changelogs of the packages contain the same text."
        links={[
          {
            label: 'Subscribe to the feed',
            to: '/feed.xml',
            external: true,
            noRel: true,
            icon: 'lucide:rss',
            color: 'neutral',
            variant: 'outline',
          },
          { label: 'Upgrade guide', to: '/docs/getting-started/migration/v3' },
        ]}
        ui={{ container: 'py-16 sm:py-20' }}
      />
      <Container className="pb-16 sm:pb-24">
        {listed.length > 0 ? (
          <>
            <ReleaseList releases={listed.slice(0, SHOWN)} latest={findLatest(listed)} />
            {listed.length > SHOWN && (
              <IslandLink
                island="releases"
                props={{ skip: SHOWN }}
                label="Show all releases"
                to={`/releases/${listed[SHOWN]!.version}`}
                centered
                className="mt-12"
              />
            )}
          </>
        ) : (
          <Empty icon="lucide:package" title="Nothing yet" description="The first release will stand here." />
        )}
      </Container>
    </>
  )
}

interface ReleasePageProps {
  release: Release
  isLatest: boolean
  newer: Release | undefined
  older: Release | undefined
}

function ReleasePage({ release, isLatest, newer, older }: ReleasePageProps) {
  const { badge, description, renderDate: count } = describe(release, isLatest)
  return (
    <Container className="max-w-3xl py-12 sm:py-16">
      <a
        href="/releases"
        className="inline-flex items-center gap-1.5 rounded-sm text-sm text-muted hover:text-highlighted focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary"
      >
        <Icon name="lucide:arrow-left" className="size-4 rtl:rotate-180" />
        All releases
      </a>
      <header className="mt-6 border-b border-default pb-8">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl font-semibold tracking-tight text-highlighted sm:text-4xl">
            {site.name} {release.version}
          </h1>
          {badge && <Badge variant="subtle" {...badge} />}
        </div>
        <p className="mt-3 text-lg text-pretty text-muted">{description || count}</p>
        {release.published && (
          <pre tabIndex={0} className="mt-6 overflow-x-auto rounded-lg bg-muted px-4 py-3 text-sm text-default">
            npm install {site.packageName}@{release.version}
          </pre>
        )}
      </header>
      <div className="py-10">
        <Changes changes={release.changes} headingLevel={2} />
      </div>
      {(newer || older) && (
        <nav aria-label="Other versions" className="flex flex-wrap justify-between gap-3 border-t border-default pt-8">
          {older && (
            <Button
              to={`/releases/${older.version}`}
              label={older.version}
              icon="lucide:arrow-left"
              ui={{ leadingIcon: 'rtl:-scale-x-100' }}
              color="neutral"
              variant="outline"
            />
          )}
          {newer && (
            <Button
              className="ms-auto"
              to={`/releases/${newer.version}`}
              label={newer.version}
              trailingIcon="lucide:arrow-right"
              color="neutral"
              variant="outline"
            />
          )}
        </nav>
      )}
    </Container>
  )
}
