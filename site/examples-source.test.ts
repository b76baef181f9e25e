import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

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
