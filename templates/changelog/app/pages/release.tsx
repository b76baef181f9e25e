import { Badge, Button, Container, ContentSurround, PageHeader, Separator } from '@frond/ui'
import { pageMeta } from '../page-meta'
import type { Release } from '../parse-release'
import { ReleaseChanges } from '../ReleaseChanges'
import { releases } from '../releases'
import type { Route } from './+types/release'
import NotFoundPage from './not-found'

const findRelease = (version: string) => releases.find((release) => release.version === version)

export const meta = ({ params }: Route.MetaArgs) => {
  const release = findRelease(params.version)
  return release
    ? pageMeta(`${release.version}: ${release.title}`, release.summary)
    : pageMeta('Page not found', 'There is no release with this version.')
}

export default function ReleasePage({ params }: Route.ComponentProps) {
  const release = findRelease(params.version)
  if (!release) return <NotFoundPage />
  const index = releases.indexOf(release)

  return (
    <Container className="max-w-3xl pb-24">
      <PageHeader
        title={release.title}
        description={release.summary}
        renderHeadline={
          <span className="flex flex-wrap items-center gap-3">
            <Badge label={release.version} color="neutral" variant="subtle" className="rounded-full" />
            <time dateTime={release.date} className="text-sm font-normal text-muted">
              {formatDate(release.date)}
            </time>
          </span>
        }
      />
      <div className="py-10">
        <ReleaseChanges release={release} headingLevel={2} />
      </div>
      <Separator />
      <div className="grid gap-8 pt-8">
        <ContentSurround surround={[toLink(releases[index + 1]), toLink(releases[index - 1])]} />
        <Button
          label="All releases"
          icon="lucide:list"
          to="/"
          color="neutral"
          variant="link"
          className="justify-self-start px-0"
        />
      </div>
    </Container>
  )
}

function toLink(release: Release | undefined) {
  return release && { title: release.title, description: release.version, path: `/releases/${release.version}` }
}

/** The same on the server and in the browser: without a time zone, the day could differ. */
function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
