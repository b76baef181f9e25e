import { existsSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { CollectionName, CollectionRow, CollectionType, ContentConfig } from '../collections/define.ts'
import type { Field } from '../collections/fields.ts'
import type { DocumentLink } from '../parse/markdown.ts'
import { createQuery, type CollectionQuery } from '../query/builder.ts'
import {
  buildNavigation,
  findSurroundings,
  navigationFields,
  type NavigationFolders,
  type NavigationRow,
} from '../query/navigation.ts'
import type { Query } from '../query/query.ts'
import { toStatement, type QueryFields } from '../query/statement.ts'
import type { Json, NavigationItem } from '../types.ts'
import { decodeValue } from './rows.ts'
import type { PageLinkRecord } from './write-database.ts'

export interface NavigationOptions<Row> {
  /** Fields that the items carry besides title, path, stem, icon, badge, framework and category. */
  fields?: readonly (keyof Row & string)[]
  /** Leaves pages out. */
  where?: (query: CollectionQuery<Row>) => CollectionQuery<Row>
}

/** The collections of a database, for reading. Everything answers at once, without a promise. */
export interface Content<Config extends ContentConfig = ContentConfig> {
  queryCollection<Name extends CollectionName<Config>>(name: Name): CollectionQuery<CollectionRow<Config, Name>>
  /** The pages of a collection as a tree. Pages with `navigation: false` are not in it. */
  queryCollectionNavigation<Name extends CollectionName<Config>>(
    name: Name,
    options?: NavigationOptions<CollectionRow<Config, Name>>,
  ): NavigationItem[]
  /** The pages before and after the one at this path, in the order of the navigation. */
  queryCollectionItemSurroundings<Name extends CollectionName<Config>>(
    name: Name,
    path: string,
    options?: NavigationOptions<CollectionRow<Config, Name>>,
  ): [previous: NavigationItem | undefined, next: NavigationItem | undefined]
  collections(): CollectionSummary[]
  /** The links of every page, for `checkLinks`. */
  pageLinks(): PageLinkRecord[]
  close(): void
}

export interface CollectionSummary {
  name: string
  type: CollectionType
  /** `v3.5.0--{hash}`, the hash being that of the rows. */
  version: string
  fields: Field[]
}

interface OpenCollection extends CollectionSummary {
  kinds: QueryFields
  folders: NavigationFolders
}

/** Opens a database that `buildContent` made. Give it the type of the config to have typed rows. */
export function openContent<Config extends ContentConfig = ContentConfig>(file: string): Content<Config> {
  if (!existsSync(file)) throw new Error(`openContent: there is no ${file}. Build the content first.`)
  const database = new DatabaseSync(file, { readOnly: true })
  const collections = readCollections(database)
  const statements = new Map<string, StatementSync>()

  function getCollection(name: string): OpenCollection {
    const collection = collections.get(name)
    if (collection) return collection
    throw new Error(`There is no collection "${name}". There are ${[...collections.keys()].join(', ')}.`)
  }

  function run(query: Query): Record<string, unknown>[] {
    const { kinds } = getCollection(query.collection)
    const { sql, parameters } = toStatement(query, kinds)
    let statement = statements.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      statements.set(sql, statement)
    }
    return statement.all(...parameters).map((row) => decodeRow(row, kinds))
  }

  function readNavigation(
    name: string,
    { fields = [], where }: NavigationOptions<NavigationRow> = {},
  ): NavigationItem[] {
    const { type, kinds, folders } = getCollection(name)
    if (type !== 'page') throw new Error(`"${name}" is a data collection and has no navigation.`)

    const carried = [...new Set([...navigationFields, ...fields])]
    const columns = carried.filter((field) => kinds.has(field))
    const pages = createQuery<NavigationRow>(name, run)
    const rows = (where ? where(pages) : pages)
      .where('navigation', '<>', 'false')
      .where('navigation', 'IS NOT NULL')
      .select('navigation', 'stem', 'path', 'title', 'meta', ...columns)
      .all() as NavigationRow[]
    return buildNavigation(rows, folders, carried)
  }

  return {
    queryCollection(name) {
      getCollection(name)
      return createQuery(name, run)
    },
    // The callers' row types narrow what `where` and `fields` may name; the rows are read in the same way for all.
    queryCollectionNavigation: (name, options) =>
      readNavigation(name, options as NavigationOptions<NavigationRow> | undefined),
    queryCollectionItemSurroundings: (name, path, options) =>
      findSurroundings(readNavigation(name, options as NavigationOptions<NavigationRow> | undefined), path),
    collections: () =>
      [...collections.values()].map(({ name, type, version, fields }) => ({ name, type, version, fields })),
    pageLinks: () => database.prepare('SELECT path, file, anchors, links FROM _frond_links').all().map(toLinkRecord),
    close: () => database.close(),
  }
}

function readCollections(database: DatabaseSync): Map<string, OpenCollection> {
  const rows = database.prepare('SELECT name, type, version, fields, folders FROM _frond_collections').all()
  return new Map(
    rows.map((row) => {
      const fields = JSON.parse(String(row.fields)) as Field[]
      const folders = JSON.parse(String(row.folders)) as { [stem: string]: { [key: string]: Json } }
      const name = String(row.name)
      const collection: OpenCollection = {
        name,
        type: row.type as CollectionType,
        version: String(row.version),
        fields,
        kinds: new Map(fields.map((field) => [field.name, field.kind])),
        folders: new Map(Object.entries(folders)),
      }
      return [name, collection]
    }),
  )
}

function decodeRow(row: Record<string, unknown>, kinds: QueryFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, decodeValue(kinds.get(name) ?? 'text', value)]),
  )
}

function toLinkRecord({ path, file, anchors, links }: Record<string, unknown>): PageLinkRecord {
  return {
    path: String(path),
    file: String(file),
    anchors: JSON.parse(String(anchors)) as string[],
    links: JSON.parse(String(links)) as DocumentLink[],
  }
}
