import { registerIcons } from '@frond/ui'
import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Container } from '@frond/ui/container'
import { Icon } from '@frond/ui/icon'
import files from 'virtual:template-files'
import { findIcons } from '../../icon-collections'
import { site } from '../../site.config'
import { Island, type IslandReference } from '../article/Island.server'
import { readPage } from '../content/content.server'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import { TemplatePicture } from './TemplatePicture'

type Template = ReturnType<typeof readPage<'templates'>>['templates'][number]

/** Renders the page of one template. Returns `undefined` if there is no such template. */
export async function renderTemplatePage(path: string): Promise<StaticPageContent | undefined> {
  const template = readPage('templates').templates.find(({ name }) => path === `/templates/${name}`)
  if (!template) return undefined
  for (const subset of findIcons(JSON.stringify(template))) registerIcons(subset)
  const { name, title, description } = template
  const head = { path, title: `${title} template`, description }
  const islands: IslandReference[] = template.preview ? [{ kind: 'template', name }] : []
  return renderStaticPage(head, <TemplatePage {...template} />, islands)
}

function TemplatePage({ name, title, description, icon, license, kind, preview, features, components }: Template) {
  const address = `/templates/${name}/preview/`
  return (
    <Container className="py-12 sm:py-16">
      <a
        href="/templates"
        className="inline-flex items-center gap-1.5 rounded-sm text-sm text-muted hover:text-highlighted focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-primary"
      >
        <Icon name="lucide:arrow-left" className="size-4 rtl:rotate-180" />
        All templates
      </a>
      <header className="mt-6 flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-2xl">
          <div className="flex flex-wrap items-center gap-3">
            <Icon name={icon} className="size-8 text-primary" />
            <h1 className="text-3xl font-semibold tracking-tight text-highlighted sm:text-4xl">{title}</h1>
            <Badge label={kind} color="neutral" variant="subtle" />
            <Badge label={license === 'pro' ? 'Pro' : 'Free'} variant="soft" />
          </div>
          <p className="mt-4 text-lg text-pretty text-muted">{description}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {license === 'free' ? (
            <Button to={`/templates/${name}.zip`} external label="Download" icon="lucide:download" size="lg" />
          ) : (
            <Button to="/pro/pricing" label="Get Pro" trailingIcon="lucide:arrow-right" size="lg" />
          )}
          {preview && (
            <Button
              to={address}
              external
              target="_blank"
              label="Open preview"
              icon="lucide:external-link"
              color="neutral"
              variant="outline"
              size="lg"
            />
          )}
        </div>
      </header>
      <section aria-label="Preview" className="mt-10">
        {preview ? (
          <Island kind="template" name={name} props={{ address, title }} />
        ) : (
          <>
            <div className="overflow-hidden rounded-xl border border-default">
              <TemplatePicture name={name} title={title} sizes="100vw xl:1280px" />
            </div>
            <p className="mt-3 text-sm text-muted">
              This is a picture: the template needs its own server, so it does not run on this page.
            </p>
          </>
        )}
      </section>
      <div className="mt-12 grid gap-12 lg:grid-cols-2">
        <section className="min-w-0">
          <h2 className="text-xl font-semibold text-highlighted">What it contains</h2>
          <ul className="mt-4 flex flex-col gap-3 text-default">
            {features.map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <Icon name="lucide:check" className="mt-1 size-4 shrink-0 text-primary" />
                {feature}
              </li>
            ))}
          </ul>
          <h2 className="mt-10 text-xl font-semibold text-highlighted">Start</h2>
          <StartCommands name={name} license={license} />
          <h2 className="mt-10 text-xl font-semibold text-highlighted">Components</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {components.map(({ label, to }) => (
              <li key={to}>
                <Button to={to} label={label} size="sm" color="neutral" variant="subtle" />
              </li>
            ))}
          </ul>
        </section>
        <section className="min-w-0">
          <h2 className="text-xl font-semibold text-highlighted">Files</h2>
          <pre
            tabIndex={0}
            className="mt-4 overflow-x-auto rounded-lg border border-default bg-muted px-4 py-3 text-sm/6 text-default"
          >
            {drawTree(name, files[name] ?? [])}
          </pre>
        </section>
      </div>
    </Container>
  )
}

function StartCommands({ name, license }: Pick<Template, 'name' | 'license'>) {
  const archive = license === 'free' ? `${name}.zip` : 'frond-ui-pro-templates-1.0.0.zip'
  const commands = [
    ...(license === 'free' ? [`curl -LO ${site.url}/templates/${archive}`] : []),
    `unzip ${archive}`,
    `cd ${name}`,
    'npm install',
    'npm run dev',
  ]
  return (
    <>
      {license === 'pro' && (
        <p className="mt-4 text-muted">
          The download is part of your license: open{' '}
          <a href="/pro/manage" className="text-primary underline underline-offset-4">
            your licenses
          </a>{' '}
          and choose the templates.
        </p>
      )}
      <pre
        tabIndex={0}
        className="mt-4 overflow-x-auto rounded-lg border border-default bg-muted px-4 py-3 text-sm/6 text-default"
      >
        {commands.join('\n')}
      </pre>
    </>
  )
}

/** The files of a template as an indented list. Each folder is listed once, before its files. */
function drawTree(name: string, paths: readonly string[]): string {
  const lines = new Set([`${name}/`])
  for (const path of paths) {
    const parts = path.split('/')
    parts.forEach((part, depth) => {
      const isFolder = depth < parts.length - 1
      // The invisible path makes equal names in different folders distinct.
      lines.add(`${'  '.repeat(depth + 1)}${part}${isFolder ? '/' : ''}\0${parts.slice(0, depth + 1).join('/')}`)
    })
  }
  return [...lines].map((line) => line.split('\0')[0]).join('\n')
}
