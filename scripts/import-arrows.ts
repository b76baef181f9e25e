import { posix } from 'node:path'
import { parseSync } from 'vite'

/** Which part of the repository may use which other. A wrong arrow is found here, with the reason it is wrong. */

export interface Import {
  specifier: string
  /** Only types, which are gone when the code runs. */
  isType: boolean
  line: number
}

/** Package → packages it may use. Scripts, benchmarks and end-to-end tests are not listed: they may use anything. */
const packageArrows: Record<string, readonly string[]> = {
  'packages/ui': [],
  'packages/content': [],
  'packages/pro-server': [],
  'packages/cli': ['packages/content', 'packages/pro-server'],
  site: ['packages/ui', 'packages/content', 'packages/pro-server'],
  templates: ['packages/ui'],
}

/** Folder of the library → folders it may use besides itself. Folders that are not listed may use any. */
const libraryArrows: Record<string, readonly string[]> = {
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

export function findBrokenArrows(file: string, text: string): string[] {
  return readImports(file, text).flatMap((each) => {
    const reason = explainBrokenArrow(file, each)
    return reason ? [`${file}:${each.line} imports ${each.specifier}. ${reason}`] : []
  })
}

export function readImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const toImport = (specifier: string, isType: boolean, position: number): Import => ({
    specifier,
    isType,
    line: text.slice(0, position).split('\n').length,
  })
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      toImport(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), start),
    ),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const source = entries[0]?.moduleRequest?.value
      return source
        ? [
            toImport(
              source,
              entries.every((entry) => entry.isType),
              start,
            ),
          ]
        : []
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^(['"])(.+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
      return literal ? [toImport(literal[2]!, false, start)] : []
    }),
  ]
}

function explainBrokenArrow(file: string, { specifier, isType }: Import): string | undefined {
  const from = findPackage(file)
  const allowed = packageArrows[from]
  if (!allowed) return undefined

  if (specifier.startsWith('@frond/')) return explainPackageImport(from, allowed, specifier)
  if (!specifier.startsWith('.')) {
    const isReact = /^(?:react|react-dom)(?:\/|$)/.test(specifier)
    return isReact && !isType && findLibraryFolder(file) === 'theme'
      ? 'A theme is data and knows nothing of React.'
      : undefined
  }

  const target = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))
  if (findPackage(target) !== from) return explainWayOut(file, allowed, target)
  if (isTest(file)) return undefined
  if (from === 'packages/ui' && !isType) return explainLibraryArrow(file, target)
  if (from === 'site') return explainSiteArrow(file, target, isType)
  return undefined
}

function explainPackageImport(from: string, allowed: readonly string[], specifier: string): string | undefined {
  const [, name, entry = ''] = specifier.split('/')
  const target = `packages/${name}`
  if (target === from) return 'Inside a package, import the file itself.'
  if (!allowed.includes(target)) return `${from} may use ${allowed.join(', ') || 'no other package of ours'}.`
  if (entry === 'src' || entry === 'dist') return `What is public is listed in the exports of ${target}/package.json.`
  return undefined
}

/** A relative path into another package goes round its exports. Only what builds the site may use the library's build tools. */
function explainWayOut(file: string, allowed: readonly string[], target: string): string | undefined {
  const isBuildTime = /^site\/(?:vite\/|icon-collections\.ts$|[\w-]+(?:\.[\w-]+)*\.config\.ts$)/.test(file)
  if (isBuildTime && target.startsWith('packages/ui/build/')) return undefined
  if (!(findPackage(target) in packageArrows)) {
    return isTest(file) ? undefined : 'What belongs to the tools of the repository is not part of the product.'
  }
  if (!allowed.includes(findPackage(target)))
    return `${findPackage(file)} may use ${allowed.join(', ') || 'no other package of ours'}.`
  return `Import it by the package’s name, ${target.replace(/^packages\/([^/]+).*$/, '@frond/$1')}: its exports say what is public.`
}

function explainLibraryArrow(file: string, target: string): string | undefined {
  const from = findLibraryFolder(file)
  const to = findLibraryFolder(target)
  if (to === 'testing' && from !== 'testing') return 'src/testing is for tests only.'
  const allowed = from === undefined ? undefined : libraryArrows[from]
  if (!allowed || from === to || (to !== undefined && allowed.includes(to))) return undefined
  return `Code in src/${from} may use ${['itself', ...allowed.map((folder) => `src/${folder}`)].join(', ')}.`
}

function explainSiteArrow(file: string, target: string, isType: boolean): string | undefined {
  if (file.startsWith('site/examples/') && !target.startsWith(`${posix.dirname(file)}/`)) {
    return 'An example may import only what its reader can install.'
  }
  if (target.startsWith('site/app/routes/') && !file.startsWith('site/app/routes/')) {
    return 'A route uses features, never the other way round: move what is shared into a feature folder.'
  }
  if (file.startsWith('site/app/') && target.startsWith('site/server/')) {
    return 'Code in site/app is bundled and never uses the code of the running process in site/server.'
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
    return 'It would reach the browser: only routes, root.tsx and other server modules may use it.'
  }
  return undefined
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
  return /\.test(?:-d)?\.tsx?$/.test(path) || path.startsWith('packages/ui/src/testing/')
}
