import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as colors from '@frond/ui/colors'
import type { Plugin } from 'vite'

const neutrals = ['slate', 'gray', 'zinc', 'neutral', 'stone']
const file = join(import.meta.dirname, '../.cache/palettes.css')

/**
 * Writes the stylesheet of the colors that a visitor can choose: `[data-primary='blue']`, `[data-neutral='zinc']`. The
 * script before first paint loads it only if the visitor has chosen a color.
 */
export function palettesStylesheet(): Plugin {
  return {
    name: 'frond:palettes',
    config() {
      const rules = palettes().map(([name, scale]) => {
        const role = neutrals.includes(name) ? 'neutral' : 'primary'
        const properties = Object.entries(colors.toThemeProperties({ colors: { [role]: scale } }))
        return `[data-${role}='${name}']{${properties.map(([property, value]) => `${property}:${value}`).join(';')}}\n`
      })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, rules.join(''))
    },
  }
}

/** The color scales among the color exports of the library. */
function palettes(): [name: string, scale: colors.ColorScale][] {
  return Object.entries(colors).flatMap(([name, value]) =>
    typeof value === 'object' && '500' in value ? [[name, value as colors.ColorScale]] : [],
  )
}
