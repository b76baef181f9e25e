import {
  Alert,
  Button,
  Container,
  ContentNavigation,
  ContentSurround,
  ContentToc,
  Page,
  PageAside,
  PageBody,
  PageHeader,
  Separator,
} from '@frond/ui'
import { useLocation } from 'react-router'
import { pages, pagesOf } from '../content.server'
import { Feedback } from '../Feedback'
import { Markdown } from '../Markdown'
import { pageMeta } from '../page-meta'
import { latest, site } from '../site'
import { findTwin, useVersion, useVersions } from '../use-version'
import { VersionSelect } from '../VersionSelect'
import type { Route } from './+types/doc'

/** Runs during the build only. The browser loads the result as a file when a link is pressed. */
export function loader({ request }: Route.LoaderArgs) {
  const address = decodeURI(new URL(request.url).pathname).replace(/(?:\.data|\/)$/, '')
  const page = pages.find(({ path }) => address.endsWith(path))
  if (!page) throw new Response(null, { status: 404, statusText: 'Page not found' })
  const { sections: _, ...shown } = page
  const siblings = pagesOf(page.path.split('/')[1]!)
  const index = siblings.indexOf(page)
  const surround = [siblings[index - 1], siblings[index + 1]].map((sibling) =>
    sibling ? { title: sibling.title, description: sibling.description, path: sibling.path } : null,
  )
  return { ...shown, surround }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta(loaderData.title, loaderData.description) : pageMeta('Page not found', '')

export default function DocPage({ loaderData: page }: Route.ComponentProps) {
  const version = useVersion()
  const section = version?.navigation.find(({ path }) => page.path.startsWith(`${path}/`))

  return (
    <Container>
      <Page
        left={
          <PageAside aria-label="Documentation">
            <VersionSelect />
            <ContentNavigation
              aria-label="Documentation"
              navigation={version?.navigation ?? []}
              collapsible={false}
              highlight
              className="mt-6"
            />
          </PageAside>
        }
        right={page.toc.length > 0 && <ContentToc links={page.toc} highlight highlightVariant="circuit" />}
        ui={{ right: 'max-lg:sticky max-lg:top-header max-lg:z-raised' }}
      >
        <PageHeader headline={section?.title} title={page.title} description={page.description} />
        <PageBody>
          <OldVersionAlert />
          <article>
            <Markdown nodes={page.body} />
          </article>
          <div className="grid gap-8">
            <div className="flex flex-wrap items-start justify-between gap-4">
              {/* The key resets the answer when another page opens. */}
              <Feedback key={page.path} path={page.path} />
              <Button
                label="Edit this page"
                icon="lucide:pencil"
                to={site.editUrl + page.file}
                color="neutral"
                variant="ghost"
                size="sm"
              />
            </div>
            <Separator />
            <ContentSurround surround={page.surround} />
          </div>
        </PageBody>
      </Page>
    </Container>
  )
}

function OldVersionAlert() {
  const { pathname } = useLocation()
  const version = useVersion()
  const [newest] = useVersions()
  if (!version || !newest || version.id === latest.id) return null
  return (
    <Alert
      color="warning"
      variant="subtle"
      icon="lucide:history"
      title={`You are reading the documentation of ${version.label.toLowerCase()}`}
      description={`${newest.label} is newer. ${version.label} only gets fixes.`}
      actions={[
        {
          label: `Open ${newest.label.toLowerCase()}`,
          to: findTwin(pathname, newest),
          color: 'neutral',
          variant: 'outline',
        },
      ]}
    />
  )
}
