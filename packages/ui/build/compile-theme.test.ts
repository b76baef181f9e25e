import { describe, expect, it } from 'vitest'
import { colorClass, optionClass, partClass } from '../src/theme/class-names.ts'
import { colorNames } from '../src/theme/color-names.ts'
import { defineTheme, themeDataOf, toShape } from '../src/theme/define-theme.ts'
import { compileTheme } from './compile-theme.ts'
import { LAYER_ORDER } from './layer-order.ts'
import { readTheme, themeFiles } from './themes.ts'

async function compile(theme: object): Promise<string> {
  return compileTheme(themeDataOf(theme)!)
}

/** Position of the first rule whose selector contains the text. */
function rule(css: string, selector: string): number {
  const index = css.indexOf(selector)
  expect(index, `${selector} is in the stylesheet`).toBeGreaterThan(-1)
  return index
}

describe('compileTheme', () => {
  it('creates one class per part and option, in a layer that the caller’s classes override', async () => {
    const css = await compile(
      defineTheme({
        name: 'tag',
        slots: { root: 'inline-flex', leadingIcon: 'shrink-0' },
        variants: { size: { sm: { root: 'px-2', leadingIcon: 'size-4' } }, tone: { loud: { root: 'font-bold' } } },
      }),
    )
    expect(css.startsWith(LAYER_ORDER)).toBe(true)
    expect(css).toContain('@layer components.fr0')
    for (const name of [
      '.fr-tag',
      '.fr-tag-leading-icon',
      '.fr-tag-sm',
      '.fr-tag-leading-icon-sm',
      '.fr-tag-tone-loud',
    ]) {
      expect(css).toContain(`${name} {`)
    }
  })

  it('never gives a part the class of a color, whatever the name of the color', async () => {
    const themes = await Promise.all(themeFiles().map((file) => readTheme(file)))
    expect(themes.length).toBeGreaterThan(80)
    const taken = themes.flatMap((data) => {
      const shape = toShape(data)
      return shape.slots.flatMap((slot) => {
        const part = partClass(shape, slot)
        const options = Object.entries(shape.variants).flatMap(([variant, [names]]) =>
          names.map((option) => optionClass(part, variant, option)),
        )
        return [part, ...options]
      })
    })
    // A color may have any name, so it could equal the name of a class after `fr-`.
    const names = [...colorNames, ...taken.map((className) => className.slice('fr-'.length))]
    const colors = new Set(names.map(colorClass))
    expect(taken.filter((className) => colors.has(className))).toEqual([])
  })

  it('puts a component in a higher layer than the components that it uses', async () => {
    expect(await compile(defineTheme({ name: 'bar', level: 2, slots: { root: 'flex' } }))).toContain(
      '@layer components.fr2',
    )
  })

  it('lets a breakpoint of the part override an option, as Tailwind does', async () => {
    const css = await compile(
      defineTheme({ name: 'box', slots: { root: 'px-2 sm:px-6' }, variants: { size: { md: { root: 'px-4' } } } }),
    )
    expect(rule(css, '.fr-box-md')).toBeLessThan(rule(css, '40rem'))
  })

  it('lets disabled override the hover style of an option', async () => {
    const css = await compile(
      defineTheme({
        name: 'box',
        slots: { root: 'disabled:opacity-50' },
        variants: { look: { a: { root: 'hover:opacity-80' } } },
      }),
    )
    expect(rule(css, ':hover')).toBeLessThan(rule(css, ':disabled'))
  })

  it('compiles compounds and false options to selectors with the specificity of one class', async () => {
    const css = await compile(
      defineTheme({
        name: 'box',
        color: 'root',
        slots: { root: 'flex' },
        variants: { size: { sm: {}, md: {} }, open: { true: {}, false: { root: 'hidden' } } },
        compoundVariants: [{ color: 'neutral', size: ['sm', 'md'], open: true, class: { root: 'underline' } }],
      }),
    )
    expect(css).toContain('.fr-box:where(:not(.fr-box-open))')
    expect(css).toMatch(/\.fr-box:where\(\.fr--neutral(?::is\(\.fr-box-sm, \.fr-box-md\)|.*)\.fr-box-open\)/)
  })

  it('replaces a named group by the class of its part', async () => {
    const css = await compile(
      defineTheme({ name: 'box', slots: { root: 'group/box', icon: 'group-hover/box:rotate-180' } }),
    )
    expect(css).toContain('.fr-box):hover .fr-box-icon')
    expect(css).not.toContain('group')
  })

  it('replaces a named group by the classes of all parts with its marker', async () => {
    const css = await compile(
      defineTheme({
        name: 'box',
        slots: { root: '', link: 'group/box', button: 'group/box', icon: 'group-hover/box:rotate-180' },
      }),
    )
    expect(css).toContain(':is(.fr-box-link, .fr-box-button)):hover .fr-box-icon')
  })

  it.each([
    ['pxx-4', /theme\/box: .*pxx-4/],
    ['group', /Name it/],
    ['group-hover:underline', /Name it/],
    ['p-2!', /important/],
    ['dark:p-2', /Use a role/],
    ['group-hover/nobody:underline', /no part is marked group\/nobody/],
  ])('rejects %s with a reason', async (text, message) => {
    await expect(compile(defineTheme({ name: 'box', slots: { root: text } }))).rejects.toThrow(message)
  })

  it('rejects two parts with the same class name', async () => {
    const theme = defineTheme({
      name: 'box',
      slots: { root: 'flex', sm: 'flex' },
      variants: { size: { sm: { root: 'p-1' } } },
    })
    await expect(compile(theme)).rejects.toThrow(/both become \.fr-box-sm/)
  })
})
