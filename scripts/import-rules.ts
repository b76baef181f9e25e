import { posix } from 'node:path'
import { parseSync } from 'vite'

/**
 * Which part of the repository may import which other: rules for single imports, and no cycles. Each message names the
 * import and the rule that it breaks.
 */

export interface Import {
  specifier: string
  /** Only types, which do not exist at run time. */
  isType: boolean
  /** An `import()` call. It runs after both modules are loaded, so it cannot close a cycle at run time. */
  isDynamic: boolean
  line: number
}

/** Imports that may break a rule, as `importer -> imported`. At most five: fix the code rather than add a line. */
const exceptions: readonly string[] = [
  // The server and the build have to draw an icon in the same way.
  'site/icon-collections.ts -> packages/ui/build/join-paths.ts',
]

/** Package → packages it may import. Scripts, benchmarks and end-to-end tests are not listed: they may import anything. */
const packageRules: Record<string, readonly string[]> = {
  'packages/ui': [],
  'packages/content': [],
  'packages/pro-server': ['packages/content'],
  site: ['packages/ui', 'packages/content', 'packages/pro-server'],
}

/** Folder of the library → folders it may import besides itself. Folders that are not listed may import any. */
const libraryRules: Record<string, readonly string[]> = {
  prose: ['components', 'hooks', 'primitives', 'system', 'theme', 'icons', 'locale', 'colors'],
  components: ['hooks', 'primitives', 'system', 'theme', 'icons', 'locale', 'colors'],
  hooks: ['primitives', 'system', 'theme', 'icons', 'locale', 'colors'],
  primitives: ['system', 'theme', 'icons', 'locale', 'colors'],
  system: ['theme', 'icons', 'locale', 'colors'],
  icons: [],
  locale: [],
  colors: ['theme'],
  theme: [],
}

/** Checks all files, given by path. Returns a message for each broken rule. */
export function checkImports(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...files].map(([file, text]) => [file, readImports(file, text)]))
  const paths = new Set(files.keys())
  return [
    ...[...imports].flatMap(([file, all]) => all.flatMap((each) => findBrokenRule(file, each) ?? [])),
    ...findFolderCycles(imports, paths),
    ...findModuleCycles(imports, paths),
  ]
}

export function readImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const toImport = (specifier: string, start: number, kind: Partial<Import> = {}): Import => ({
    specifier,
    isType: false,
    isDynamic: false,
    line: text.slice(0, start).split('\n').length,
    ...kind,
  })
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      toImport(moduleRequest.value, start, { isType: isTypeOnly(entries) }),
    ),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const source = entries[0]?.moduleRequest?.value
      return source ? [toImport(source, start, { isType: isTypeOnly(entries) })] : []
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^(['"])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
      return literal ? [toImport(literal[2]!, start, { isDynamic: true })] : []
    }),
  ]
}

/** An import without names, such as `import './a.css'`, runs the module. */
function isTypeOnly(entries: readonly { isType: boolean }[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.isType)
}

function findBrokenRule(file: string, found: Import): string | undefined {
  const reason = isException(file, found) ? undefined : explainBrokenRule(file, found)
  return reason && `${file}:${found.line} imports ${found.specifier}. ${reason}`
}

function isException(file: string, { specifier }: Import): boolean {
  return exceptions.includes(`${file} -> ${resolve(file, specifier)}`)
}

/** No folder of the app may depend on itself through others, types included. Tests may import anything. */
function findFolderCycles(imports: ReadonlyMap<string, readonly Import[]>, paths: ReadonlySet<string>): string[] {
  const graph = new Map<string, Map<string, string>>()
  for (const [file, found] of imports) {
    const from = findAppFolder(file)
    if (!from || isTest(file)) continue
    for (const each of found) {
      const to = findAppFolder(findFile(file, each.specifier, paths) ?? '')
      if (!to || to === from || isException(file, each)) continue
      const edges = graph.get(from) ?? new Map<string, string>()
      graph.set(from, edges.set(to, `${file}:${each.line} imports ${each.specifier}`))
    }
  }
  return findCycles(graph).map((cycle) => {
    const lines = cycle.map((folder, index) => `  ${graph.get(folder)!.get(cycle[(index + 1) % cycle.length]!)}`)
    return `${[...cycle, cycle[0]].join(' → ')}: folders of the app import each other. Move what is shared.\n${lines.join('\n')}`
  })
}

/** A module of a cycle may run before those that it imports. */
function findModuleCycles(imports: ReadonlyMap<string, readonly Import[]>, paths: ReadonlySet<string>): string[] {
  const graph = new Map<string, Map<string, string>>()
  for (const [file, found] of imports) {
    const targets = found
      .filter((each) => !each.isType && !each.isDynamic && !isException(file, each))
      .flatMap(({ specifier }) => findFile(file, specifier, paths) ?? [])
    graph.set(file, new Map(targets.map((target) => [target, ''])))
  }
  return findCycles(graph).map((cycle) => `${[...cycle, cycle[0]].join(' → ')}: modules import each other at run time.`)
}

/** The cycles that a depth-first search meets: none only if there are none. */
export function findCycles(graph: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  function visit(node: string): void {
    const at = path.indexOf(node)
    if (at >= 0) cycles.push(path.slice(at))
    if (at >= 0 || done.has(node)) return
    path.push(node)
    for (const next of graph.get(node)?.keys() ?? []) visit(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) visit(node)
  return cycles
}

function explainBrokenRule(file: string, { specifier, isType }: Import): string | undefined {
  const from = findPackage(file)
  const allowed = packageRules[from]
  if (!allowed) return undefined

  // A fixture is an example of a user's code, and users import the package by its name.
  if (file.endsWith('.fixture.tsx')) return undefined
  if (specifier.startsWith('@frond/')) return explainPackageImport(from, allowed, specifier)
  if (!specifier.startsWith('.')) {
    const isReact = /^(?:react|react-dom)(?:\/|$)/.test(specifier)
    return isReact && !isType && findLibraryFolder(file) === 'theme'
      ? 'A theme is data and must not import React.'
      : undefined
  }

  const target = resolve(file, specifier)
  if (findPackage(target) !== from) return explainRelativeImport(file, allowed, target)
  if (isTest(file)) return undefined
  if (isTest(target)) return 'Only tests may import from a testing folder.'
  if (from === 'packages/ui' && !isType) return explainLibraryRule(file, target)
  if (from === 'site') return explainSiteRule(file, target, isType)
  return undefined
}

function explainPackageImport(from: string, allowed: readonly string[], specifier: string): string | undefined {
  const [, name, entry = ''] = specifier.split('/')
  const target = `packages/${name}`
  if (target === from) return 'Inside a package, import the file itself.'
  if (!allowed.includes(target))
    return `${from} may import ${allowed.join(', ') || 'no other package of this repository'}.`
  if (entry === 'src' || entry === 'dist') return `Import what the exports of ${target}/package.json list.`
  return undefined
}

/** A relative path into another package bypasses its exports. Only code that builds the site may use the library's build tools. */
function explainRelativeImport(file: string, allowed: readonly string[], target: string): string | undefined {
  const isBuildTime = /^site\/(?:vite\/|[\w-]+(?:\.[\w-]+)*\.config\.ts$)/.test(file)
  if (isBuildTime && target.startsWith('packages/ui/build/')) return undefined
  if (!(findPackage(target) in packageRules)) {
    return isTest(file) ? undefined : 'The product must not import the tools of the repository.'
  }
  if (!allowed.includes(findPackage(target)))
    return `${findPackage(file)} may import ${allowed.join(', ') || 'no other package of this repository'}.`
  return `Import it by the package’s name, ${target.replace(/^packages\/([^/]+).*$/, '@frond/$1')}: its exports are the public API.`
}

function explainLibraryRule(file: string, target: string): string | undefined {
  const from = findLibraryFolder(file)
  const to = findLibraryFolder(target)
  const allowed = from === undefined ? undefined : libraryRules[from]
  if (!allowed || from === to || (to !== undefined && allowed.includes(to))) return undefined
  return `Code in src/${from} may import ${['itself', ...allowed.map((folder) => `src/${folder}`)].join(', ')}.`
}

function explainSiteRule(file: string, target: string, isType: boolean): string | undefined {
  if (file.startsWith('site/examples/') && !target.startsWith(`${posix.dirname(file)}/`)) {
    return 'An example may import only what its reader can install.'
  }
  if (target.startsWith('site/app/routes/') && !file.startsWith('site/app/routes/')) {
    return 'Features must not import routes: move what is shared into a feature folder.'
  }
  if (file.startsWith('site/app/') && target.startsWith('site/server/')) {
    return 'Code in site/app must not import the code of the running process.'
  }
  if (
    file.startsWith('site/server/') &&
    target.startsWith('site/app/') &&
    !/\/server-boundary(?:\.ts)?$/.test(target)
  ) {
    return 'Code in site/server may import only site/app/server-boundary.ts from the app.'
  }
  const mayUseServer =
    isServerModule(file) ||
    !file.startsWith('site/app/') ||
    /^site\/app\/(?:routes\/|root\.tsx$|entry\.server\.tsx$)/.test(file)
  if (isServerModule(target) && !mayUseServer && !isType) {
    return 'It would reach the browser: only routes, root.tsx and other server modules may import it.'
  }
  return undefined
}

function resolve(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))
}

/** The file that a relative import names, with or without its extension. */
function findFile(file: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const target = resolve(file, specifier)
  return ['', '.ts', '.tsx'].map((extension) => target + extension).find((path) => paths.has(path))
}

/** A folder of the app, or the file itself if it is in none. */
function findAppFolder(path: string): string | undefined {
  return /^site\/app\/[^/]+/.exec(path)?.[0]
}

function findPackage(path: string): string {
  const [first = '', second] = path.split('/')
  return first === 'packages' ? `packages/${second}` : first
}

function findLibraryFolder(path: string): string | undefined {
  return /^packages\/ui\/src\/([^/]+)\//.exec(path)?.[1]
}

function isServerModule(path: string): boolean {
  return /\.server(?:\.tsx?)?$/.test(path)
}

function isTest(path: string): boolean {
  return /\.test(?:-d)?\.tsx?$|\/testing\//.test(path)
}
