import { defineTheme, type SlotOf, type VariantsOf } from './define-theme.ts'

// Only compiled, never run: each expected error is a misspelling that TypeScript must report.

export const theme = defineTheme({
  name: 'box',
  color: 'root',
  slots: { root: 'flex', label: 'truncate' },
  variants: { size: { sm: { root: 'p-1' }, md: { label: 'p-2' } }, open: { true: { root: 'flex' } } },
  compoundVariants: [{ size: ['sm', 'md'], open: true, color: 'neutral', class: { label: 'underline' } }],
})

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const assert = <T extends true>(value?: T): void => void value

assert<Equal<SlotOf<typeof theme>, 'root' | 'label'>>()
assert<Equal<VariantsOf<typeof theme>, { size?: 'sm' | 'md'; open?: boolean }>>()

// @ts-expect-error: unknown root part "rot"
defineTheme({ name: 'box', root: 'rot', slots: { root: '' } })
// @ts-expect-error: unknown color part "labl"
defineTheme({ name: 'box', color: 'labl', slots: { root: '' } })
// @ts-expect-error: part "labl" in a variant
defineTheme({ name: 'box', slots: { root: '', label: '' }, variants: { size: { sm: { labl: 'p-1' } } } })
defineTheme({
  name: 'box',
  slots: { root: '', label: '' },
  variants: { size: { sm: { label: 'p-1' } } },
  // @ts-expect-error: part "labl" in a compound
  compoundVariants: [{ size: 'sm', class: { labl: 'p-1' } }],
})
defineTheme({
  name: 'box',
  slots: { root: '' },
  variants: { size: { sm: { root: 'p-1' } } },
  // @ts-expect-error: option "smm" of size
  compoundVariants: [{ size: 'smm', class: { root: 'p-1' } }],
})
defineTheme({
  name: 'box',
  slots: { root: '' },
  variants: { size: { sm: { root: 'p-1' } } },
  // @ts-expect-error: variant "siez"
  compoundVariants: [{ siez: 'sm', class: { root: 'p-1' } }],
})
defineTheme({
  name: 'box',
  slots: { root: '' },
  variants: { size: { sm: { root: 'p-1' } } },
  // @ts-expect-error: color of a theme without colors
  compoundVariants: [{ color: 'neutral', class: { root: 'p-1' } }],
})
