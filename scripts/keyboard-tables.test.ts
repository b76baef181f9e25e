import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

/**
 * The keyboard tables of the component pages are the list of keys that the tests must press. Each key must be pressed in a
 * test of the component, or in a test of a module that the component is built from, such as a menu or a list.
 */

const { components } = JSON.parse(readFileSync(join(root, 'packages/ui/public-names.json'), 'utf8')) as {
  components: string[]
}
const folder = 'packages/ui/src'
const tests = globSync(`${folder}/{components,primitives,hooks}/**/*.test.tsx`, { cwd: root })

/** Keys that are not handled by the component, so that a test of the component has nothing to check. */
const keysOfTheBrowser: Readonly<Record<string, readonly string[]>> = {
  // The browser scrolls a focused scroll container.
  ChatPalette: ['arrowdown', 'arrowup'],
  ScrollArea: ['arrowdown', 'arrowup', 'arrowleft', 'arrowright', 'space', 'pagedown', 'pageup', 'home', 'end'],
  // The component handles the paste event that the browser sends for these keys.
  FileUpload: ['control', 'v', 'meta'],
}

const aliases: Readonly<Record<string, string>> = {
  '↓': 'arrowdown',
  '↑': 'arrowup',
  '←': 'arrowleft',
  '→': 'arrowright',
  '⌘': 'meta',
  ' ': 'space',
  ctrl: 'control',
  esc: 'escape',
}

function toKey(label: string): string {
  const name = label.toLowerCase()
  return aliases[name] ?? name.replace('page ', 'page')
}

/** The keys in the first column of the keyboard tables of a page. */
function readKeys(markdown: string): string[] {
  const rows = [...markdown.matchAll(/^\| Key \|.*\n\|[- |]+\|\n((?:\|.*\n)+)/gm)].flatMap(([, body]) =>
    body!.trimEnd().split('\n'),
  )
  const cells = rows.map((row) => row.split('|')[1]!)
  return [
    ...new Set(cells.flatMap((cell) => [...cell.matchAll(/:kbd\{value="([^"]+)"\}/g)].map(([, key]) => toKey(key!)))),
  ]
}

/** The keys that a test file names: `'{Shift>}{Tab}'`, `'Control+k'`, `'ArrowDown'`, `shiftKey: true` and `tab()`. */
function readPressedKeys(source: string): string[] {
  const texts = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].map((match) =>
    match.slice(1).join(''),
  )
  const modifiers = [...source.matchAll(/\b(shift|ctrl|alt|meta)Key: true/g)].map(([, name]) => name!)
  const braces = texts.flatMap((text) => [...text.matchAll(/\{\/?([A-Z]\w*)[>/]?\d*\}/g)].map(([, key]) => key!))
  const typed = [...source.matchAll(/\b(?:keyboard|press\w*|type)\(.*?'([^']*)'/g)].flatMap(([, text]) =>
    text!.replace(/\{[^}]*\}/g, '').split(''),
  )
  const names = texts.flatMap((text) => (text === ' ' ? [text] : text.split('+')))
  const tab = /\btab\(/.test(source) ? ['tab'] : []
  return [...names, ...braces, ...typed, ...modifiers, ...tab].map(toKey)
}

/** The modules that a module is built from, with itself. */
function findModules(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(join(root, file))) return found
  found.add(file)
  for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
    findModules(normalize(join(dirname(file), path!)), found)
  return found
}

/** Tests beside the modules of a component: with the same name, or in a private folder that it uses. */
function findTests(name: string): string[] {
  const modules = [...findModules(`${folder}/components/${name}.tsx`)]
  const stems = new Set(modules.map((file) => file.replace(/\.tsx?$/, '')))
  const privateFolders = new Set(modules.map(dirname).filter((path) => !/\/(?:components|hooks)$/.test(path)))
  // A Toast is shown by a Toaster, which handles the keys of all toasts.
  const family = `${folder}/components/${name}`
  return tests.filter(
    (file) => stems.has(file.replace('.test.tsx', '')) || privateFolders.has(dirname(file)) || file.startsWith(family),
  )
}

const pages = components
  .map((name) => ({ name, page: `site/content/docs/2.components/${toSlug(name)}.md` }))
  .filter(({ page }) => existsSync(join(root, page)))
  .map(({ name, page }) => ({ name, keys: readKeys(readFileSync(join(root, page), 'utf8')) }))
  .filter(({ keys }) => keys.length > 0)

function toSlug(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
}

describe('reading keys', () => {
  it('reads the first column of a keyboard table', () => {
    const table =
      '| Key | Action |\n| --- | --- |\n| :kbd{value="↓"} :kbd{value="Page Up"} | Like :kbd{value="End"} |\n'
    expect(readKeys(table)).toEqual(['arrowdown', 'pageup'])
  })

  it('reads the keys of a test, and not the words of its title', () => {
    const test = "it('closes on Escape', () => { keyboard('{Shift>}{Tab}{/Shift}a'); press('Control+End') })"
    const keys = readPressedKeys(test)
    expect(keys).toEqual(expect.arrayContaining(['shift', 'tab', 'a', 'control', 'end']))
    expect(keys).not.toContain('escape')
  })
})

describe('keyboard tables', () => {
  it('are on most component pages', () => {
    expect(pages.length).toBeGreaterThan(components.length / 2)
  })

  it.each(pages)('of $name list only keys that a test presses', ({ name, keys }) => {
    const pressed = new Set(findTests(name).flatMap((file) => readPressedKeys(readFileSync(join(root, file), 'utf8'))))
    const ignored = keysOfTheBrowser[name] ?? []
    expect(keys.filter((key) => !pressed.has(key) && !ignored.includes(key))).toEqual([])
  })
})
