import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@frond/content'
import type { Plugin } from 'vite'
import { createIndex, type SearchFile } from '../app/search/search-index.ts'
import { toRecords, type Synonyms } from '../app/search/search-records.ts'
import type { SiteContent } from '../content.config.ts'
import { developmentDatabase, waitForContent } from './build-content.ts'
import { findSitePages } from './search-pages.ts'

const developmentAddress = '/@search.json'
const synonyms = join(import.meta.dirname, '../app/search/synonyms.json')

/** Writes the search index and exports its URL. The name contains a content hash, so browsers cache the file. */
export function searchFile(): Plugin {
  let isBuild = true

  return {
    name: 'frond:search',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:search-file$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:search-file$/ },
      async handler() {
        if (!isBuild || this.environment.name !== 'client')
          return `export default ${JSON.stringify(developmentAddress)}`
        const source = JSON.stringify(makeSearchFile(await waitForContent()))
        const file = this.emitFile({ type: 'asset', name: 'search.json', source })
        return `export default import.meta.ROLLUP_FILE_URL_${file}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(developmentAddress, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(makeSearchFile(developmentDatabase)))
      })
    },
  }
}

/** All search records of the site, by section of the docs. Pages outside of the docs share one more section. */
export function makeSearchFile(database: string): SearchFile {
  const content = openContent<SiteContent>(database)
  const [docs] = content.queryCollectionNavigation('docs')
  const navigation = docs?.children ?? []
  // Code blocks are not indexed: their words would outweigh the text around them.
  const sections = content.queryCollectionSearchSections('docs', { ignoredTags: ['pre'] })
  const sitePages = findSitePages(content)
  content.close()
  const names = JSON.parse(readFileSync(synonyms, 'utf8')) as Synonyms
  return {
    sections: [...navigation.map(({ title, path }) => ({ title, path })), { title: 'Other pages', path: '/' }],
    index: createIndex(toRecords([...sections, ...sitePages], navigation, names)).toJSON(),
  }
}
