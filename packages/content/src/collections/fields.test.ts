import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCollection, defineContentConfig } from './define.ts'
import { layOutCollection } from './fields.ts'

describe('layOutCollection', () => {
  it('gives a docs page its columns, id and title first', () => {
    const docs = defineCollection({
      type: 'page',
      source: 'docs/**/*.md',
      schema: z.object({ category: z.string().optional(), framework: z.enum(['vite', 'next']).nullable().optional() }),
    })
    expect(layOutCollection('docs', docs).fields).toEqual([
      { name: 'id', kind: 'text' },
      { name: 'title', kind: 'text' },
      { name: 'body', kind: 'json' },
      { name: 'category', kind: 'text' },
      { name: 'description', kind: 'text' },
      { name: 'extension', kind: 'text' },
      { name: 'framework', kind: 'text' },
      { name: 'links', kind: 'json' },
      { name: 'meta', kind: 'json' },
      { name: 'navigation', kind: 'json' },
      { name: 'path', kind: 'text' },
      { name: 'seo', kind: 'json' },
      { name: 'stem', kind: 'text' },
    ])
  })

  it('gives data only its own fields', () => {
    const info = defineCollection({ type: 'data', source: 'info.yml', schema: z.object({ text: z.string() }) })
    expect(layOutCollection('info', info).fields.map(({ name }) => name)).toEqual([
      'id',
      'extension',
      'meta',
      'stem',
      'text',
    ])
  })

  it('finds the kind of a field', () => {
    const schema = z.object({
      text: z.string().default('a'),
      choice: z.enum(['a', 'b']),
      literal: z.literal('a'),
      integer: z.int(),
      number: z.number().nullable(),
      boolean: z.boolean().optional(),
      list: z.array(z.string()),
      object: z.object({ a: z.string() }),
      either: z.union([z.string(), z.number()]),
    })
    const { fields } = layOutCollection('a', defineCollection({ type: 'data', source: '*.yml', schema }))
    const kinds = Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))
    expect(kinds).toMatchObject({
      text: 'text',
      choice: 'text',
      literal: 'text',
      integer: 'integer',
      number: 'number',
      boolean: 'boolean',
      list: 'json',
      object: 'json',
      either: 'json',
    })
  })

  it('rejects derived fields and invalid names', () => {
    const withField = (name: string) => () =>
      layOutCollection(
        'a',
        defineCollection({ type: 'page', source: '*.md', schema: z.object({ [name]: z.string() }) }),
      )
    expect(withField('path')).toThrow('cannot define "path"')
    expect(withField('a" TEXT); DROP TABLE x; --')).toThrow('is not a valid field name')
  })
})

describe('defineContentConfig', () => {
  it('rejects a collection name that is not a valid table name', () => {
    const config = { collections: { 'docs; --': defineCollection({ type: 'page', source: '*.md' }) } }
    expect(() => defineContentConfig(config)).toThrow('is not a valid collection name')
  })
})
