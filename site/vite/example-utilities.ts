import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { parse, type ChildNode, type Container } from 'postcss'
import type { Plugin } from 'vite'
import { LAYER_ORDER } from '../../packages/ui/build/layer-order.ts'

const prefix = 'virtual:example-utilities/'
/** `Polyfills.None`: all supported browsers support `@property`. */
const NO_POLYFILLS = 0

/**
 * Writes one stylesheet per example with the Tailwind utilities that only this example uses. The site's stylesheet then
 * does not grow with the number of examples. In development, one stylesheet contains everything.
 *
 * The site's stylesheet comes first, and the order of the others is undefined. A utility that would then override another
 * one of its class list stays in the site's stylesheet, which reads `.cache/ordered-utilities.txt`.
 */
export function exampleUtilities(): Plugin {
  let root = ''
  let isBuild = true
  let stylesheets: Promise<Map<string, string>> | undefined

  return {
    name: 'frond:example-utilities',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
      const cache = join(root, '.cache')
      mkdirSync(cache, { recursive: true })
      if (isBuild) stylesheets = writeStylesheets(root, join(cache, 'ordered-utilities.txt'))
    },
    async buildStart() {
      await stylesheets
    },
    resolveId: {
      filter: { id: /^virtual:example-utilities\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:example-utilities\// },
      handler: async (id) => (await stylesheets)?.get(id.slice(prefix.length + 1, -4)) ?? '',
    },
    transform: {
      filter: { id: [/\/examples\/.*\.tsx$/, /\/app\/app\.css$/] },
      async handler(code, id) {
        if (!isBuild) return
        if (id.endsWith('.css')) {
          return {
            code: code
              .replace("@source '../content/docs/2.components';\n", '')
              .replace("@source '../examples';", "@source '../.cache/ordered-utilities.txt';"),
            map: null,
          }
        }
        const name = relative(join(root, 'examples'), id).replace(/\.tsx$/, '')
        if (name.startsWith('..') || !(await stylesheets)?.has(name)) return
        return { code: `import '${prefix}${name}.css';\n${code}`, map: null }
      },
    },
  }
}

/** The stylesheets of the examples that need one, by example name. */
async function writeStylesheets(root: string, orderedFile: string): Promise<Map<string, string>> {
  const folder = join(root, 'examples')
  const sources = globSync('**/*.tsx', { cwd: folder }).map((file) => ({
    name: file.replace(/\.tsx$/, ''),
    text: readFileSync(join(folder, file), 'utf8'),
  }))
  for (const file of globSync('content/docs/2.components/*.md', { cwd: root })) {
    const { example, lists } = readPageClasses(readFileSync(join(root, file), 'utf8'))
    if (lists.length === 0) continue
    const source = sources.find(({ name }) => name === example)
    if (!source) throw new Error(`${file}: classes in ::component-code need a ::component-example on the same page.`)
    source.text += lists.map((list) => `\n'${list}'`).join('')
  }
  const left = findSkippedUtilities(readFileSync(join(root, 'app/app.css'), 'utf8'))
  const own = new Set(
    globSync('app/**/*.{ts,tsx}', { cwd: root, exclude: left.map((name) => `app/${name}/**`) }).flatMap((file) =>
      scan(readFileSync(join(root, file), 'utf8')),
    ),
  )
  const candidates = new Map(sources.map(({ name, text }) => [name, scan(text)]))
  const design = await compile(readDesign(join(root, '../packages/ui/src/css')), {
    base: root,
    onDependency() {},
    polyfills: NO_POLYFILLS,
  })
  const built = parseUtilities(design.build([...new Set([...candidates.values()].flat())]))

  const examples = sources.map(({ name, text }) => ({ utilities: candidates.get(name)!, lists: readLists(text) }))
  const ordered = findOrdered(examples, built.rules, own)
  writeFileSync(orderedFile, [...ordered].sort().join('\n'))

  const stylesheets = new Map<string, string>()
  for (const [name, all] of candidates) {
    const wanted = new Set(all.filter((candidate) => !own.has(candidate) && !ordered.has(candidate)))
    const rules = [...built.rules].filter(([utility]) => wanted.has(utility)).map(([, rule]) => rule)
    if (rules.length === 0) continue
    const text = rules.join('\n')
    const extras = built.extras.filter(({ name: extra }) => text.includes(extra)).map(({ rule }) => rule)
    stylesheets.set(
      name,
      optimize(`${LAYER_ORDER}@layer utilities{${text}}${extras.join('\n')}`, { minify: true }).code,
    )
  }
  return stylesheets
}

/**
 * The class lists of the components that a docs page shows with controls, and the first example of the page. The stylesheet
 * of that example is on the page, so it also gets the utilities of these lists.
 */
export function readPageClasses(markdown: string): { example: string | undefined; lists: string[] } {
  const [, example] = /^::component-example\{name="([^"]+)"/m.exec(markdown) ?? []
  const blocks = markdown.matchAll(/^::component-code\n---\n(.*?)\n---$/gms)
  const lists = [...blocks].flatMap(([, props]) => [
    ...[...props!.matchAll(/^\s+className: ["']?(.*?)["']?$/gm)].map(([, list]) => list!),
    // The options of a knob.
    ...[...props!.matchAll(/^\s+className:\n((?:\s+- .+(?:\n|$))+)/gm)].flatMap(([, options]) =>
      [...options!.matchAll(/- ["']?(.*?)["']?$/gm)].map(([, list]) => list!),
    ),
  ])
  return { example, lists }
}

/** The tokens of the library as a Tailwind theme, and its variants. Their values are inlined into the rules. */
function readDesign(folder: string): string {
  const variants: string[] = []
  parse(readFileSync(join(folder, 'tailwind.css'), 'utf8')).walkAtRules('custom-variant', (variant) => {
    variants.push(`${variant.toString()};`)
  })
  return `@import 'tailwindcss/theme.css' theme(inline reference);
@import '${join(folder, 'theme.css')}' theme(inline reference);
${variants.join('\n')}
@tailwind utilities;`
}

/** The folders that a stylesheet excludes with `@source not`. */
export function findSkippedUtilities(css: string): string[] {
  const folders: string[] = []
  parse(css).walkAtRules('source', ({ params }) => {
    const [, folder] = /^not '\.\/([\w-]+)'$/.exec(params) ?? []
    if (folder) folders.push(folder)
  })
  return folders
}

function scan(content: string): string[] {
  return new Scanner({ sources: [] }).scanFiles([{ content, extension: 'tsx' }])
}

/** The string literals of a source file. Each may be a class list. */
function readLists(source: string): string[][] {
  return [...source.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').split(/\s+/),
  )
}

export interface Utilities {
  /** The rule of each class, in Tailwind's order. */
  readonly rules: ReadonlyMap<string, string>
  /** Registered properties and keyframes that the rules refer to. */
  readonly extras: readonly { name: string; rule: string }[]
}

/** Splits Tailwind's output into rules. Rules grouped under one at-rule each get their own copy of it. */
export function parseUtilities(css: string): Utilities {
  const rules = new Map<string, string>()
  const extras: { name: string; rule: string }[] = []
  const collect = (container: Container<ChildNode>, wrap: (rule: string) => string): void => {
    container.each((node) => {
      if (node.type === 'rule') {
        const name = findUtility(node.selector)
        if (name) rules.set(name, (rules.get(name) ?? '') + wrap(node.toString()))
      } else if (node.type === 'atrule' && (node.name === 'property' || node.name === 'keyframes')) {
        extras.push({ name: node.params, rule: node.toString() })
      } else if (node.type === 'atrule' && node.nodes) {
        const condition = `@${node.name} ${node.params}`
        collect(node as Container<ChildNode>, (rule) => wrap(`${condition} {${rule}}`))
      }
    })
  }
  collect(parse(css), (rule) => rule)
  return { rules, extras }
}

/** The class that a selector styles: the longest, because the others are markers such as `.dark` and `.group`. */
function findUtility(selector: string): string | undefined {
  const classes = [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name]) => unescape(name!))
  return classes.sort((one, other) => other.length - one.length)[0]
}

/** Decodes the escapes of a CSS identifier. */
function unescape(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  )
}

interface ExampleClasses {
  readonly utilities: readonly string[]
  readonly lists: readonly string[][]
}

/**
 * The utilities that must be in the site's stylesheet. Such a utility occurs in a class list with a later one, in Tailwind's
 * order, that sets the same property and has to win. In the stylesheet of an example, it would come after that one if that
 * one is in the site's stylesheet (`own`), or if the stylesheet of another example with the same utility follows.
 */
export function findOrdered(
  examples: readonly ExampleClasses[],
  rules: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
): Set<string> {
  const properties = new Map([...rules].map(([utility, rule]) => [utility, readProperties(rule)]))
  const order = new Map([...rules.keys()].map((utility, index) => [utility, index]))
  const users = new Map<string, number>()
  const overriddenBy = new Map<string, Set<string>>()
  for (const { utilities, lists } of examples) {
    for (const utility of utilities) users.set(utility, (users.get(utility) ?? 0) + 1)
    for (const list of lists) {
      const known = list
        .filter((utility) => order.has(utility))
        .sort((one, other) => order.get(one)! - order.get(other)!)
      for (const [index, one] of known.entries()) {
        const later = known
          .slice(index + 1)
          .filter((other) => other !== one && overlap(properties.get(one)!, properties.get(other)!))
        overriddenBy.set(one, new Set([...(overriddenBy.get(one) ?? []), ...later]))
      }
    }
  }

  const ordered = new Set<string>()
  // From the last to the first, because a utility depends on those that override it.
  for (const utility of [...rules.keys()].reverse()) {
    const later = [...(overriddenBy.get(utility) ?? [])]
    if (later.length === 0 || own.has(utility)) continue
    if (users.get(utility)! > 1 || later.some((other) => own.has(other) || ordered.has(other))) ordered.add(utility)
  }
  return ordered
}

function readProperties(rule: string): string[] {
  const properties: string[] = []
  parse(rule).walkDecls(({ prop }) => {
    if (prop.endsWith('radius')) properties.push('radius')
    else properties.push(/^(?:top|right|bottom|left|inset.*)$/.test(prop) ? 'inset' : prop)
  })
  return properties
}

/** Whether two properties overlap: they are equal, or one contains the other, as `padding` contains `padding-inline`. */
function overlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) =>
    others.some((other) => one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)),
  )
}
