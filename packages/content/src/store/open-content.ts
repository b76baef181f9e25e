import type { CollectionName, CollectionRow, ContentConfig } from '../collections/define.ts'
import type { DocumentLink } from '../parse/markdown-converter.ts'
import type { CollectionQuery } from '../query/builder.ts'
import { createReader, type CollectionSummary, type ContentReader } from '../query/read-content.ts'
import { openContentDatabase, type StoredCollection } from './content-database.ts'
import { decodeRow } from './rows.ts'
import type { PageLinkRecord } from './write-database.ts'

/** The collections of a database. All results are synchronous. */
export interface Content<Config extends ContentConfig = ContentConfig> extends ContentReader<Config, 'now'> {
  queryCollection<Name extends CollectionName<Config>>(name: Name): CollectionQuery<CollectionRow<Config, Name>>
  /** The description of the collections (names, versions, fields) that the browser needs. It is plain JSON. */
  collections(): CollectionSummary[]
  /** The links of every page, for `checkLinks`. */
  pageLinks(): PageLinkRecord[]
  close(): void
}

/** Opens a database written by `buildContent`. Pass the type of the config to get typed rows. */
export function openContent<Config extends ContentConfig = ContentConfig>(file: string): Content<Config> {
  const database = openContentDatabase(file)

  function getCollection(name: string): StoredCollection {
    const collection = database.collections.get(name)
    if (collection) return collection
    throw new Error(`There is no collection "${name}". There are ${[...database.collections.keys()].join(', ')}.`)
  }

  const reader = createReader<Config, 'now'>({
    getCollection,
    run(query) {
      const collection = getCollection(query.collection)
      const { statement, parameters } = database.prepare(query, collection)
      return statement.all(...parameters).map((row) => decodeRow(row, collection.kinds))
    },
  })

  return {
    ...reader,
    queryCollection(name) {
      getCollection(name)
      return reader.queryCollection(name)
    },
    collections: () =>
      [...database.collections.values()].map(({ name, type, version, fields, folders }) => {
        return { name, type, version, fields, folders }
      }),
    pageLinks: () =>
      database.sqlite.prepare('SELECT path, file, anchors, links FROM _frond_links').all().map(toLinkRecord),
    close: () => database.close(),
  }
}

function toLinkRecord({ path, file, anchors, links }: Record<string, unknown>): PageLinkRecord {
  return {
    path: String(path),
    file: String(file),
    anchors: JSON.parse(String(anchors)) as string[],
    links: JSON.parse(String(links)) as DocumentLink[],
  }
}
