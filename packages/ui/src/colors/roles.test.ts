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

/** Lists what falls short, so that a red test names colours and figures: `text-dimmed on bg-accented: 4.21`. */
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

    it('has text that can be read on its fill, at rest, under the pointer and pressed', () => {
      const states = [
        pair('on', on, 'fill', fill),
        pair('on', on, 'hovered fill', mix(fill, on, hoverShare)),
        pair('on', on, 'pressed fill', mix(fill, '#000', activeShare)),
      ]
      expect(below(readable, states)).toEqual([])
    })

    it.each(Object.entries(neutrals))(
      'can be read as text on every surface of %s, tinted or not',
      (_, neutralScale) => {
        const colors = paint(neutralScale, mode)
        const grounds = surfaces.flatMap((surface) => [
          pair('text', text, surface, colors[surface]),
          pair('text', text, `${surface} tinted`, layer(fill, tint, colors[surface])),
        ])
        // A pressed soft button is tinted twice as much; it stands on the page, a panel or a popup.
        const pressed = (['bg', 'bg-muted', 'bg-raised'] as const).map((surface) =>
          pair('text', text, `${surface} tinted twice`, layer(fill, 2 * tint, colors[surface])),
        )
        expect(below(readable, [...grounds, ...pressed])).toEqual([])
      },
    )

    it.each(Object.entries(neutrals))(
      'has lines and focus rings that show on every surface of %s',
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

    it('has text of every tone that can be read on every surface', () => {
      const pairs = tones.flatMap((tone) =>
        surfaces.map((surface) => pair(tone, colors[tone], surface, colors[surface])),
      )
      expect(below(readable, pairs)).toEqual([])
    })

    it('keeps the tones of text apart', () => {
      const ratios = tones.map((tone) => contrast(colors[tone], colors.bg))
      const steps = ratios.slice(1).map((ratio, index) => ratio / (ratios[index] ?? ratio))
      expect(Math.min(...steps)).toBeGreaterThan(1.15)
    })

    it('has inverted text and a neutral fill that can be read', () => {
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

    it('has lines that can be seen, and quiet ones that stay quiet', () => {
      const page = ['bg', 'bg-muted', 'bg-raised'] as const
      const on = (line: NeutralRole, grounds: readonly NeutralRole[]) =>
        grounds.map((ground) => pair(line, colors[line], ground, colors[ground]))

      expect(below(1.08, on('border-muted', ['bg', 'bg-raised']))).toEqual([])
      expect(below(1.14, on('border', page))).toEqual([])
      expect(below(1.15, on('border-accented', surfaces))).toEqual([])
      expect(below(3, on('border-control', surfaces))).toEqual([])
      expect(contrast(colors.border, colors.bg)).toBeLessThan(1.4)
    })

    it('has surfaces that rise one above the other', () => {
      const level = (role: NeutralRole) => luminance(colors[role])
      const steps = [level('bg'), level('bg-muted'), level('bg-elevated'), level('bg-accented')]
      const sorted = steps.toSorted((a, b) => (mode === 'dark' ? a - b : b - a))
      expect(steps).toEqual(sorted)
      expect(new Set(steps).size).toBe(4)
      if (mode === 'dark') expect(level('bg-raised')).toBeGreaterThan(level('bg'))
    })
  })

  it('measures text on the surface that is worst for it', () => {
    const all = Object.values(neutrals).flatMap((scale) => surfaces.map((surface) => paint(scale, mode)[surface]))
    const extreme = mode === 'light' ? Math.min(...all.map(luminance)) : Math.max(...all.map(luminance))
    expect(luminance(worstSurface[mode])).toBe(extreme)
  })
})

describe('palettes', () => {
  it.each(Object.entries(palettes))('%s carries the roles that its shades give', (_, { light, dark, ...scale }) => {
    expect({ light, dark }).toEqual(toColorRoles(scale))
  })

  it('has a green made from the colour of the product', () => {
    expect(palettes.green).toEqual(createScale('#00DC82', { at: 400 }))
    expect(palettes.green[400]).toBe('#00dc82')
  })

  it('is black in light mode and white in dark mode where black is the colour', () => {
    expect(palettes.black.light).toEqual({ fill: '#000000', on: '#ffffff', text: '#000000' })
    expect(palettes.black.dark).toEqual({ fill: '#ffffff', on: '#0a0a0a', text: '#ffffff' })
  })
})

describe('createScale', () => {
  const brands = ['#7c3aed', '#e11d48', '#fde047', '#0f766e', '#111827', '#f5f5f5', '#1d4ed8']

  it.each(brands)('makes of %s a scale that goes from light to dark and holds the colour itself', (brand) => {
    const { light: _light, dark: _dark, ...shades } = createScale(brand)
    const levels = Object.values(shades).map(luminance)
    expect(levels).toEqual(levels.toSorted((a, b) => b - a))
    expect(Object.values(shades)).toContain(brand)
  })

  it.each(brands)('finds roles for %s that can be read', (brand) => {
    const scale = createScale(brand)
    for (const mode of modes) {
      const { fill, on, text } = scale[mode]
      expect(contrast(fill, on)).toBeGreaterThanOrEqual(readable)
      expect(contrast(text, worstSurface[mode])).toBeGreaterThanOrEqual(readable)
    }
  })

  it('takes shades written in OKLCH too', () => {
    const { light: _light, dark: _dark, ...hex } = palettes.blue
    const scale = defineScale({ ...hex, 600: 'oklch(54.6% 0.245 262.881)' })
    expect(contrast(scale.light.fill, scale.light.on)).toBeGreaterThanOrEqual(readable)
  })
})
