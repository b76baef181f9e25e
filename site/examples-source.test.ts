import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(import.meta.dirname, 'examples')

/** It shows how a hook connects a native control. */
const withNativeControl = 'use-form-field/native.tsx'

it('examples use components instead of native controls', () => {
  const files = globSync('**/*.tsx', { cwd: folder }).filter((file) => file !== withNativeControl)
  expect(files.length).toBeGreaterThan(500)
  const native = files.flatMap((file) => {
    const controls = readFileSync(join(folder, file), 'utf8').match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []
    // A file input is hidden behind a button, and a hidden input has no look.
    return controls.filter((control) => !/type="(?:file|hidden)"/.test(control)).map((control) => `${file}: ${control}`)
  })
  expect(native).toEqual([])
})

it('buttons at the end of a dialog are in one order: the neutral one, then the action', () => {
  const files = ['site/examples', 'site/app', 'templates']
    .flatMap((name) => globSync(`${name}/**/*.tsx`, { cwd: root }))
    .filter((file) => !file.includes('node_modules'))
  const pairs = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    if (!/<(?:Modal|Slideover|Drawer|Popover)\b/.test(source)) return []
    return [...source.matchAll(buttonPair)].map(([, first = '', second = '']) => ({ file, first, second }))
  })
  expect(pairs.length).toBeGreaterThan(10)
  const isNeutral = (attributes: string) => attributes.includes('color="neutral"')
  expect(pairs.filter(({ first, second }) => isNeutral(second) && !isNeutral(first))).toEqual([])
})

/** The attributes of two buttons that follow each other. An attribute may contain an arrow function. */
const buttonPair = /<Button\b((?:=>|[^>])*)\/>(?=\s*<Button\b((?:=>|[^>])*)\/>)/g
