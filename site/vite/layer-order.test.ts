import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LAYER_ORDER } from '../../packages/ui/build/layer-order.ts'

const app = join(import.meta.dirname, '../app')

it('declares the layer order of the library in every stylesheet that imports Tailwind', () => {
  const stylesheets = globSync('**/*.css', { cwd: app }).filter((file) => read(file).includes("@import 'tailwindcss/"))
  expect(stylesheets.sort()).toEqual(['app.css', 'static-page/static-page.css'])
  for (const file of stylesheets)
    expect(
      read(file)
        .match(/^@layer [^{;]+;/m)?.[0]
        .replaceAll(', ', ','),
    ).toBe(LAYER_ORDER)
})

function read(file: string): string {
  return readFileSync(join(app, file), 'utf8')
}
