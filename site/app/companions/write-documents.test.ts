import { describe, expect, it } from 'vitest'
import { site } from '../../site.config.ts'
import { writeFeed, writeLlms, writeManifest, writeRobots, writeSitemap } from './write-documents.ts'

describe('companions', () => {
  it('list every page for language models, with links to Markdown', () => {
    const button = { title: 'Button', path: '/docs/components/button', description: 'A button or a link.' }
    expect(writeLlms(site, [{ title: 'Components', pages: [button] }])).toBe(`# Frond UI

> ${site.description}

## Components

- [Button](https://frond-ui.dev/raw/docs/components/button.md): A button or a link.

## Optional

- [Everything in one file](https://frond-ui.dev/llms-full.txt): all pages as Markdown, examples included
`)
  })

  it('list pages for search engines in a stable order, without examples', () => {
    const sitemap = writeSitemap(site, ['/docs/b', '/', '/examples/button/basic', '/docs/a&b'])
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://frond-ui.dev',
      'https://frond-ui.dev/docs/a&#38;b',
      'https://frond-ui.dev/docs/b',
    ])
  })

  it('link the sitemap for robots', () => {
    expect(writeRobots(site)).toContain('Sitemap: https://frond-ui.dev/sitemap.xml')
  })

  it('write releases as a feed in which markup is escaped', () => {
    const changes = [{ text: '`Button` takes <b>&</b> "x"\u0001' }]
    const feed = writeFeed(site, [
      { version: '3.2.0', published: false, changes },
      { version: '3.1.0', published: true, changes },
    ])
    expect(feed).toContain('<title>Frond UI 3.2.0 (unreleased)</title>')
    expect(feed).toContain('<guid>https://frond-ui.dev/releases/3.2.0#unreleased</guid>')
    expect(feed).toContain('<guid>https://frond-ui.dev/releases/3.1.0</guid>')
    expect(feed).toContain('- `Button` takes &#60;b&#62;&#38;&#60;/b&#62; &#34;x&#34;</description>')
    expect(writeFeed(site, [])).not.toContain('<item>')
  })

  it('include the site name and icon in the web manifest', () => {
    expect(JSON.parse(writeManifest(site))).toMatchObject({
      name: 'Frond UI',
      start_url: '/',
      icons: [{ sizes: 'any' }, { sizes: '192x192' }, { sizes: '512x512' }],
    })
  })
})
