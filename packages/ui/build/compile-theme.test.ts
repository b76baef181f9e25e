import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colorClass, partClass } from '../src/theme/class-names.ts'
import { colorNames } from '../src/theme/color-names.ts'
import { defineTheme, themeDataOf } from '../src/theme/define-theme.ts'
import { compileTheme, LAYER_ORDER } from './compile-theme.ts'

async function compile(theme: object): Promise<string> {
  return compileTheme(themeDataOf(theme)!)
}

/** Position of the first rule whose selector holds the text. */
function rule(css: string, selector: string): number {
  const index = css.indexOf(selector)
  expect(index, `${selector} is in the stylesheet`).toBeGreaterThan(-1)
  return index
}

describe('compileTheme', () => {
  it('makes one class per part and option, in a layer that the caller’s classes beat', async () => {
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

  it('gives no part of a component the class of a colour, which other components carry', async () => {
    const folder = join(import.meta.dirname, '../src/theme')
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test'))
    const colors = new Set(colorNames.map(colorClass))
    const clashes: string[] = []
    let themes = 0
    for (const file of files) {
      for (const value of Object.values((await import(join(folder, file))) as object)) {
        const data = typeof value === 'object' && value !== null ? themeDataOf(value as object) : undefined
        if (!data) continue
        themes += 1
        const { name, root = 'root' } = data
        clashes.push(...Object.keys(data.slots).filter((slot) => colors.has(partClass({ name, root }, slot))))
      }
    }
    expect(themes).toBeGreaterThan(80)
    expect(clashes).toEqual([])
  })

  it('puts a component that is built on others above them', async () => {
    expect(await compile(defineTheme({ name: 'bar', level: 2, slots: { root: 'flex' } }))).toContain(
      '@layer components.fr2',
    )
  })

  it('lets a breakpoint of the part win over an option, as Tailwind does', async () => {
    const css = await compile(
      defineTheme({ name: 'box', slots: { root: 'px-2 sm:px-6' }, variants: { size: { md: { root: 'px-4' } } } }),
    )
    expect(rule(css, '.fr-box-md')).toBeLessThan(rule(css, '40rem'))
  })

  it('lets disabled win over an option’s hover', async () => {
    const css = await compile(
      defineTheme({
        name: 'box',
        slots: { root: 'disabled:opacity-50' },
        variants: { look: { a: { root: 'hover:opacity-80' } } },
      }),
    )
    expect(rule(css, ':hover')).toBeLessThan(rule(css, ':disabled'))
  })

  it('turns compounds and false options into selectors of one class weight', async () => {
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
    expect(css).toMatch(/\.fr-box:where\(\.fr-neutral(?::is\(\.fr-box-sm, \.fr-box-md\)|.*)\.fr-box-open\)/)
  })

  it('replaces a named group by the class of the part that bears it', async () => {
    const css = await compile(
      defineTheme({ name: 'box', slots: { root: 'group/box', icon: 'group-hover/box:rotate-180' } }),
    )
    expect(css).toContain('.fr-box):hover .fr-box-icon')
    expect(css).not.toContain('group')
  })

  it.each([
    ['pxx-4', /theme\/box: .*pxx-4/],
    ['group', /Name it/],
    ['group-hover:underline', /Name it/],
    ['p-2!', /important/],
    ['dark:p-2', /Use a role/],
    ['group-hover/nobody:underline', /no part is marked group\/nobody/],
  ])('refuses %s and says why', async (text, message) => {
    await expect(compile(defineTheme({ name: 'box', slots: { root: text } }))).rejects.toThrow(message)
  })

  it('refuses two parts that would share a class name', async () => {
    const theme = defineTheme({
      name: 'box',
      slots: { root: 'flex', sm: 'flex' },
      variants: { size: { sm: { root: 'p-1' } } },
    })
    await expect(compile(theme)).rejects.toThrow(/both become \.fr-box-sm/)
  })
})
