import { describe, expect, it } from 'vitest'
import { highlightStyles, lineTints, roleNames, roles } from './theme.ts'

type Rgb = readonly [red: number, green: number, blue: number]

// The lightest and darkest surfaces behind a code block: steps 0 to 100 and 800 to 950 of each neutral scale.
const surfaces = {
  light: ['#ffffff', '#f1f5f9', '#f3f4f6', '#f4f4f5', '#f5f5f5', '#f5f5f4'],
  dark: ['#020617', '#1e293b', '#1f2937', '#27272a', '#262626', '#292524'],
} as const

describe.each(['light', 'dark'] as const)('%s palette', (mode) => {
  const tints = [undefined, ...Object.values(lineTints).map((tint) => tint[mode])]
  const colored = roleNames.flatMap((name) => {
    const role = roles[name]
    return 'light' in role ? [{ name, color: role[mode] }] : []
  })

  it.each(colored)('keeps $name readable on every surface, including marked lines', ({ color }) => {
    for (const surface of surfaces[mode]) {
      for (const tint of tints) {
        const background = tint ? blend(toRgb(surface), tint) : toRgb(surface)
        expect(
          contrast(toRgb(color), background),
          `${color} on ${surface} under ${tint?.join(' ')}`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
})

describe('highlightStyles', () => {
  it('has a rule for each role and a value for it in both modes', () => {
    for (const name of roleNames) expect(highlightStyles).toContain(`.hl-${name}{`)
    const [light, dark] = highlightStyles.split('\n')
    const listProperties = (rule: string) => [...rule.matchAll(/--[\w-]+(?=:)/g)].map(([property]) => property)
    expect(listProperties(light!)).toEqual(listProperties(dark!))
  })
})

function toRgb(hex: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as Rgb
}

function blend(base: Rgb, [red, green, blue, alpha]: readonly [number, number, number, number]): Rgb {
  const mix = (below: number, above: number) => below * (1 - alpha) + above * alpha
  return [mix(base[0], red), mix(base[1], green), mix(base[2], blue)]
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
