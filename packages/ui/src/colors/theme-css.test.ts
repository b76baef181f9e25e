import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorNames } from '../theme/color-names.ts'
import { blue, violet, zinc } from './palettes.ts'
import { toThemeCss, toThemeProperties } from './theme-css.ts'

const tokens = readFileSync(join(import.meta.dirname, '../css/tokens.css'), 'utf8')

describe('toThemeProperties', () => {
  it('gives a colour its scale and the picks of both modes', () => {
    const properties = toThemeProperties({ colors: { primary: blue } })
    expect(properties['--ui-color-primary-50']).toBe(blue[50])
    expect(properties['--ui-color-primary-950']).toBe(blue[950])
    expect(properties['--ui-light-primary']).toBe(blue.light.fill)
    expect(properties['--ui-light-on-primary']).toBe('#ffffff')
    expect(properties['--ui-dark-primary-text']).toBe(blue.dark.text)
    expect(Object.keys(properties)).toHaveLength(17)
  })

  it('gives neutral its scale alone', () => {
    expect(Object.keys(toThemeProperties({ colors: { neutral: zinc } }))).toHaveLength(11)
  })

  it('writes the radius in rem, and a radius of 0 too', () => {
    expect(toThemeProperties({ radius: 0.5 })).toEqual({ '--ui-radius': '0.5rem' })
    expect(toThemeProperties({ radius: 0 })).toEqual({ '--ui-radius': '0rem' })
  })

  it('refuses a name that is none', () => {
    expect(() => toThemeProperties({ colors: { 'a b': blue } })).toThrow('cannot name a colour')
  })

  it('refuses a name under which the stylesheet has something else, and says which', () => {
    const declared = [...tokens.matchAll(/--ui-([a-z-]+):/g)].map((match) => match[1]!)
    const others = declared.filter((name) => !(colorNames as readonly string[]).includes(name))
    expect(others).toEqual(expect.arrayContaining(['text', 'bg-elevated', 'radius', 'font-mono', 'l', 'on-primary']))
    for (const name of others) {
      expect(() => toThemeProperties({ colors: { [name]: blue } })).toThrow(`it would change --ui-${name}, which`)
    }
    for (const name of ['brand', 'link', 'texture', 'on', 'light', 'primary-2']) {
      expect(() => toThemeProperties({ colors: { [name]: blue } })).not.toThrow()
    }
  })
})

describe('toThemeCss', () => {
  it('is empty where a theme changes neither colour nor radius', () => {
    expect(toThemeCss({})).toBe('')
    expect(toThemeCss({ colors: {} })).toBe('')
    expect(toThemeCss({ colors: { primary: undefined } })).toBe('')
  })

  it('speaks of the page, or of the part it is given', () => {
    expect(toThemeCss({ radius: 0.5 })).toBe(':root{--ui-radius:0.5rem}')
    expect(toThemeCss({ radius: 0.5 }, '.fr-theme-a')).toBe('.fr-theme-a{--ui-radius:0.5rem}')
  })

  it('adds a class for a colour beyond the seven, and none for the seven', () => {
    expect(toThemeCss({ colors: { brand: violet } })).toContain('.fr--brand{--c:var(--ui-brand);')
    expect(toThemeCss({ colors: { primary: violet } })).not.toContain('.fr--primary')
  })

  it('refuses a value that would end the style element', () => {
    const hostile = { ...blue, 500: 'red}</style><script>alert(1)</script>' }
    expect(() => toThemeCss({ colors: { primary: hostile } })).toThrow('is no value for --ui-color-primary-500')
  })
})
