import { expect, it } from 'vitest'
import { addComponentName, componentFiles } from './new-component.ts'

it('writes the five files of a component under its slug', () => {
  expect(Object.keys(componentFiles('PageCTA'))).toEqual([
    'packages/ui/src/theme/page-cta.ts',
    'packages/ui/src/components/PageCTA.tsx',
    'packages/ui/src/components/PageCTA.test.tsx',
    'site/content/docs/2.components/page-cta.md',
    'site/examples/page-cta/basic.tsx',
  ])
})

it('uses consistent names for the theme, the root and the exports', () => {
  const files = componentFiles('InputDate')
  expect(files['packages/ui/src/theme/input-date.ts']).toContain(
    "export const inputDateTheme = defineTheme({\n  name: 'input-date'",
  )
  expect(files['packages/ui/src/components/InputDate.tsx']).toContain("'data-slot': 'input-date'")
  expect(files['packages/ui/src/components/InputDate.test.tsx']).toContain(
    "{ slot: 'input-date', theme: inputDateTheme }",
  )
  expect(files['site/content/docs/2.components/input-date.md']).toContain(
    '::component-example{name="input-date/basic"}',
  )
})

it('adds the name to the list of public names once, in alphabetical order', () => {
  const list = JSON.stringify({ components: ['Alert', 'Card'], helpers: ['createTheme'] })
  const longer = addComponentName(list, 'Banner')
  expect(JSON.parse(longer)).toEqual({ components: ['Alert', 'Banner', 'Card'], helpers: ['createTheme'] })
  expect(addComponentName(longer, 'Banner')).toBe(longer)
})
