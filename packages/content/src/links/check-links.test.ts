import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PageLinkRecord } from '../store/write-database.ts'
import { checkLinks, publicFiles } from './check-links.ts'

function contentWith(...urls: string[]) {
  const button: PageLinkRecord = {
    path: '/docs/components/button',
    file: 'docs/2.components/1.button.md',
    anchors: ['usage', 'größe'],
    links: urls.map((url, index) => ({
      kind: url.endsWith('.png') ? 'image' : 'link',
      url,
      line: index + 1,
      column: 1,
    })),
  }
  const card: PageLinkRecord = {
    path: '/docs/components/card',
    file: 'docs/2.components/2.card.md',
    anchors: ['as-a-quote'],
    links: [],
  }
  return { pageLinks: () => [button, card] }
}

describe('checkLinks', () => {
  it('accepts working links', () => {
    const content = contentWith(
      '/docs/components/card',
      '/docs/components/card/',
      '/docs/components/card?framework=vite#as-a-quote',
      '#usage',
      '#gr%C3%B6%C3%9Fe',
      'card#as-a-quote',
      './card',
      '../components/card',
      'https://frond.dev/nowhere',
      '//cdn.example/x',
      'mailto:a@b.c',
      '/releases#v3',
      '/docs/components/button#props',
    )
    expect(checkLinks(content, { knownPaths: ['/releases', '/docs/components/button#props'] })).toEqual([])
  })

  it('reports file, line and a suggestion for a missing page', () => {
    expect(checkLinks(contentWith('#usage', '/docs/components/crad'))).toEqual([
      {
        file: 'docs/2.components/1.button.md',
        line: 2,
        column: 1,
        url: '/docs/components/crad',
        message: 'There is no page /docs/components/crad. Is it /docs/components/card?',
      },
    ])
  })

  it('reports missing headings on the same and on other pages', () => {
    const messages = checkLinks(contentWith('#useage', '/docs/components/card#usage')).map(({ message }) => message)
    expect(messages).toEqual([
      'The page /docs/components/button has no heading "#useage". Is it usage?',
      'The page /docs/components/card has no heading "#usage".',
    ])
  })

  it('checks images only if the list of files is given', () => {
    const content = contentWith('/images/a.png', '/images/b.png')
    expect(checkLinks(content)).toEqual([])
    expect(checkLinks(content, { knownFiles: ['/images/a.png'] })).toMatchObject([
      { line: 2, message: 'There is no file /images/b.png. Is it /images/a.png?' },
    ])
  })

  it('lists the addresses of the files in a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'frond-public-'))
    mkdirSync(join(folder, 'images/deep'), { recursive: true })
    writeFileSync(join(folder, 'images/deep/a b.png'), '')
    writeFileSync(join(folder, 'logo.svg'), '')
    expect(publicFiles(folder)).toEqual(['/images/deep/a b.png', '/logo.svg'])
    expect(checkLinks(contentWith('/images/deep/a%20b.png'), { knownFiles: publicFiles(folder) })).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
