import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorNames } from '../theme/color-names.ts'
import { blue, violet, zinc } from './palettes.ts'
import { toThemeCss, toThemeProperties } from './theme-css.ts'

const tokens = readFileSync(join(import.meta.dirname, '../css/tokens.css'), 'utf8')

describe('toThemeProperties', () => {
  it('writes the scale of a color and its values in both modes', () => {
    const properties = toThemeProperties({ colors: { primary: blue } })
    expect(properties['--ui-color-primary-50']).toBe(blue[50])
    expect(properties['--ui-color-primary-950']).toBe(blue[950])
    expect(properties['--ui-light-primary']).toBe(blue.light.fill)
    expect(properties['--ui-light-on-primary']).toBe('#ffffff')
    expect(properties['--ui-dark-primary-text']).toBe(blue.dark.text)
    expect(Object.keys(properties)).toHaveLength(17)
  })

  it('writes only the scale of neutral', () => {
    expect(Object.keys(toThemeProperties({ colors: { neutral: zinc } }))).toHaveLength(11)
  })

  it('writes the radius in rem, including 0', () => {
    expect(toThemeProperties({ radius: 0.5 })).toEqual({ '--ui-radius': '0.5rem' })
    expect(toThemeProperties({ radius: 0 })).toEqual({ '--ui-radius': '0rem' })
  })

  it('rejects an invalid name', () => {
    expect(() => toThemeProperties({ colors: { 'a b': blue } })).toThrow('cannot be the name of a color')
  })

  it('rejects a name that the stylesheet already uses', () => {
    const declared = [...tokens.matchAll(/--ui-([a-z-]+):/g)].map((match) => match[1]!)
    const others = declared.filter((name) => !(colorNames as readonly string[]).includes(name))
    expect(others).toEqual(expect.arrayContaining(['text', 'bg-elevated', 'radius', 'font-mono', 'l', 'on-primary']))
    for (const name of others) {
      expect(() => toThemeProperties({ colors: { [name]: blue } })).toThrow(`--ui-${name} has another meaning`)
    }
    for (const name of ['brand', 'link', 'texture', 'on', 'light', 'primary-2']) {
      expect(() => toThemeProperties({ colors: { [name]: blue } })).not.toThrow()
    }
  })
})

describe('toThemeCss', () => {
  it('is empty if a theme changes neither color nor radius', () => {
    expect(toThemeCss({})).toBe('')
    expect(toThemeCss({ colors: {} })).toBe('')
    expect(toThemeCss({ colors: { primary: undefined } })).toBe('')
  })

  it('applies to the page or to a scope', () => {
    expect(toThemeCss({ radius: 0.5 })).toBe(':root{--ui-radius:0.5rem}')
    expect(toThemeCss({ radius: 0.5 }, '.fr-theme-a')).toBe('.fr-theme-a{--ui-radius:0.5rem}')
  })

  it('adds a class for a custom color, but not for the seven built-in colors', () => {
    expect(toThemeCss({ colors: { brand: violet } })).toContain('.fr--brand{--c:var(--ui-brand);')
    expect(toThemeCss({ colors: { primary: violet } })).not.toContain('.fr--primary')
  })

  it('rejects a value that would end the style element', () => {
    const hostile = { ...blue, 500: 'red}</style><script>alert(1)</script>' }
    expect(() => toThemeCss({ colors: { primary: hostile } })).toThrow(
      'is not a valid value for --ui-color-primary-500',
    )
  })
})
