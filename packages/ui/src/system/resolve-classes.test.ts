import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defineTheme } from '../theme/define-theme.ts'
import { emptyContext, type FrondContextValue } from './frond-context.ts'
import { mergeClassesWith } from './merge-classes.ts'
import { resolveClasses } from './resolve-classes.ts'
import { addOverrides } from './theme-overrides.ts'
import { forgetWarnings } from './warn.ts'

const tagTheme = defineTheme({
  name: 'tag-list',
  color: 'root',
  slots: { root: 'flex', label: 'truncate' },
  sizes: { iconSize: { sm: '2xs', md: 'xs' } },
  variants: {
    variant: { solid: { root: 'p-1' }, soft: { root: 'p-2' } },
    size: { sm: { root: 'h-6', label: 'text-xs' }, md: { root: 'h-8', label: 'text-sm' } },
    block: { true: { root: 'w-full' } },
  },
})

function contextWith(...layers: Parameters<typeof addOverrides>[1][]): FrondContextValue {
  return {
    components: layers.reduce<FrondContextValue['components']>((parent, layer) => addOverrides(parent, layer), {}),
  }
}

describe('resolveClasses', () => {
  afterEach(() => {
    forgetWarnings()
    vi.restoreAllMocks()
  })

  it('derives the class name of every part and option from one rule', () => {
    const classes = resolveClasses(emptyContext, tagTheme, { color: 'error', variant: 'soft', size: 'md', block: true })
    expect(classes.root).toBe('fr-tag-list fr-tag-list-soft fr-tag-list-md fr-tag-list-block fr--error')
    expect(classes.label).toBe('fr-tag-list-label fr-tag-list-label-md')
    expect(classes.iconSize).toBe('xs')
  })

  it('returns the same object for the same options', () => {
    const options = { color: 'error', variant: 'soft', size: 'md' } as const
    expect(resolveClasses(emptyContext, tagTheme, options)).toBe(resolveClasses(emptyContext, tagTheme, { ...options }))
  })

  it('adds classes in order of precedence: theme, application, nearer theme, ui, className', () => {
    const frond = contextWith({ tagList: { slots: { root: 'app' } } }, { tagList: { slots: { root: 'nearer' } } })
    const classes = resolveClasses(frond, tagTheme, {}, { root: 'ui' }, 'caller')
    expect(classes.root).toBe('fr-tag-list app nearer ui caller')
  })

  it('removes classes that later ones override, if the application merges classes', () => {
    mergeClassesWith(
      (earlier, later) => `${later === 'normal-case' ? earlier.replace(' uppercase', '') : earlier} ${later}`,
    )
    onTestFinished(() => mergeClassesWith((earlier, later) => `${earlier} ${later}`))
    const frond = contextWith({ tagList: { slots: { label: 'font-bold uppercase' } } })
    expect(resolveClasses(frond, tagTheme, {}, { label: 'normal-case' }).label).toBe(
      'fr-tag-list-label font-bold normal-case',
    )
  })

  it('finds a component whose name ends in capital letters', () => {
    expect(Object.keys(contextWith({ pageCTA: { slots: { root: 'app' } } }).components)).toEqual(['page-cta'])
  })

  it('passes the earlier classes to a function, which replaces them', () => {
    const frond = contextWith({
      tagList: { slots: { root: (classes: string) => classes.replace('fr-tag-list', 'mine') } },
    })
    expect(resolveClasses(frond, tagTheme, {}).root).toBe('mine')
    expect(resolveClasses(frond, tagTheme, {}, { root: () => 'only' }, (classes) => `${classes} last`).root).toBe(
      'only last',
    )
  })

  it('supports options and compounds that the application adds', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const frond = contextWith({
      tagList: {
        variants: { variant: { neon: { root: 'glow' } } },
        compoundVariants: [{ variant: 'neon', size: ['sm', 'md'], class: { label: 'uppercase' } }],
      },
    })
    const classes = resolveClasses(frond, tagTheme, { variant: 'neon' as never, size: 'sm' })
    expect(classes.root).toContain('glow')
    expect(classes.label).toContain('uppercase')
    expect(warning).not.toHaveBeenCalled()
  })

  it('keeps only the later of two size classes', () => {
    expect(resolveClasses(emptyContext, tagTheme, { size: 'md' }, { iconSize: 'xl' }).iconSize).toBe('xl')
  })

  it.each([
    [{ size: 'huge' }, 'TagList: unknown size "huge". Use one of sm, md.'],
    [{ color: 'purpel' }, 'TagList: unknown color "purpel". Use one of primary'],
  ])('warns once about %o and suggests a solution', (options, message) => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (let i = 0; i < 3; i++) resolveClasses(emptyContext, tagTheme, options as never)
    expect(warning.mock.calls.filter(([text]) => String(text).includes(message))).toHaveLength(1)
  })

  it('warns about an unknown part', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    resolveClasses(emptyContext, tagTheme, {}, { lable: 'x' } as never)
    expect(warning.mock.calls[0]?.[0]).toContain('"lable"')
    expect(warning.mock.calls[0]?.[0]).toContain('root, label')
  })
})
