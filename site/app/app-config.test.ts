import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as palettes from '@frond/ui/colors'
import { expect, it } from 'vitest'
import { appConfig, toaster } from './app-config'
import { defaultTheme } from './preferences/theme'

it('has the colors and radius of the stylesheets', () => {
  const folder = join(import.meta.dirname, '../../packages/ui/src/css')
  const css = ['scales.css', 'tokens.css'].map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  const scales = new Map(Object.entries(palettes)) as ReadonlyMap<string, typeof palettes.green>
  for (const [role, name] of Object.entries(appConfig.colors)) {
    const scale = scales.get(name)!
    for (const step of [50, 500, 950] as const)
      expect(css.includes(`--ui-color-${role}-${step}: ${scale[step]};`), `${role} is ${name}`).toBe(true)
  }
  expect(css.includes(`--ui-radius: ${appConfig.theme.radius}rem;`)).toBe(true)
})

it('sets the defaults of the theme picker and the toaster', () => {
  expect(defaultTheme).toEqual({ primary: 'green', neutral: 'slate', radius: 0.25, blackAsPrimary: false })
  expect(toaster).toEqual({
    position: 'bottom-right',
    duration: 5000,
    expand: true,
    orientation: 'vertical',
    gap: 16,
    max: 5,
  })
})
