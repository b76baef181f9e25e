import type { CollectionName, CollectionRow, CollectionType, ContentConfig } from '../collections/define.ts'
import type { Field } from '../collections/fields.ts'
import type { Json, NavigationItem, SearchSection } from '../types.ts'
import { continueWith, type Answer, type Timing } from './answer.ts'
import { createQuery, type CollectionQuery, type RunQuery } from './builder.ts'
import { buildNavigation, findSurroundings, navigationFields, type NavigationRow } from './navigation.ts'
import { toSearchSections, type SearchPage, type SearchSectionsOptions } from './search-sections.ts'
import type { QueryFields } from './statement.ts'

/** A collection without its rows. It is plain JSON and is sent to the browser with the page. */
export interface CollectionSummary {
  name: string
  type: CollectionType
  /** `v3.5.0--{hash}`, with a hash of the fields and rows. */
  version: string
  fields: Field[]
  /** The content of each folder's `.navigation.yml`, by the folder's stem. */
  folders: { [stem: string]: { [key: string]: Json } }
}

export interface NavigationOptions<Row, When extends Timing = 'now'> {
  /** Fields of the items besides title, path, stem, icon, badge, framework and category. */
  fields?: readonly (keyof Row & string)[]
  /** Leaves pages out. */
  where?: (query: CollectionQuery<Row, Row, When>) => CollectionQuery<Row, Row, When>
}

/** The functions for reading content. On disk they return synchronously, in the browser they return promises. */
export interface ContentReader<Config extends ContentConfig, When extends Timing> {
  queryCollection<Name extends CollectionName<Config>>(
    name: Name,
  ): CollectionQuery<CollectionRow<Config, Name>, CollectionRow<Config, Name>, When>
  /** The pages of a collection as a tree. Pages with `navigation: false` are not in it. */
  queryCollectionNavigation<Name extends CollectionName<Config>>(
    name: Name,
    options?: NavigationOptions<CollectionRow<Config, Name>, When>,
  ): Answer<NavigationItem[], When>
  /** The pages before and after the one at this path, in the order of the navigation. */
  queryCollectionItemSurroundings<Name extends CollectionName<Config>>(
    name: Name,
    path: string,
    options?: NavigationOptions<CollectionRow<Config, Name>, When>,
  ): Answer<[previous: NavigationItem | undefined, next: NavigationItem | undefined], When>
  /** The searchable sections of all Markdown pages of a collection. */
  queryCollectionSearchSections<Name extends CollectionName<Config>>(
    name: Name,
    options?: SearchSectionsOptions,
  ): Answer<SearchSection[], When>
}

/** What a content store has to provide. */
export interface ContentStore<When extends Timing> {
  /** Throws, or rejects, if the collection does not exist. */
  getCollection(name: string): Answer<CollectionSummary, When>
  run: RunQuery<When>
}

export function createReader<Config extends ContentConfig, When extends Timing>(
  store: ContentStore<When>,
): ContentReader<Config, When> {
  const { getCollection, run } = store as ContentStore<Timing>

  function getPages(name: string, purpose: string) {
    return continueWith(getCollection(name), (collection) => {
      if (collection.type === 'page') return collection
      throw new Error(`"${name}" is a data collection and has no ${purpose}.`)
    })
  }

  function readNavigation(name: string, { fields = [], where }: NavigationOptions<NavigationRow, Timing> = {}) {
    const carried = [...new Set([...navigationFields, ...fields])]
    return continueWith(getPages(name, 'navigation'), (collection) => {
      const known = new Set(collection.fields.map((field) => field.name))
      const columns = carried.filter((field) => known.has(field))
      const all = createQuery<NavigationRow, Timing>(name, run)
      const rows = (where ? where(all) : all)
        .where('navigation', '<>', 'false')
        .where('navigation', 'IS NOT NULL')
        .select('navigation', 'stem', 'path', 'title', 'meta', ...columns)
        .all()
      return continueWith(rows, (pages) =>
        buildNavigation(pages as NavigationRow[], new Map(Object.entries(collection.folders)), carried),
      )
    })
  }

  function readSearchSections(name: string, options?: SearchSectionsOptions) {
    return continueWith(getPages(name, 'pages to search'), () => {
      const rows = createQuery<SearchPage & { extension: string }, Timing>(name, run)
        .where('extension', '=', 'md')
        .select('path', 'body', 'description', 'title')
        .all()
      return continueWith(rows, (pages) => pages.flatMap((page) => toSearchSections(page, options)))
    })
  }

  const reader = {
    queryCollection: (name: string) => createQuery(name, run),
    queryCollectionNavigation: readNavigation,
    queryCollectionItemSurroundings: (name: string, path: string, options?: NavigationOptions<NavigationRow, Timing>) =>
      continueWith(readNavigation(name, options), (navigation) => findSurroundings(navigation, path)),
    queryCollectionSearchSections: readSearchSections,
  }
  // The cast is safe: the store decides whether results are promises, and rows have the fields of the config.
  return reader as unknown as ContentReader<Config, When>
}

export function toQueryFields(fields: readonly Field[]): QueryFields {
  return new Map(fields.map(({ name, kind }) => [name, kind]))
}
