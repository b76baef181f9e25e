import { describe, expect, it } from 'vitest'
import { contrast, layer, luminance, mix } from './contrast.ts'
import { createScale, defineScale } from './create-scale.ts'
import * as palettes from './palettes.ts'
import {
  activeShare,
  hoverShare,
  neutralRoles,
  readable,
  resolveNeutral,
  surfaces,
  tint,
  toColorRoles,
  worstSurface,
  type NeutralRole,
} from './roles.ts'
import type { ColorScale, Mode } from './scale.ts'

const { slate, gray, zinc, neutral, stone, ...primaries } = palettes
const neutrals = { slate, gray, zinc, neutral, stone }
const modes = ['light', 'dark'] as const

interface Pair {
  what: string
  on: string
  ratio: number
}

/** Lists the pairs with too little contrast, so that a failure names them: `text-dimmed on bg-accented: 4.21`. */
function below(minimum: number, pairs: Pair[]): string[] {
  return pairs
    .filter((pair) => pair.ratio < minimum)
    .map((pair) => `${pair.what} on ${pair.on}: ${pair.ratio.toFixed(2)}`)
}

function paint(scale: ColorScale, mode: Mode): Record<NeutralRole, string> {
  const roles = Object.entries(neutralRoles[mode]).map(([role, value]) => [role, resolveNeutral(scale, value)])
  return Object.fromEntries(roles) as Record<NeutralRole, string>
}

function pair(what: string, color: string, on: string, ground: string): Pair {
  return { what, on, ratio: contrast(color, ground) }
}

it('covers eighteen primaries and five neutrals', () => {
  expect(Object.keys(primaries)).toHaveLength(18)
  expect(Object.keys(neutrals)).toHaveLength(5)
})

describe.each(modes)('%s mode', (mode) => {
  describe.each(Object.entries(primaries))('%s', (_, scale) => {
    const { fill, on, text } = scale[mode]

    it('has enough contrast between text and fill, also when hovered and pressed', () => {
      const states = [
        pair('on', on, 'fill', fill),
        pair('on', on, 'hovered fill', mix(fill, on, hoverShare)),
        pair('on', on, 'pressed fill', mix(fill, '#000', activeShare)),
      ]
      expect(below(readable, states)).toEqual([])
    })

    it.each(Object.entries(neutrals))(
      'is readable as text on every surface of %s, tinted or not',
      (_, neutralScale) => {
        const colors = paint(neutralScale, mode)
        const grounds = surfaces.flatMap((surface) => [
          pair('text', text, surface, colors[surface]),
          pair('text', text, `${surface} tinted`, layer(fill, tint, colors[surface])),
        ])
        // A pressed soft button has a stronger tint. It can be on the page, a panel or a popup.
        const pressed = (['bg', 'bg-muted', 'bg-raised'] as const).map((surface) =>
          pair('text', text, `${surface} tinted twice`, layer(fill, 2 * tint, colors[surface])),
        )
        expect(below(readable, [...grounds, ...pressed])).toEqual([])
      },
    )

    it.each(Object.entries(neutrals))(
      'has lines and focus rings with enough contrast on every surface of %s',
      (_, neutralScale) => {
        const colors = paint(neutralScale, mode)
        expect(
          below(
            3,
            surfaces.map((surface) => pair('line', text, surface, colors[surface])),
          ),
        ).toEqual([])
      },
    )
  })

  describe.each(Object.entries(neutrals))('%s', (_, scale) => {
    const colors = paint(scale, mode)
    const tones = ['text-dimmed', 'text-muted', 'text-toned', 'text', 'text-highlighted'] as const

    it('has enough contrast for every text tone on every surface', () => {
      const pairs = tones.flatMap((tone) =>
        surfaces.map((surface) => pair(tone, colors[tone], surface, colors[surface])),
      )
      expect(below(readable, pairs)).toEqual([])
    })

    it('keeps the text tones distinguishable', () => {
      const ratios = tones.map((tone) => contrast(colors[tone], colors.bg))
      const steps = ratios.slice(1).map((ratio, index) => ratio / (ratios[index] ?? ratio))
      expect(Math.min(...steps)).toBeGreaterThan(1.15)
    })

    it('has enough contrast for inverted text and neutral fills', () => {
      const { 'bg-inverted': fill, 'text-inverted': on } = colors
      const states = [
        pair('text-inverted', on, 'bg-inverted', fill),
        pair('text-inverted', on, 'hovered', mix(fill, on, hoverShare)),
        pair('text-inverted', on, 'pressed', mix(fill, '#000', activeShare)),
        ...surfaces.map((surface) =>
          pair('text', colors.text, `${surface} tinted`, layer(fill, tint, colors[surface])),
        ),
      ]
      expect(below(readable, states)).toEqual([])
    })

    it('has visible lines, and subtle lines that stay subtle', () => {
      const page = ['bg', 'bg-muted', 'bg-raised'] as const
      const on = (line: NeutralRole, grounds: readonly NeutralRole[]) =>
        grounds.map((ground) => pair(line, colors[line], ground, colors[ground]))

      expect(below(1.08, on('border-muted', ['bg', 'bg-raised']))).toEqual([])
      expect(below(1.14, on('border', page))).toEqual([])
      expect(below(1.15, on('border-accented', surfaces))).toEqual([])
      expect(below(3, on('border-control', surfaces))).toEqual([])
      expect(contrast(colors.border, colors.bg)).toBeLessThan(1.4)
    })

    it('has distinguishable surface levels', () => {
      const level = (role: NeutralRole) => luminance(colors[role])
      const steps = [level('bg'), level('bg-muted'), level('bg-elevated'), level('bg-accented')]
      const sorted = steps.toSorted((a, b) => (mode === 'dark' ? a - b : b - a))
      expect(steps).toEqual(sorted)
      expect(new Set(steps).size).toBe(4)
      if (mode === 'dark') expect(level('bg-raised')).toBeGreaterThan(level('bg'))
    })
  })

  it('measures text on the surface with the lowest contrast', () => {
    const all = Object.values(neutrals).flatMap((scale) => surfaces.map((surface) => paint(scale, mode)[surface]))
    const extreme = mode === 'light' ? Math.min(...all.map(luminance)) : Math.max(...all.map(luminance))
    expect(luminance(worstSurface[mode])).toBe(extreme)
  })
})

describe('palettes', () => {
  it.each(Object.entries(palettes))(
    '%s contains the roles computed from its shades',
    (_, { light, dark, ...scale }) => {
      expect({ light, dark }).toEqual(toColorRoles(scale))
    },
  )

  it('has a green created from the brand color', () => {
    expect(palettes.green).toEqual(createScale('#00DC82', { at: 400 }))
    expect(palettes.green[400]).toBe('#00dc82')
  })

  it('uses black in light mode and white in dark mode if the color is black', () => {
    expect(palettes.black.light).toEqual({ fill: '#000000', on: '#ffffff', text: '#000000' })
    expect(palettes.black.dark).toEqual({ fill: '#ffffff', on: '#0a0a0a', text: '#ffffff' })
  })
})

describe('createScale', () => {
  const brands = ['#7c3aed', '#e11d48', '#fde047', '#0f766e', '#111827', '#f5f5f5', '#1d4ed8']

  it.each(brands)('creates a scale from %s that goes from light to dark and contains the color', (brand) => {
    const { light: _light, dark: _dark, ...shades } = createScale(brand)
    const levels = Object.values(shades).map(luminance)
    expect(levels).toEqual(levels.toSorted((a, b) => b - a))
    expect(Object.values(shades)).toContain(brand)
  })

  it.each(brands)('finds roles for %s with enough contrast', (brand) => {
    const scale = createScale(brand)
    for (const mode of modes) {
      const { fill, on, text } = scale[mode]
      expect(contrast(fill, on)).toBeGreaterThanOrEqual(readable)
      expect(contrast(text, worstSurface[mode])).toBeGreaterThanOrEqual(readable)
    }
  })

  it('also accepts OKLCH shades', () => {
    const { light: _light, dark: _dark, ...hex } = palettes.blue
    const scale = defineScale({ ...hex, 600: 'oklch(54.6% 0.245 262.881)' })
    expect(contrast(scale.light.fill, scale.light.on)).toBeGreaterThanOrEqual(readable)
  })
})
