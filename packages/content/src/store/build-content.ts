import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ContentConfig } from '../collections/define.ts'
import { layOutCollection, type CollectionLayout, type Field } from '../collections/fields.ts'
import { contentFiles, navigationFiles, NAVIGATION_FILE } from '../collections/files.ts'
import { validateFields } from '../collections/validate.ts'
import { createHighlighter, type Highlighter } from '../highlight/highlight.ts'
import { locateData, parseDocument } from '../parse/document.ts'
import { readFileName, toTitle } from '../parse/file-names.ts'
import type { Problem } from '../parse/problems.ts'
import { isAllowedElement } from '../parse/safety.ts'
import type { ContentProblem, Json } from '../types.ts'
import { ContentBuildError } from './build-error.ts'
import { CACHE_FOLDER, openCache, type ContentCache, type KeptDocument } from './cache.ts'
import { encodeValue, isLargeText, type RowCell } from './rows.ts'
import { writeDatabase, type CollectionData, type PageLinkRecord } from './write-database.ts'

export interface BuildOptions {
  /** The folder that holds the content; the globs of the config are relative to it. */
  root: string
  config: ContentConfig
  /** The SQLite file to write. It is replaced atomically, so readers see either the old or the new file. */
  database: string
  /** Changes the text of a file before it is parsed. It must keep the lines, so that errors name the right ones. */
  transform?: (text: string, file: string) => string
  /** The cache folder. @default 'node_modules/.cache/frond-content' */
  cache?: string
}

export interface BuildResult {
  /** Whether the content is the same as in the existing database, which was then kept. */
  unchanged: boolean
  collections: { [name: string]: { rows: number; version: string } }
  files: number
  /** Files that were not in the cache. */
  parsed: number
  durationMs: number
  warnings: ContentProblem[]
}

/** Reads the files of all collections and writes the database. Throws a `ContentBuildError` if a file is invalid. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now()
  const { root, config, database } = options
  const cache = openCache(resolve(options.cache ?? CACHE_FOLDER))
  try {
    const build = new ContentBuild(resolve(root), config, cache, options.transform)
    const collections = await build.run()
    if (build.errors.length > 0) throw new ContentBuildError(build.errors)

    mkdirSync(dirname(resolve(database)), { recursive: true })
    const unchanged = !writeDatabase(resolve(database), collections)
    return {
      unchanged,
      collections: Object.fromEntries(
        collections.map(({ layout, rows, version }) => [layout.name, { rows: rows.length, version }]),
      ),
      files: build.files,
      parsed: build.parsed,
      durationMs: performance.now() - start,
      warnings: build.warnings,
    }
  } finally {
    cache.close()
  }
}

class ContentBuild {
  readonly errors: ContentProblem[] = []
  readonly warnings: ContentProblem[] = []
  files = 0
  parsed = 0

  readonly #root: string
  readonly #config: ContentConfig
  readonly #cache: ContentCache
  readonly #transform: BuildOptions['transform']
  readonly #highlighter: Highlighter
  readonly #components: ReadonlySet<string> | undefined

  constructor(root: string, config: ContentConfig, cache: ContentCache, transform: BuildOptions['transform']) {
    this.#root = root
    this.#config = config
    this.#cache = cache
    this.#transform = transform
    this.#highlighter = createHighlighter({ cache })
    this.#components = config.components && new Set(config.components)
  }

  async run(): Promise<CollectionData[]> {
    const files = contentFiles({ root: this.#root, config: this.#config })
    this.files = files.length

    const collections: CollectionData[] = []
    for (const [name, collection] of Object.entries(this.#config.collections)) {
      const layout = layOutCollection(name, collection)
      const own = files.filter((file) => file.collection === name).map(({ file }) => file)
      collections.push(await this.#readCollection(layout, own))
    }
    return collections
  }

  async #readCollection(layout: CollectionLayout, files: readonly string[]): Promise<CollectionData> {
    const rows: RowCell[][] = []
    const links: PageLinkRecord[] = []
    const pathOwners = new Map<string, string>()

    for (const file of files) {
      const text = readFileSync(join(this.#root, file), 'utf8')
      const source = this.#transform?.(text, file) ?? text
      const { document, readBody } = this.#parse(file, source)
      const row = await this.#toRow(layout, file, source, document)
      if (!row) continue

      const toCell = ({ name, kind }: Field): RowCell =>
        name === 'body' ? { hash: document.bodyHash ?? '', read: readBody } : encodeValue(kind, row[name])
      rows.push(layout.fields.map(toCell))
      if (layout.collection.type !== 'page') continue

      const path = String(row.path)
      const owner = pathOwners.get(path)
      if (owner === undefined) pathOwners.set(path, file)
      else this.#report(file, [error(`The address ${path} is taken by ${owner}. Rename one of them.`)])
      links.push({ path, file, anchors: document.anchors, links: document.links })
    }

    const folders = layout.collection.type === 'page' ? this.#readFolders(files) : {}
    return { layout, rows, links, folders, version: toVersion(layout, rows, folders) }
  }

  /** The parsed file, from the cache if possible. The body is loaded only when the database is written. */
  #parse(file: string, source: string): { document: KeptDocument; readBody: () => string } {
    const { extension } = readFileName(file)
    const path = join(this.#root, file)
    const hash = createHash('sha256').update(source).digest('hex')

    const parse = () => {
      const { body, ...parsed } = parseDocument(source, extension, this.#highlighter)
      const json = body && JSON.stringify(body)
      const document = json === undefined ? parsed : { ...parsed, bodyHash: toHash(json) }
      this.#cache.writeDocument(path, hash, document, json)
      return { document, body: json }
    }
    // If the file changed, another process may have replaced the cached body in the meantime.
    const readBody = () => this.#cache.readBody(path, hash) ?? parse().body ?? EMPTY_BODY

    const cached = this.#cache.readDocument(path, hash)
    if (cached) return { document: cached, readBody }
    this.parsed++
    return { document: parse().document, readBody }
  }

  async #toRow(
    layout: CollectionLayout,
    file: string,
    source: string,
    document: KeptDocument,
  ): Promise<{ [field: string]: unknown } | undefined> {
    const { stem, extension, path } = readFileName(file)
    const isPage = layout.collection.type === 'page'
    this.#report(file, document.problems)
    this.#reportComponents(file, document)
    if (extension === 'md' && !isPage) {
      this.#report(file, [error(`"${layout.name}" is a data collection and takes YAML and JSON only.`)])
    }
    if (isPage && !/^[a-z0-9/._~-]+$/.test(path)) {
      this.#report(file, [
        error(`The address ${path} has characters that need escaping. Rename the file or its folder.`),
      ])
    }
    // If the data could not be parsed, validating it would only report every field a second time.
    if (document.problems.some(({ severity }) => severity === 'error')) return undefined

    const { values, meta, issues } = await validateFields(layout, document.data)
    for (const { name, kind } of layout.fields) {
      const value = values[name]
      if (kind === 'text' && typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) {
        issues.push({
          path: [name],
          message: 'The text contains an invalid character (an unpaired surrogate or a NUL).',
        })
      }
    }
    this.#report(
      file,
      issues.map((issue) => ({
        severity: 'error',
        ...locateData(source, extension, issue.path),
        message: issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`,
      })),
    )
    if (issues.length > 0) return undefined

    const id = `${layout.name}/${file}`
    if (!isPage) return { ...values, id, stem, extension, meta }

    const title = values.title ?? document.heading ?? toTitle(path.slice(path.lastIndexOf('/') + 1) || 'home')
    const description = values.description ?? document.lead ?? ''
    return {
      ...values,
      id,
      stem,
      extension,
      meta,
      path,
      title,
      description,
      navigation: values.navigation ?? true,
      seo: { title, description, ...(values.seo as object | undefined) },
    }
  }

  #readFolders(files: readonly string[]): { [stem: string]: { [key: string]: Json } } {
    const folders: { [stem: string]: { [key: string]: Json } } = {}
    for (const file of navigationFiles(this.#root, files)) {
      const { data, problems } = parseDocument(readFileSync(join(this.#root, file), 'utf8'), 'yml', this.#highlighter)
      this.#report(file, problems)
      folders[file.slice(0, -NAVIGATION_FILE.length - 1)] = data
    }
    return folders
  }

  #reportComponents(file: string, { components }: KeptDocument): void {
    for (const { name, line, column } of components) {
      if (isAllowedElement(name, this.#components)) continue
      const cure = this.#components
        ? 'Add it to "components" of the content config, or mend the name'
        : 'Use a component'
      this.#report(file, [{ severity: 'error', line, column, message: `"${name}" is not a known component. ${cure}.` }])
    }
  }

  #report(file: string, problems: readonly Problem[]): void {
    for (const { severity, line, column, message } of problems) {
      const list = severity === 'error' ? this.errors : this.warnings
      list.push({ file, line, column, message })
    }
  }
}

function error(message: string): Problem {
  return { severity: 'error', line: 1, column: 1, message }
}

/** The body of a page that has only front matter. */
const EMPTY_BODY = '{"children":[],"toc":[]}'

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The version of the content model. It is part of each collection's version. */
const CONTENT_VERSION = 'v3.5.0'

function toVersion(layout: CollectionLayout, rows: readonly RowCell[][], folders: object): string {
  const hash = createHash('sha256').update(JSON.stringify([layout.fields, folders]))
  for (const row of rows) {
    hash.update(JSON.stringify(row.map((cell) => (isLargeText(cell) ? cell.hash : cell))))
  }
  return `${CONTENT_VERSION}--${hash.digest('hex').slice(0, 16)}`
}
