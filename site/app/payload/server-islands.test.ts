import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ComponentChangelog } from '../article/blocks/ComponentTables.server'
import { renderReleasesPage } from '../releases/ReleasesPage.server'
import type { Release } from '../changelog/parse-releases'
import { islands } from './server-islands.server'

/** More releases than the pages show initially: one pending release, then 3.14.0 down to 3.1.0. */
const listed = vi.hoisted((): Release[] => {
  const change = (text: string) => [{ package: '@frond/ui', kind: 'minor' as const, text }]
  const published = Array.from({ length: 14 }, (_, index) => ({
    version: `3.${14 - index}.0`,
    published: true,
    changes: change(`\`Button\` has look ${14 - index}.\n\n\`\`\`tsx\n<Button />\n\`\`\``),
  }))
  return [{ version: '3.15.0', published: false, changes: change('`Badge` waits.') }, ...published]
})

vi.mock('../changelog/releases.server', () => ({ releases: () => listed }))
vi.mock('../content/content.server', () => ({ docsPages: () => [] }))
vi.mock('virtual:island-assets', () => ({ findAsset: () => undefined }))
vi.mock('../article/PageContext', () => ({ usePage: () => ({ slug: 'button' }) }))

/** The content that an island placeholder in a page loads. */
function follow(html: string): { label: string; to: string; html: string } {
  const [, key, props, to, label] =
    /data-server-island="([^"]+)" data-props="([^"]+)".*?href="([^"]+)".*?>([^<]+)</.exec(html) ?? []
  const island = islands.get(key!)!
  const parsed = island.parse(new Map(Object.entries(JSON.parse(props!.replaceAll('&quot;', '"')) as object)))
  return { label: label!, to: to!, html: island.render(parsed!)!.html }
}

const versionsOf = (html: string) => [...html.matchAll(/>(3\.\d+\.0)</g)].map(([, version]) => version)

it('the list of releases shows twelve, and the rest on demand', async () => {
  const { html } = await renderReleasesPage()
  expect(versionsOf(html)).toEqual(listed.slice(0, 12).map(({ version }) => version))
  expect(html.match(/>Latest</g)).toHaveLength(1)

  const rest = follow(html)
  expect(rest).toMatchObject({ label: 'Show all releases', to: '/releases/3.3.0' })
  expect(versionsOf(rest.html)).toEqual(['3.3.0', '3.2.0', '3.1.0'])
  expect(rest.html).not.toContain('>Latest<')
})

it('the changelog of a component shows five releases, and the rest on demand', () => {
  const html = renderToStaticMarkup(createElement(ComponentChangelog))
  expect(versionsOf(html)).toEqual(['3.14.0', '3.13.0', '3.12.0', '3.11.0', '3.10.0'])
  expect(html).toContain('<code>Button</code> has look 14.</li>')

  const rest = follow(html)
  expect(rest).toMatchObject({ label: 'Older changes', to: '/releases' })
  expect(versionsOf(rest.html)).toHaveLength(9)
  expect(versionsOf(rest.html)[0]).toBe('3.9.0')
})

it('neither offers more if everything is visible', async () => {
  const kept = listed.splice(4)
  const { html } = await renderReleasesPage()
  expect(versionsOf(html)).toHaveLength(4)
  expect(html + renderToStaticMarkup(createElement(ComponentChangelog))).not.toContain('data-server-island')
  listed.push(...kept)
})

it('the latest release is the published one, or the pending one before that', () => {
  const island = islands.get('latest-release')!
  const render = () => island.render(island.parse(new Map())!)!.html
  expect(island.parse(new Map([['skip', 1]]))).toBeUndefined()
  expect(render()).toContain('href="/releases/3.14.0"')
  expect(render()).toContain('>1 new<')
  expect(render()).toContain('>Latest<')

  const published = listed.splice(1)
  expect(render()).toContain('href="/releases/3.15.0"')
  expect(render()).toContain('>Unreleased<')
  listed.push(...published)
})
