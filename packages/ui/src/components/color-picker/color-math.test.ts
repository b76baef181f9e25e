import { describe, expect, it } from 'vitest'
import {
  cmykToRgb,
  colorFormats,
  formatColor,
  hsvaToRgba,
  labToRgb,
  oklchToRgb,
  parseColor,
  rgbaToHsva,
  rgbToCmyk,
  rgbToHsl,
  rgbToLab,
  rgbToOklch,
  type ColorFormat,
  type Rgba,
} from './color-math.ts'

const rgb = (r: number, g: number, b: number, a = 1): Rgba => ({ r: r / 255, g: g / 255, b: b / 255, a })
const red = rgb(255, 0, 0)
const green = rgb(0, 128, 0)
const rebecca = rgb(102, 51, 153)

/** Colors of the whole RGB cube, including grays and corners. */
const sample: Rgba[] = []
for (const r of [0, 37, 128, 200, 255])
  for (const g of [0, 64, 129, 255]) for (const b of [0, 91, 180, 255]) sample.push(rgb(r, g, b))

/** Rounds numbers to a number of decimals, so that lists of them can be compared. */
function rounded(values: readonly number[], decimals: number): number[] {
  return values.map((value) => Number(value.toFixed(decimals)) + 0)
}

describe('conversions', () => {
  it('converts to hue, saturation and brightness', () => {
    expect(rgbaToHsva(red)).toEqual({ h: 0, s: 1, v: 1, a: 1 })
    expect(rgbaToHsva(rgb(0, 255, 0)).h).toBe(120)
    expect(rgbaToHsva(rgb(0, 0, 255)).h).toBe(240)
    expect(rgbaToHsva(rgb(255, 0, 128)).h).toBeCloseTo(329.88, 2)
    expect(rgbaToHsva(rgb(0, 0, 0, 0.5))).toEqual({ h: 0, s: 0, v: 0, a: 0.5 })
    expect(hsvaToRgba({ h: 360, s: 1, v: 1, a: 1 })).toEqual(red)
    expect(rounded(Object.values(rgbaToHsva(rebecca)), 4)).toEqual([270, 0.6667, 0.6, 1])
  })

  it('converts to HSL and CMYK', () => {
    expect(rounded(rgbToHsl(rebecca), 4)).toEqual([270, 0.5, 0.4])
    expect(rounded(rgbToHsl(rgb(255, 255, 255)), 4)).toEqual([0, 0, 1])
    expect(rounded(rgbToCmyk(rebecca), 4)).toEqual([0.3333, 0.6667, 0, 0.4])
    expect(rgbToCmyk(rgb(0, 0, 0))).toEqual([0, 0, 0, 1])
    expect(rounded(cmykToRgb([1 / 3, 2 / 3, 0, 0.4]), 4)).toEqual([0.4, 0.2, 0.6])
  })

  // Values of CSS Color 4. A test of ColorPicker compares with those of the browser.
  it('converts to Lab', () => {
    expect(rounded(rgbToLab(red), 2)).toEqual([54.29, 80.8, 69.89])
    expect(rounded(rgbToLab(green), 1)).toEqual([46.3, -47.6, 48.6])
    expect(rounded(rgbToLab(rebecca), 1)).toEqual([32.4, 38.4, -47.7])
    expect(rounded(rgbToLab(rgb(255, 255, 255)), 3)).toEqual([100, 0, 0])
    expect(rounded(rgbToLab(rgb(0, 0, 0)), 6)).toEqual([0, 0, 0])
  })

  it('converts to OKLCH', () => {
    expect(rounded(rgbToOklch(red), 2)).toEqual([0.63, 0.26, 29.23])
    expect(rounded(rgbToOklch(green), 1)).toEqual([0.5, 0.2, 142.5])
    expect(rounded(rgbToOklch(rebecca), 2)).toEqual([0.44, 0.16, 303.37])
    expect(rounded(rgbToOklch(rgb(255, 255, 255)), 4)).toEqual([1, 0, 0])
  })

  it('converts back to the same color from every color space', () => {
    for (const color of sample) {
      const channels = rounded([color.r, color.g, color.b], 3)
      expect(rounded(Object.values(hsvaToRgba(rgbaToHsva(color))), 3)).toEqual([...channels, 1])
      expect(rounded(labToRgb(rgbToLab(color)), 3)).toEqual(channels)
      expect(rounded(oklchToRgb(rgbToOklch(color)), 3)).toEqual(channels)
      expect(rounded(cmykToRgb(rgbToCmyk(color)), 3)).toEqual(channels)
    }
  })
})

describe('formatColor', () => {
  it.each<[ColorFormat, string, string]>([
    ['hex', '#663399', '#66339980'],
    ['rgb', 'rgb(102 51 153)', 'rgb(102 51 153 / 50%)'],
    ['hsl', 'hsl(270 50% 40%)', 'hsl(270 50% 40% / 50%)'],
    ['cmyk', 'device-cmyk(33% 67% 0% 40%)', 'device-cmyk(33% 67% 0% 40% / 50%)'],
    ['lab', 'lab(32.39% 38.42 -47.69)', 'lab(32.39% 38.42 -47.69 / 50%)'],
    ['oklch', 'oklch(44.03% 0.1603 303.37)', 'oklch(44.03% 0.1603 303.37 / 50%)'],
  ])('formats %s', (format, opaque, half) => {
    expect(formatColor(rebecca, format)).toBe(opaque)
    expect(formatColor({ ...rebecca, a: 0.5 }, format)).toBe(opaque)
    expect(formatColor({ ...rebecca, a: 0.5 }, format, true)).toBe(half)
  })

  it('formats no negative zero and no hue of 360', () => {
    expect(formatColor(rgb(255, 255, 255), 'lab')).toBe('lab(100% 0 0)')
    expect(formatColor(rgb(255, 0, 1), 'hsl')).toBe('hsl(0 100% 50%)')
    expect(formatColor(rgb(128, 128, 128), 'oklch')).toBe('oklch(59.99% 0 0)')
  })

  it('formats a color so that parsing returns the same color, in every format', () => {
    for (const color of sample)
      for (const format of colorFormats) {
        const back = parseColor(formatColor(color, format))!
        // Whole percentages are less precise than 8-bit channels.
        const tolerance = format === 'hsl' || format === 'cmyk' ? 0.011 : 1 / 510
        for (const channel of ['r', 'g', 'b'] as const)
          expect(Math.abs(back[channel] - color[channel])).toBeLessThan(tolerance)
      }
  })
})

describe('parseColor', () => {
  const hexOf = (text: string) => {
    const color = parseColor(text)
    return color && formatColor(color, 'hex', true)
  }

  it.each([
    ['#639', '#663399FF'],
    ['#6398', '#66339988'],
    [' #663399 ', '#663399FF'],
    ['663399', '#663399FF'],
    ['#66339980', '#66339980'],
    ['rgb(102, 51, 153)', '#663399FF'],
    ['rgba(102,51,153,.5)', '#66339980'],
    ['RGB(40% 20% 60% / 50%)', '#66339980'],
    ['hsl(270deg, 50%, 40%)', '#663399FF'],
    ['hsl(0.75turn 50% 40%)', '#663399FF'],
    ['hsl(-90 50 40)', '#663399FF'],
    ['cmyk(0, 100, 100, 0)', '#FF0000FF'],
    ['device-cmyk(0 1 1 0)', '#FF0000FF'],
    ['device-cmyk(0% 100% 100% 0% / 0%)', '#FF000000'],
    ['lab(32.39% 38.43 -47.69)', '#663399FF'],
    ['oklch(0.4403 0.1603 303.37)', '#663399FF'],
    ['oklch(44.03% 40.075% 303.37)', '#663399FF'],
    ['oklch(none none none)', '#000000FF'],
    // Outside of the sRGB gamut.
    ['oklch(86% 0.4 142)', '#00FF00FF'],
    ['rgb(300 -20 0)', '#FF0000FF'],
  ])('parses %s', (text, hex) => {
    expect(hexOf(text)).toBe(hex)
  })

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    'tomato',
    'rgb(1 2)',
    'rgb(1 2 3 4 5)',
    'rgb(a b c)',
    'hsl(1% 2% 3%)',
    'rgb(1deg 2 3)',
    'lch(50% 20 30)',
    'constructor(1 2 3)',
  ])('returns undefined for "%s"', (text) => {
    expect(parseColor(text)).toBe(undefined)
  })
})
