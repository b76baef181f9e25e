import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { defineCollection, defineContentConfig } from '../collections/define.ts'
import type { ContentBody, PageLink } from '../types.ts'
import { assertLinks } from '../links/check-links.ts'
import { buildContent } from './build-content.ts'
import { ContentBuildError } from './build-error.ts'
import { openContent, type Content } from './open-content.ts'

const config = defineContentConfig({
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**/*.md',
      schema: z.object({
        category: z.enum(['form', 'layout']).optional(),
        framework: z.enum(['vite', 'next']).optional(),
        order: z.int().default(0),
        draft: z.boolean().default(false),
      }),
    }),
    templates: defineCollection({
      type: 'page',
      source: 'templates.yml',
      schema: z.object({ hero: z.object({ title: z.string() }), navigation: z.boolean() }),
    }),
    info: defineCollection({
      type: 'data',
      source: 'info.yml',
      schema: z.object({ banner: z.object({ id: z.string() }) }),
    }),
  },
})

let folder: string
const opened: Content<typeof config>[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-content-'))
  write('docs/1.getting-started/1.index.md', '# Introduction\n\nWelcome *here*.\n\n## Usage\n')
  write(
    'docs/2.components/1.button.md',
    '---\ntitle: Button\ncategory: form\norder: 2\nicon: i-lucide-square\n---\n\nText\n',
  )
  write('docs/2.components/2.card.md', '---\ntitle: Card\ncategory: layout\norder: 10\ndraft: true\n---\n')
  write('docs/2.components/.navigation.yml', 'title: All components\nicon: i-lucide-box\n')
  write('docs/3.secret.md', '---\nnavigation: false\nframework: vite\n---\n')
  write('templates.yml', 'title: Templates\nnavigation: false\nhero:\n  title: Start here\n')
  write('info.yml', 'banner:\n  id: joining\nextra: 1\n')
})

afterEach(() => {
  for (const content of opened.splice(0)) content.close()
  rmSync(folder, { recursive: true })
})

function write(file: string, text: string): void {
  const path = join(folder, 'content', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function build(options: object = {}) {
  return buildContent({
    root: join(folder, 'content'),
    config,
    database: join(folder, 'out/content.db'),
    cache: join(folder, 'cache'),
    ...options,
  })
}

function open(): Content<typeof config> {
  const content = openContent<typeof config>(join(folder, 'out/content.db'))
  opened.push(content)
  return content
}

describe('buildContent', () => {
  it('creates one table per collection, each with a version', async () => {
    const { collections, files, parsed, unchanged, warnings } = await build()
    expect({ files, parsed, unchanged, warnings }).toEqual({ files: 6, parsed: 6, unchanged: false, warnings: [] })
    expect(collections).toEqual({
      docs: { rows: 4, version: expect.stringMatching(/^v3\.5\.0--[0-9a-f]{16}$/) },
      templates: { rows: 1, version: expect.any(String) },
      info: { rows: 1, version: expect.any(String) },
    })
    expect(readdirSync(join(folder, 'out'))).toEqual(['content.db'])
  })

  it('parses only changed files, and changes only the version of their collection', async () => {
    const first = await build()
    const written = statSync(join(folder, 'out/content.db')).mtimeMs
    const second = await build()
    expect(second).toMatchObject({ parsed: 0, unchanged: true, collections: first.collections })
    expect(statSync(join(folder, 'out/content.db')).mtimeMs).toBe(written)

    write('docs/2.components/1.button.md', '---\ntitle: Button\n---\n\nOther text\n')
    const third = await build()
    expect(third).toMatchObject({ parsed: 1, unchanged: false })
    expect(third.collections.docs!.version).not.toBe(first.collections.docs!.version)
    expect(third.collections.info).toEqual(first.collections.info)
    expect(JSON.stringify(open().queryCollection('docs').path('/docs/components/button').first()!.body)).toContain(
      'Other text',
    )
  })

  it('parses the text that transform returns, also if the file is cached', async () => {
    await build()
    const transform = (text: string, file: string) =>
      file.endsWith('button.md') ? text.replace('Text', 'Changed') : text
    expect(await build({ transform })).toMatchObject({ parsed: 1 })
    const readBody = () => JSON.stringify(open().queryCollection('docs').path('/docs/components/button').first()!.body)
    expect(readBody()).toContain('Changed')
    await build()
    expect(readBody()).toContain('Text')
  })

  it('computes the same versions from the same files without a cache', async () => {
    const first = await build()
    const second = await build({ cache: join(folder, 'other-cache'), database: join(folder, 'other.db') })
    expect(second.collections).toEqual(first.collections)
  })

  it('removes deleted files from the cache', async () => {
    await build()
    rmSync(join(folder, 'content/docs/2.components/2.card.md'))
    await build()
    expect(open().queryCollection('docs').count()).toBe(3)
  })

  it('does not disturb readers of the old database', async () => {
    await build()
    const before = open()
    write('docs/2.components/1.button.md', '---\ntitle: Changed\n---\n')
    await build()
    expect(before.queryCollection('docs').path('/docs/components/button').first()!.title).toBe('Button')
    expect(open().queryCollection('docs').path('/docs/components/button').first()!.title).toBe('Changed')
  })

  it('replaces a file that is not a database', async () => {
    mkdirSync(join(folder, 'out'))
    writeFileSync(join(folder, 'out/content.db'), 'rubbish')
    await build()
    expect(open().queryCollection('docs').count()).toBe(4)
  })

  it('reports file, line and reason of every invalid field and keeps the old database', async () => {
    await build()
    write('docs/2.components/1.button.md', '---\ntitle: Button\n\ncategory: fom\n---\n')
    write('docs/2.components/2.card.md', '---\ntitle: 3\nlinks:\n  - label: A\n  - B\npath: /x\n---\n')
    const failure = await build().catch((reason: unknown) => reason)

    expect(failure).toBeInstanceOf(ContentBuildError)
    expect((failure as ContentBuildError).problems).toEqual([
      {
        file: 'docs/2.components/1.button.md',
        line: 4,
        column: 1,
        message: expect.stringContaining('category: Invalid option'),
      },
      {
        file: 'docs/2.components/2.card.md',
        line: 6,
        column: 1,
        message: 'path: This field is derived from the file. Rename or remove it.',
      },
      {
        file: 'docs/2.components/2.card.md',
        line: 2,
        column: 1,
        message: expect.stringContaining('title: Invalid input'),
      },
      {
        file: 'docs/2.components/2.card.md',
        line: 5,
        column: 5,
        message: expect.stringContaining('links.1: Invalid input'),
      },
    ])
    expect((failure as Error).message).toMatch(
      /^The content has 4 problems:\n {2}docs\/2\.components\/1\.button\.md:4:1 category/,
    )
    expect(open().queryCollection('docs').count()).toBe(4)
  })

  it('rejects a field that is not in a strict schema', async () => {
    const strict = defineContentConfig({
      collections: {
        docs: defineCollection({
          type: 'page',
          source: 'docs/3.*.md',
          schema: z.strictObject({ framework: z.string() }),
        }),
      },
    })
    write('docs/3.secret.md', '---\nframework: vite\ncatgory: form\n---\n')
    await expect(build({ config: strict })).rejects.toThrow('catgory')
  })

  it('rejects text with invalid characters', async () => {
    write('docs/2.components/1.button.md', '---\ncategory: form\ntitle: "a\\0b"\n---\n')
    await expect(build()).rejects.toThrow(
      'docs/2.components/1.button.md:3:1 title: The text contains an invalid character',
    )
  })

  it('reports file and line of missing pages, headings and images, wherever the link is written', async () => {
    const lines = [
      '---',
      'title: Button',
      'links:',
      '  - label: A',
      '    to: /docs/nowhere',
      'cover:',
      '  image: /a.png',
      '---',
    ]
    lines.push('', '[one](/docs/components/card#nothing)', '', '![two](/b.png)', '', '::card{to="/docs/crad"}', '::')
    write('docs/2.components/1.button.md', lines.join('\n'))
    await build()

    const check = () => assertLinks(open(), { knownFiles: ['/a.webp'] })
    expect(check).toThrow(ContentBuildError)
    expect(check).toThrow(
      [
        'The content has 5 problems:',
        '  docs/2.components/1.button.md:5:5 There is no page /docs/nowhere.',
        '  docs/2.components/1.button.md:7:3 There is no file /a.png.',
        '  docs/2.components/1.button.md:10:1 The page /docs/components/card has no heading "#nothing".',
        '  docs/2.components/1.button.md:12:1 There is no file /b.png.',
        '  docs/2.components/1.button.md:14:1 There is no page /docs/crad.',
      ].join('\n'),
    )
    write('docs/2.components/1.button.md', '[one](/docs/components/card) ![two](/a.webp)\n')
    await build()
    expect(() => assertLinks(open(), { knownFiles: ['/a.webp'] })).not.toThrow()
  })

  it('rejects two files with the same path', async () => {
    write('docs/2.components/7.button.md', '# Twin')
    await expect(build()).rejects.toThrow(
      'docs/2.components/7.button.md:1:1 The address /docs/components/button is taken by docs/2.components/1.button.md',
    )
  })

  it('rejects unknown components if the site passes a list of its components', async () => {
    write('docs/2.components/1.button.md', 'Text\n\n::component-exmaple{name="a"}\n')
    await expect(build({ config: { ...config, components: ['component-example'] } })).rejects.toThrow(
      'docs/2.components/1.button.md:3:1 "component-exmaple" is not a known component',
    )
  })

  it('reports warnings without failing', async () => {
    write('docs/2.components/1.button.md', 'Text <b>bold</b>\n')
    const { warnings } = await build()
    expect(warnings).toEqual([
      {
        file: 'docs/2.components/1.button.md',
        line: 1,
        column: 6,
        message: expect.stringContaining('HTML is shown as text'),
      },
    ])
    expect((await build()).warnings, 'from the cache').toEqual(warnings)
  })

  it('works without a writable cache folder', async () => {
    writeFileSync(join(folder, 'file'), '')
    expect(await build({ cache: join(folder, 'file/below-a-file') })).toMatchObject({ parsed: 6 })
  })
})

describe('openContent', () => {
  it('reads a page with all its fields', async () => {
    await build()
    const page = open().queryCollection('docs').path('/docs/getting-started').first()
    expect(page).toEqual({
      id: 'docs/docs/1.getting-started/1.index.md',
      title: 'Introduction',
      body: {
        children: [
          ['p', {}, 'Welcome ', ['em', {}, 'here'], '.'],
          ['h2', { id: 'usage' }, 'Usage'],
        ],
        toc: [{ id: 'usage', depth: 2, text: 'Usage', children: [] }],
      },
      category: null,
      description: 'Welcome here.',
      draft: false,
      extension: 'md',
      framework: null,
      links: null,
      meta: {},
      navigation: true,
      order: 0,
      path: '/docs/getting-started',
      seo: { title: 'Introduction', description: 'Welcome here.' },
      stem: 'docs/1.getting-started/1.index',
    })
  })

  it('stores front matter that is not in the schema in meta', async () => {
    await build()
    expect(open().queryCollection('docs').path('/docs/components/button').first()!.meta).toEqual({
      icon: 'i-lucide-square',
    })
    expect(open().queryCollection('info').first()).toMatchObject({
      id: 'info/info.yml',
      banner: { id: 'joining' },
      meta: { extra: 1 },
    })
  })

  it('answers queries', async () => {
    await build()
    const docs = open().queryCollection('docs')
    const titles = (query: typeof docs) => query.all().map(({ title }) => title)

    expect(titles(docs)).toEqual(['Introduction', 'Button', 'Card', 'Secret'])
    expect(titles(docs.where('order', '>', 2))).toEqual(['Card'])
    expect(titles(docs.where('draft', '=', true))).toEqual(['Card'])
    expect(titles(docs.where('category', 'IN', ['form', 'layout']).order('title', 'DESC'))).toEqual(['Card', 'Button'])
    expect(titles(docs.where('category', 'IN', []))).toEqual([])
    expect(titles(docs.where('order', 'BETWEEN', [1, 5]))).toEqual(['Button'])
    expect(titles(docs.where('path', 'LIKE', '/DOCS/components/%'))).toEqual(['Button', 'Card'])
    expect(titles(docs.where('category', 'IS NULL').limit(1).skip(1))).toEqual(['Secret'])
    expect(
      titles(docs.orWhere((either) => either.where('title', '=', 'Card').where('framework', '=', 'vite'))),
    ).toEqual(['Card', 'Secret'])
    expect(titles(docs.where('title', '=', "x' OR '1'='1"))).toEqual([])
    expect(docs.where('category', 'IS NOT NULL').count()).toBe(2)
    expect(docs.count('category')).toBe(2)
    expect(docs.count('draft', true)).toBe(2)
    expect(docs.select('title', 'order').first()).toEqual({ title: 'Introduction', order: 0 })
    expect(docs.path('/nowhere').first()).toBeUndefined()
  })

  it('infers the types of rows', async () => {
    await build()
    const content = open()
    const page = content.queryCollection('docs').first()!
    expectTypeOf(page.category).toEqualTypeOf<'form' | 'layout' | null>()
    expectTypeOf(page.order).toEqualTypeOf<number>()
    expectTypeOf(page.body).toEqualTypeOf<ContentBody>()
    expectTypeOf(page.links).toEqualTypeOf<PageLink[] | null>()
    expectTypeOf(content.queryCollection('templates').first()!.navigation).toEqualTypeOf<boolean>()
    expectTypeOf(content.queryCollection('info').first()!).not.toHaveProperty('body')
    expectTypeOf(content.queryCollection('docs').select('title').all()).toEqualTypeOf<{ title: string }[]>()
    // @ts-expect-error a field that docs do not have
    expect(() => content.queryCollection('docs').where('hero', '=', 'a').all()).toThrow('has no field "hero"')
    // @ts-expect-error a collection that does not exist
    expect(() => content.queryCollection('posts')).toThrow(
      'There is no collection "posts". There are docs, templates, info.',
    )
  })

  it('returns the navigation, without hidden pages', async () => {
    await build()
    expect(open().queryCollectionNavigation('docs')).toEqual([
      {
        title: 'Docs',
        path: '/docs',
        stem: 'docs',
        page: false,
        children: [
          {
            title: 'Getting started',
            path: '/docs/getting-started',
            stem: 'docs/1.getting-started',
            children: [
              { title: 'Introduction', path: '/docs/getting-started', stem: 'docs/1.getting-started/1.index' },
            ],
          },
          {
            title: 'All components',
            icon: 'i-lucide-box',
            path: '/docs/components',
            stem: 'docs/2.components',
            page: false,
            children: [
              {
                title: 'Button',
                path: '/docs/components/button',
                stem: 'docs/2.components/1.button',
                icon: 'i-lucide-square',
                category: 'form',
              },
              { title: 'Card', path: '/docs/components/card', stem: 'docs/2.components/2.card', category: 'layout' },
            ],
          },
        ],
      },
    ])
    expect(open().queryCollectionNavigation('templates')).toEqual([])
    expect(() => open().queryCollectionNavigation('info')).toThrow('has no navigation')
  })

  it('filters the navigation and finds neighboring pages', async () => {
    await build()
    const content = open()
    const options = {
      fields: ['description' as const],
      where: (query: ReturnType<typeof content.queryCollection<'docs'>>) => query.where('draft', '=', false),
    }
    expect(content.queryCollectionItemSurroundings('docs', '/docs/getting-started').map((page) => page?.title)).toEqual(
      [undefined, 'Button'],
    )
    expect(content.queryCollectionItemSurroundings('docs', '/docs/components/button', options)).toEqual([
      expect.objectContaining({ title: 'Introduction', description: 'Welcome here.' }),
      undefined,
    ])
  })

  it('returns search sections of Markdown pages only', async () => {
    await build()
    expect(open().queryCollectionSearchSections('docs').slice(0, 3)).toEqual([
      {
        id: '/docs/getting-started',
        title: 'Introduction',
        titles: [],
        content: 'Welcome here. Welcome here.',
        level: 1,
      },
      { id: '/docs/getting-started#usage', title: 'Usage', titles: ['Introduction'], content: '', level: 2 },
      { id: '/docs/components/button', title: 'Button', titles: [], content: 'Text Text', level: 1 },
    ])
    expect(open().queryCollectionSearchSections('templates')).toEqual([])
    expect(() => open().queryCollectionSearchSections('info')).toThrow('has no pages to search')
  })

  it('describes the collections for the browser', async () => {
    const { collections } = await build()
    const [docs] = open().collections()
    expect(docs).toMatchObject({ name: 'docs', type: 'page', version: collections.docs!.version })
    expect(docs!.folders).toEqual({ 'docs/2.components': { title: 'All components', icon: 'i-lucide-box' } })
    expect(docs!.fields).toContainEqual({ name: 'order', kind: 'integer' })
  })

  it('is read-only', async () => {
    await build()
    const database = new DatabaseSync(join(folder, 'out/content.db'), { readOnly: true })
    expect(() => database.exec('DELETE FROM _content_docs')).toThrow('readonly')
    database.close()
  })

  it('explains what to do if the database does not exist', () => {
    expect(existsSync(join(folder, 'out/content.db'))).toBe(false)
    expect(open).toThrow('Build the content first')
  })
})
