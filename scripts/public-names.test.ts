import { expect, it } from 'vitest'
import { checkPublicNames, type PublicNames } from './public-names.ts'

const names: PublicNames = {
  components: ['DatePicker'],
  composables: { 'use-toast': ['useToast'] },
  typography: { lists: ['ProseUl', 'ProseOl'] },
  helpers: ['createTheme'],
}

const complete = {
  'packages/ui/src/index.ts': `export * from './components/DatePicker.tsx'\nexport * from './hooks/useToast.ts'\nexport { createTheme, type Theme } from './theme/create-theme.ts'`,
  'packages/ui/src/components/DatePicker.tsx': 'export interface DatePickerProps {}\nexport function DatePicker() {}',
  'packages/ui/src/components/DatePicker.test.tsx': '',
  'packages/ui/src/hooks/useToast.ts': 'export function useToast() {}',
  'packages/ui/src/hooks/useToast.test.tsx': 'useToast()',
  'packages/ui/src/prose/index.ts': `export * from './lists.tsx'`,
  'packages/ui/src/prose/lists.tsx': 'export function ProseUl() {}\nexport function ProseOl() {}',
  'packages/ui/src/prose/lists.test.tsx': '<ProseUl /> <ProseOl />',
  'packages/ui/src/theme/date-picker.ts': '',
  'site/content/docs/2.components/date-picker.md': ['range', 'limits', 'booking']
    .map((name) => `::component-example{name="date-picker/${name}"}`)
    .join('\n'),
  'site/content/docs/3.composables/use-toast.md': '',
  'site/content/docs/4.typography/3.lists.md': '',
  'site/examples/date-picker/booking.tsx': '',
  'site/examples/date-picker/limits.tsx': '',
  'site/examples/date-picker/range.tsx': '',
  'site/examples/use-toast/basic.tsx': '',
}

/** Checks the complete library after some files are replaced, or removed with `undefined`. */
function check(changed: Record<string, string | undefined> = {}): string[] {
  const texts = new Map(Object.entries({ ...complete, ...changed }).filter(([, text]) => text !== undefined))
  return checkPublicNames(names, { files: [...texts.keys()], read: (file) => texts.get(file)! })
}

it('accepts a library in which every name is complete', () => {
  expect(check()).toEqual([])
})

it.each([
  'packages/ui/src/components/DatePicker.test.tsx',
  'packages/ui/src/theme/date-picker.ts',
  'site/content/docs/2.components/date-picker.md',
])('names the missing file of a component and the command that writes it: %s', (file) => {
  expect(check({ [file]: undefined })).toEqual([
    `DatePicker: ${file} is missing. Run npm run new:component DatePicker.`,
  ])
})

it('requires three examples of every component on its docs page', () => {
  const page = 'site/content/docs/2.components/date-picker.md'
  const complaint = `DatePicker: ${page} shows 2 of at least 3 examples. Write more in site/examples/date-picker.`
  expect(check({ 'site/examples/date-picker/range.tsx': undefined })).toEqual([complaint])
  expect(check({ [page]: complete[page].replace('date-picker/range', 'use-toast/basic') })).toEqual([complaint])
})

it('requires an example of every hook', () => {
  expect(check({ 'site/examples/use-toast/basic.tsx': undefined })).toEqual([
    'useToast: site/examples/use-toast/basic.tsx is missing. Write it.',
  ])
})

it('reports a name that is not exported', () => {
  expect(check({ 'packages/ui/src/components/DatePicker.tsx': 'export function Picker() {}' })).toEqual([
    'Picker: packages/ui/src/components/DatePicker.tsx is public, but packages/ui/public-names.json does not list it. Add it there.',
    'DatePicker: no entry exports it from packages/ui/src/components/DatePicker.tsx. Export it there, then run npm run generate.',
  ])
  expect(check({ 'packages/ui/src/hooks/useToast.ts': '' })).toEqual([
    'useToast: no entry of packages/ui exports it. Export it, or remove it from packages/ui/public-names.json.',
  ])
})

it('reports a component file that is not on the list', () => {
  expect(check({ 'packages/ui/src/components/Editor.tsx': '' })).toEqual([
    'Editor: packages/ui/src/components/Editor.tsx is public, but packages/ui/public-names.json does not list it. Add it there.',
  ])
})

it('requires a docs page and a test of every hook and prose component', () => {
  expect(check({ 'site/content/docs/4.typography/3.lists.md': undefined })).toEqual([
    'ProseUl: site/content/docs/4.typography/lists.md is missing. Write it like the other pages in its folder.',
  ])
  expect(check({ 'packages/ui/src/prose/lists.test.tsx': '<ProseUl />' })).toEqual([
    'ProseOl: no test of packages/ui mentions it. Add one beside packages/ui/src/prose/lists.tsx.',
  ])
})
