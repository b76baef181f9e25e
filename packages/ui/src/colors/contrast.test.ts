import { describe, expect, it } from 'vitest'
import { contrast, layer, mix, parseColor, toHex } from './contrast.ts'

describe('contrast', () => {
  it('matches published WCAG values', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2)
  })

  it('does not depend on the order of the colors', () => {
    expect(contrast('#00dc82', '#0a0a0a')).toBe(contrast('#0a0a0a', '#00dc82'))
  })

  it('converts OKLCH as browsers do', () => {
    expect(toHex(parseColor('oklch(1 0 0)'))).toBe('#ffffff')
    expect(toHex(parseColor('oklch(62.796% 0.25768 29.2339)'))).toBe('#ff0000')
    expect(toHex(parseColor('oklch(55.6% 0 none)'))).toBe('#737373')
  })

  it('throws a helpful error for a color that it cannot parse', () => {
    expect(() => parseColor('tomato')).toThrow('cannot read "tomato"')
  })
})

describe('mix', () => {
  it('mixes in OKLab, as color-mix does', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#ff0000')
    expect(mix('#ff0000', '#0000ff', 1)).toBe('#0000ff')
  })
})

describe('layer', () => {
  it('blends a translucent color over another', () => {
    expect(layer('#000000', 0.2, '#ffffff')).toBe('#cccccc')
    expect(layer('#ff0000', 0.2, '#ffffff')).toBe('#ffcccc')
  })
})
