import { blue, black, zinc } from '@frond/ui/colors'
import { expect, it } from 'vitest'
import { defaultTheme, type ThemeChoice } from './theme.ts'
import { toAppTheme, toCss, toDesignTokens } from './theme-export.ts'

const choice: ThemeChoice = { primary: 'blue', blackAsPrimary: false, neutral: 'zinc', radius: 0.5 }

it('writes a stylesheet with every property of the theme', () => {
  const css = toCss(choice)
  expect(css).toMatch(/^:root \{\n {2}--ui-color-primary-50: /)
  expect(css).toContain(`  --ui-color-primary-500: ${blue[500]};\n`)
  expect(css).toContain(`  --ui-dark-primary-text: ${blue.dark.text};\n`)
  expect(css).toContain(`  --ui-color-neutral-950: ${zinc[950]};\n`)
  expect(css).toMatch(/--ui-radius: 0\.5rem;\n\}\n$/)
})

it('writes the theme of an application', () => {
  expect(toAppTheme(choice)).toBe(`import { createTheme } from '@frond/ui'
import { blue, zinc } from '@frond/ui/colors'

export const theme = createTheme({
  colors: { primary: blue, neutral: zinc },
  radius: 0.5,
})
`)
  expect(toAppTheme({ ...defaultTheme, neutral: 'neutral' })).toContain('colors: { primary: green, neutral },')
})

it('writes design tokens', () => {
  const tokens = JSON.parse(toDesignTokens(choice))
  expect(Object.keys(tokens.color.primary)).toHaveLength(11)
  expect(tokens.color.primary[500].$value).toEqual({
    colorSpace: 'srgb',
    components: [0.1686, 0.498, 1],
    hex: blue[500],
  })
  expect(tokens.radius.base.$value).toEqual({ value: 0.5, unit: 'rem' })
})

it('exports black if it replaces the primary color', () => {
  const dark = { ...choice, blackAsPrimary: true }
  expect(toCss(dark)).toContain(`--ui-color-primary-500: ${black[500]};`)
  expect(toAppTheme(dark)).toContain('import { black, zinc }')
  expect(JSON.parse(toDesignTokens(dark)).color.primary[500].$value.hex).toBe(black[500])
})
