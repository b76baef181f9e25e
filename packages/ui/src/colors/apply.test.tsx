/// <reference types="vite/client" />
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import '../css/base.css'
import '../css/tokens.css'
import { toHexColor } from '../testing/computed-color.ts'
import { applyColors, applyRadius } from './apply.ts'
import { setColorMode, withoutTransitions } from './color-mode.ts'
import { mix } from './contrast.ts'
import { blue, green, rose, slate, stone, violet } from './palettes.ts'
import { toThemeCss } from './theme-css.ts'

const root = document.documentElement

beforeEach(() => {
  document.body.innerHTML = ''
})

afterEach(() => {
  root.removeAttribute('class')
  root.removeAttribute('style')
})

/** Renders markup and returns the painted background of `#probe`, as #rrggbb. */
function paintedBy(html: string): string {
  document.body.innerHTML = html
  return painted(document.querySelector('#probe')!)
}

function painted(element: Element): string {
  return toHexColor(getComputedStyle(element).backgroundColor)
}

const fill = '<i id="probe" class="fr--primary" style="background-color: var(--c)"></i>'

describe('modes', () => {
  it('applies nested dark and light modes', () => {
    expect(paintedBy(fill)).toBe(green.light.fill)
    expect(paintedBy(`<div class="dark">${fill}</div>`)).toBe(green.dark.fill)
    expect(paintedBy(`<div class="dark"><div class="light">${fill}</div></div>`)).toBe(green.light.fill)
  })

  it('applies a forced mode to text, surfaces and scrollbars', () => {
    root.className = 'dark'
    const surface = '<i id="probe" style="background-color: var(--ui-bg-muted)"></i>'
    expect(paintedBy(surface)).toBe(slate[900])
    expect(paintedBy(`<div class="light">${surface}</div>`)).toBe(slate[50])
    const light = getComputedStyle(document.querySelector('.light')!)
    expect(light.colorScheme).toBe('light')
    expect(light.color).toBe('rgb(29, 41, 61)')
  })

  it('mixes shades as the contrast tests compute them', () => {
    root.className = 'dark'
    expect(paintedBy('<i id="probe" style="background-color: var(--ui-bg)"></i>')).toBe(
      mix(slate[950], slate[900], 0.5),
    )
  })
})

describe('applyColors', () => {
  it('changes a color in both modes without changing elements', () => {
    document.body.innerHTML = `<b>${fill}</b><div class="dark">${fill.replace('probe', 'other')}</div>`
    const [first, second] = [document.querySelector('#probe')!, document.querySelector('#other')!]
    const before = document.body.innerHTML

    applyColors({ primary: rose })

    expect(painted(first)).toBe(rose.light.fill)
    expect(painted(second)).toBe(rose.dark.fill)
    expect(document.body.innerHTML).toBe(before)
    expect(getComputedStyle(root).getPropertyValue('--ui-primary').trim()).toBe(rose.light.fill)
    expect(getComputedStyle(root).getPropertyValue('--ui-color-primary-400')).toBe(rose[400])
  })

  it('changes surfaces with the neutral scale', () => {
    applyColors({ neutral: stone })
    expect(paintedBy('<i id="probe" style="background-color: var(--ui-bg-accented)"></i>')).toBe(stone[200])
  })

  it('adds a custom color for components in both modes', () => {
    applyColors({ brand: violet })
    const brand = fill.replace('fr--primary', 'fr--brand')
    expect(paintedBy(brand)).toBe(violet.light.fill)
    expect(paintedBy(`<div class="dark">${brand}</div>`)).toBe(violet.dark.fill)
  })
})

describe('applyRadius', () => {
  it('changes all corner radii', () => {
    document.body.innerHTML = '<i id="probe" style="border-radius: calc(var(--ui-radius) * 1.5)"></i>'
    expect(getComputedStyle(document.querySelector('#probe')!).borderRadius).toBe('6px')
    applyRadius(0.5)
    expect(getComputedStyle(document.querySelector('#probe')!).borderRadius).toBe('12px')
  })
})

describe('toThemeCss', () => {
  it('applies a theme to one part of the page in the mode of that part', () => {
    const style = `<style>${toThemeCss({ colors: { primary: blue, neutral: stone } }, '.scope')}</style>`
    const part = `<div class="fr-theme scope">${fill}</div>`
    expect(paintedBy(style + part)).toBe(blue.light.fill)
    expect(paintedBy(`${style}<div class="dark">${part}</div>`)).toBe(blue.dark.fill)
    expect(paintedBy(`${style}<div class="fr-theme scope"><div class="dark">${fill}</div></div>`)).toBe(blue.dark.fill)
    expect(paintedBy(style + part + fill.replace('probe', 'other'))).toBe(blue.light.fill)
    expect(painted(document.querySelector('#other')!)).toBe(green.light.fill)
  })
})

describe('setColorMode', () => {
  it('sets the class and the color scheme and removes the other mode', () => {
    setColorMode('dark')
    expect(root.classList.contains('dark')).toBe(true)
    expect(root.style.colorScheme).toBe('dark')
    setColorMode('light')
    expect(root.classList.contains('dark')).toBe(false)
    expect(root.classList.contains('light')).toBe(true)
    expect(root.style.colorScheme).toBe('light')
  })

  it('starts no transitions and allows later ones', async () => {
    document.body.innerHTML =
      '<i id="probe" style="transition: background-color 5s; background-color: var(--ui-bg-muted)"></i>'
    const probe = document.querySelector('#probe')!
    expect(painted(probe)).toBe(slate[50])

    setColorMode('dark')
    expect(painted(probe)).toBe(slate[900])
    expect(probe.getAnimations()).toHaveLength(0)

    await expect.poll(() => root.classList.contains('fr-still')).toBe(false)
    expect(getComputedStyle(probe).transitionDuration).toBe('5s')
  })

  it('starts no transitions during two quick changes', async () => {
    withoutTransitions(() => {})
    await new Promise((resolve) => setTimeout(resolve, 80))
    withoutTransitions(() => {})
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(root.classList.contains('fr-still')).toBe(true)
    await expect.poll(() => root.classList.contains('fr-still')).toBe(false)
  })

  it('allows transitions again after a change that throws', async () => {
    expect(() =>
      withoutTransitions(() => {
        throw new Error('no')
      }),
    ).toThrow('no')
    await expect.poll(() => root.classList.contains('fr-still')).toBe(false)
  })
})
