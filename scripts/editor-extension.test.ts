import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from './run.ts'

/** The editor extension in `tools/editor`, run with a simulated VS Code API. */

class Position {
  offset: number

  constructor(offset: number) {
    this.offset = offset
  }
}

class Range {
  start: Position
  end: Position

  constructor(start: Position, end: Position) {
    this.start = start
    this.end = end
  }
}

class MarkdownString {
  value: string

  constructor(value: string) {
    this.value = value
  }
}

class Hover {
  contents: MarkdownString
  range: Range

  constructor(contents: MarkdownString, range: Range) {
    this.contents = contents
    this.range = range
  }
}

class CompletionItem {
  label: string
  detail?: string
  documentation?: MarkdownString
  range?: Range
  command?: { command: string }

  constructor(label: string) {
    this.label = label
  }
}

interface Document {
  uri: { fsPath: string }
  getText(): string
  offsetAt(position: Position): number
  positionAt(offset: number): Position
}

interface CompletionProvider {
  provideCompletionItems(document: Document, position: Position): CompletionItem[]
  resolveCompletionItem(item: CompletionItem): CompletionItem
}

interface HoverProvider {
  provideHover(document: Document, position: Position): Hover | undefined
}

interface Selector {
  language: string
}

let workspace: string | undefined
let project: string
let completion: CompletionProvider
let hovers: HoverProvider[]
let selectors: Selector[][]
let triggers: string[]

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'frond-editor-'))
  workspace = project
  hovers = []
  selectors = []
  const subscriptions: unknown[] = []
  const vscode = {
    CompletionItem,
    CompletionItemKind: { Module: 8, Value: 11 },
    Hover,
    MarkdownString,
    Range,
    languages: {
      registerCompletionItemProvider(selector: Selector[], provider: CompletionProvider, ...characters: string[]) {
        selectors.push(selector)
        completion = provider
        triggers = characters
        return {}
      },
      registerHoverProvider(selector: Selector[], provider: HoverProvider) {
        selectors.push(selector)
        hovers.push(provider)
        return {}
      },
    },
    workspace: { getWorkspaceFolder: () => workspace && { uri: { fsPath: workspace } } },
  }
  loadExtension(vscode).activate({ subscriptions })
  expect(subscriptions).toHaveLength(3)
})

afterEach(() => rmSync(project, { recursive: true }))

function loadExtension(vscode: unknown): { activate(context: { subscriptions: unknown[] }): void } {
  const file = join(root, 'tools/editor/extension.js')
  const requireFile = createRequire(file)
  const module = { exports: {} }
  // Only VS Code provides the module `vscode`, so a plain `require` of the file would fail.
  // oxlint-disable-next-line typescript/no-implied-eval -- Node wraps CommonJS modules in a function, too.
  new Function('require', 'module', readFileSync(file, 'utf8'))(
    (name: string): unknown => (name === 'vscode' ? vscode : requireFile(name)),
    module,
  )
  return module.exports as ReturnType<typeof loadExtension>
}

const lucide = {
  prefix: 'lucide',
  width: 24,
  height: 24,
  icons: {
    rocket: { body: '<path d="rocket"/>' },
    x: { body: '<path d="x"/>' },
    removed: { body: '<path d="removed"/>', hidden: true },
  },
  aliases: { close: { parent: 'x' }, loop: { parent: 'loop' } },
}

/** Installs an icon collection in a folder of the project. */
function install(prefix: string, content: unknown, folder = ''): string {
  const file = join(project, folder, 'node_modules/@iconify-json', prefix, 'icons.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** Opens a document. The character `|` marks the cursor. */
function open(marked: string, path = 'src/App.tsx'): [document: Document, cursor: Position] {
  const text = marked.replace('|', '')
  const document = {
    uri: { fsPath: resolve(project, path) },
    getText: () => text,
    offsetAt: ({ offset }: Position) => offset,
    positionAt: (offset: number) => new Position(offset),
  }
  return [document, new Position(marked.indexOf('|'))]
}

function complete(marked: string, path?: string): string[] {
  return completion.provideCompletionItems(...open(marked, path)).map(({ label }) => label)
}

function hover(marked: string): string | undefined {
  const found = hovers.flatMap((provider) => provider.provideHover(...open(marked)) ?? [])
  expect(found.length).toBeLessThan(2)
  return found[0]?.contents.value
}

/** The text that an item or a hover covers. */
function covered(marked: string, { range }: CompletionItem | Hover): string {
  return marked.replace('|', '').slice(range!.start.offset, range!.end.offset)
}

function readImage(markdown: string): string {
  const [, data] = /^!\[\]\(data:image\/svg\+xml;base64,([\w+/=]+)\)/.exec(markdown)!
  return Buffer.from(data!, 'base64').toString()
}

describe('manifest', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'tools/editor/package.json'), 'utf8')) as {
    main: string
    activationEvents: string[]
  }

  it('activates the extension for each language that it registers providers for', () => {
    expect(existsSync(join(root, 'tools/editor', manifest.main))).toBe(true)
    for (const selector of selectors)
      expect(selector.map(({ language }) => `onLanguage:${language}`)).toEqual(manifest.activationEvents)
  })
})

describe('icon completion', () => {
  it.each([
    ['an attribute', '<Button icon="|" />'],
    ['an attribute with an expression', `<Button icon={'|'} />`],
    ['a template string', '<Button icon={`|`} />'],
    ['an object key', `const items = [{ label: 'Deploy', icon: '|' }]`],
    ['a quoted object key', `const items = [{ "icon": "|" }]`],
    ['a prop that ends in Icon', '<Button trailingIcon="|" />'],
    ['a key that ends in Icon', `const props = { trailingIcon: '|' }`],
    ['the name of an Icon', '<Icon className="size-5" name="|" />'],
    ['the first result of a condition', `<Button icon={isOpen ? '|' : 'lucide:menu'} />`],
    ['the second result of a condition', `<Button icon={kind === 'a' ? 'lucide:x' : '|'} />`],
    ['a condition in an object', `const item = { icon: isOpen\n  ? 'lucide:x'\n  : '|' }`],
    ['a default', `<Button icon={item.icon ?? '|'} />`],
    ['a string that is not closed', `<Button icon="|\n  label="Deploy" />`],
  ])('offers the installed collections in %s', (_, text) => {
    install('lucide', lucide)
    install('tabler', { icons: { home: { body: '<path/>' } } })
    expect(complete(text)).toEqual(['lucide:', 'tabler:'])
  })

  it.each([
    '<Button icon="lucide:|" />',
    `<Button icon={'lucide:ro|'} />`,
    `const item = { icon: 'lucide:|' }`,
    '<Button trailingIcon="lucide:|" />',
  ])('offers the icons and aliases of a collection, except hidden ones: %s', (text) => {
    install('lucide', lucide)
    expect(complete(text)).toEqual(['lucide:close', 'lucide:rocket', 'lucide:x'])
  })

  it.each([
    '<Button label="lucide:|" />',
    `<Button icon="lucide:x" label="|" />`,
    `<Button icon="lucide:x" title="Sure?" label="|" />`,
    `<Button icon={icon} label="lucide:|" />`,
    `<Button icon={kind === 'lucide:|' ? a : b} />`,
    `<Button icon={isOpen ? 'lucide:'| : b} />`,
    '<Button icon="lucide:"| />',
    '<Button data-icon="|" />',
    '<Input name="|" />',
    `const item = { icon: 'lucide:x', label: '|' }`,
    `const lexicon = '|'`,
    `interface Item {\n  icon?: string\n  kind?: '|'\n}`,
    `const kind = isSmall ? 'icon' : '|'`,
  ])('offers nothing in other places: %s', (text) => {
    install('lucide', lucide)
    expect(complete(text)).toEqual([])
  })

  it('replaces the whole name', () => {
    install('lucide', lucide)
    const text = '<Button icon="lucide:|rocket" label="Deploy" />'
    const [item] = completion.provideCompletionItems(...open(text))
    expect(covered(text, item!)).toBe('lucide:rocket')
  })

  it('does not replace the next prop if the string is not closed', () => {
    install('lucide', lucide)
    const text = '<Button icon="lucide:|label="Deploy" />'
    const [item] = completion.provideCompletionItems(...open(text))
    expect(covered(text, item!)).toBe('lucide:')
  })

  it('opens the list of icons after a collection is chosen or its colon is typed', () => {
    install('lucide', lucide)
    const [item] = completion.provideCompletionItems(...open('<Button icon="|" />'))
    expect(item).toMatchObject({ detail: '3 icons', command: { command: 'editor.action.triggerSuggest' } })
    expect(triggers).toContain(':')
  })

  it('draws an icon when its item is resolved', () => {
    install('lucide', lucide)
    const items = completion.provideCompletionItems(...open('<Button icon="lucide:|" />'))
    expect(items.map(({ documentation }) => documentation)).toEqual([undefined, undefined, undefined])
    const [close, rocket] = items.map((item) => completion.resolveCompletionItem(item).documentation!.value)
    expect(readImage(rocket!)).toMatch(/^<svg [^>]*viewBox="0 0 24 24" color="#808080"><path d="rocket"\/><\/svg>$/)
    expect(readImage(close!)).toContain('<path d="x"/>')
  })

  it('draws an alias that turns or mirrors a wide icon', () => {
    install('arrows', {
      icons: { right: { body: '<path/>', width: 20, height: 10 } },
      aliases: { down: { parent: 'right', rotate: 1 }, left: { parent: 'right', hFlip: true } },
    })
    const items = completion.provideCompletionItems(...open('<Button icon="arrows:|" />'))
    const [down, left] = items.map((item) => readImage(completion.resolveCompletionItem(item).documentation!.value))
    expect(down).toContain('width="32" height="64" viewBox="5 -5 10 20"')
    expect(down).toContain('<g transform="translate(10 5) rotate(90) scale(1 1) translate(-10 -5)"><path/></g>')
    expect(left).toContain('width="128" height="64" viewBox="0 0 20 10"')
    expect(left).toContain('rotate(0) scale(-1 1)')
  })

  it('offers nothing in a project without collections', () => {
    expect(complete('<Button icon="|" />')).toEqual([])
    expect(complete('<Button icon="lucide:|" />')).toEqual([])
    expect(hover('<Button icon="lucide:|rocket" />')).toBeUndefined()
  })

  it('offers nothing for a file outside of a workspace folder', () => {
    install('lucide', lucide)
    workspace = undefined
    expect(complete('<Button icon="|" />')).toEqual([])
  })

  it.each([
    ['is not JSON', '{ "icons":'],
    ['is empty', ''],
    ['has no icons', '{}'],
    ['is null', 'null'],
  ])('skips a collection whose file %s', (_, content) => {
    install('broken', content)
    install('lucide', lucide)
    expect(complete('<Button icon="|" />')).toEqual(['lucide:'])
    expect(complete('<Button icon="broken:|" />')).toEqual([])
    expect(hover('<Button icon="broken:|x" />')).toBeUndefined()
  })

  it('leaves out icons without a drawing', () => {
    install('broken', { icons: { leaf: { body: '<path/>' }, x: null, y: {} } })
    expect(complete('<Button icon="broken:|" />')).toEqual(['broken:leaf'])
  })

  it('prefers the collection that is nearest to the file', () => {
    install('lucide', lucide)
    install('tabler', { icons: { home: { body: '<path/>' } } })
    install('lucide', { icons: { leaf: { body: '<path/>' } } }, 'packages/app')
    expect(complete('<Button icon="lucide:|" />', 'packages/app/src/App.tsx')).toEqual(['lucide:leaf'])
    expect(complete('<Button icon="|" />', 'packages/app/src/App.tsx')).toEqual(['lucide:', 'tabler:'])
    expect(complete('<Button icon="lucide:|" />')).toContain('lucide:rocket')
  })

  it('does not search above the workspace folder', () => {
    install('lucide', lucide)
    workspace = join(project, 'packages/app')
    expect(complete('<Button icon="|" />', 'packages/app/src/App.tsx')).toEqual([])
  })

  it('parses a collection again only after its file changes', () => {
    const modified = new Date('2026-01-01')
    const file = install('lucide', lucide)
    utimesSync(file, modified, modified)
    expect(complete('<Button icon="lucide:|" />')).toContain('lucide:rocket')

    install('lucide', { icons: { leaf: { body: '<path/>' } } })
    utimesSync(file, modified, modified)
    expect(complete('<Button icon="lucide:|" />')).toContain('lucide:rocket')

    utimesSync(file, modified, new Date('2026-01-02'))
    expect(complete('<Button icon="lucide:|" />')).toEqual(['lucide:leaf'])
  })

  it('reads the collections that are installed with this repository', () => {
    workspace = root
    const offer = (text: string) => completion.provideCompletionItems(...open(text, join(root, 'site/App.tsx')))
    expect(offer('<Button icon="|" />').map(({ label }) => label)).toEqual(['lucide:', 'simple-icons:'])
    const items = offer('<Button icon="lucide:|" />')
    expect(items.length).toBeGreaterThan(1000)
    const rocket = items.find(({ label }) => label === 'lucide:rocket')!
    expect(readImage(completion.resolveCompletionItem(rocket).documentation!.value)).toContain('stroke="currentColor"')
  })
})

describe('icon hover', () => {
  it.each(['rocket', 'close', 'removed'])('shows the icon, its name and its collection: %s', (name) => {
    install('lucide', lucide)
    const text = hover(`<Button icon="lucide:|${name}" />`)!
    expect(readImage(text)).toContain(`<path d="${name === 'close' ? 'x' : name}"/>`)
    expect(text).toMatch(new RegExp(`\n\n\`${name}\` from the collection \`lucide\`$`))
  })

  it('covers the whole name', () => {
    install('lucide', lucide)
    const text = `const item = { icon: 'luc|ide:rocket' }`
    const [found] = hovers.flatMap((provider) => provider.provideHover(...open(text)) ?? [])
    expect(covered(text, found!)).toBe('lucide:rocket')
  })

  it.each(['rockets', 'constructor', 'loop'])('says that an installed collection has no such icon: %s', (name) => {
    install('lucide', lucide)
    expect(hover(`<Button icon="lucide:|${name}" />`)).toBe(
      `The installed collection \`lucide\` has no icon \`${name}\`.`,
    )
  })

  it.each([
    ['a collection that is not installed', '<Button icon="tabler:|home" />'],
    ['another string', '<Button label="lucide:|rocket" />'],
    ['an incomplete name', '<Button icon="lucide|" />'],
    ['a name without an icon', '<Button icon="lucide:|" />'],
    ['a name that the code puts together', '<Button icon={`lucide:arrow|-${name}`} />'],
  ])('shows nothing for %s', (_, text) => {
    install('lucide', lucide)
    expect(hover(text)).toBeUndefined()
  })
})

describe('component hover', () => {
  const descriptions = JSON.parse(readFileSync(join(root, 'tools/editor/components.json'), 'utf8')) as Record<
    string,
    string
  >
  const button = `${descriptions.Button}\n\n[Docs of Button](https://frond-ui.dev/docs/components/button)`

  it.each([
    ['@frond/ui', `import { Button } from '@frond/ui'\n<B|utton label="Save" />`],
    ['an entry', `import { Button } from "@frond/ui/button"\n<|Button label="Save" />`],
    ['@frond/ui under another name', `import { Button as Primary } from '@frond/ui'\n<Primary| label="Save" />`],
    [
      'a list with types and comments',
      `import {\n  type X, // Z,\n  Card,\n  Button,\n} from '@frond/ui'\n<But|ton />`,
    ],
    ['@frond/ui, on the closing tag', `import { Button } from '@frond/ui'\n<Button>Save</Butt|on>`],
  ])('shows the description and the docs page of a component that is imported from %s', (_, text) => {
    expect(hover(text)).toBe(button)
  })

  it.each([
    ['a component of another package', `import { Button } from 'other-ui'\n<But|ton />`],
    ['a package with a similar name', `import { Button } from '@frond/ui-extra'\n<But|ton />`],
    ['a component without an import', `<But|ton />`],
    ['an import in a comment', `// import { Button } from '@frond/ui'\n<But|ton />`],
    ['the original name of a renamed import', `import { Button as Primary } from '@frond/ui'\n<But|ton />`],
    ['an imported type', `import { type Button } from '@frond/ui'\n<But|ton />`],
    ['a member of a component', `import { Button } from '@frond/ui'\n<But|ton.Icon />`],
    ['a name outside of a tag', `import { Button } from '@frond/ui'\nconst a = But|ton`],
    ['an export that is not a component', `import { toString } from '@frond/ui'\n<toStr|ing />`],
  ])('shows nothing for %s', (_, text) => {
    expect(hover(text)).toBeUndefined()
  })

  it('links to an existing page for every component', () => {
    expect(Object.keys(descriptions)).toContain('PageCTA')
    for (const name of Object.keys(descriptions)) {
      const text = hover(`import { ${name} } from '@frond/ui'\n<|${name} />`)!
      const [, slug] = /\(https:\/\/frond-ui\.dev\/docs\/components\/([a-z-]+)\)$/.exec(text)!
      expect(existsSync(join(root, `site/content/docs/2.components/${slug}.md`)), name).toBe(true)
    }
  })
})
