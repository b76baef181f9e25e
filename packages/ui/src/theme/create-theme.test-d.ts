import { blue } from '../colors/palettes.ts'
import type { ButtonProps } from '../components/Button.tsx'
import { createTheme, type ThemeConfig } from './create-theme.ts'

// Only compiled, never run: each expected error is a misspelling that TypeScript must report.

declare module './theme-options.ts' {
  interface VariantExtensions {
    kbd: { variant: 'test-neon'; size: 'test-huge' }
  }
}

declare module './color-names.ts' {
  interface ColorExtensions {
    'test-brand': true
  }
}

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const assert = <T extends true>(value?: T): void => void value

// A theme that uses all options.
export const everything = createTheme({
  colors: { primary: blue, neutral: blue, 'test-brand': blue },
  radius: 0.5,
  icons: { close: 'lucide:x', loading: { body: '<path/>' } },
  components: {
    button: {
      props: { color: 'test-brand', variant: 'soft', size: 'lg', block: true, loadingIcon: 'lucide:loader' },
      slots: { base: 'rounded-full', label: (classes) => classes.toUpperCase(), leadingAvatarSize: 'xs' },
      variants: {
        variant: { solid: { base: 'shadow', label: 'italic' } },
        block: { true: { base: 'flex' }, false: {} },
      },
      compoundVariants: [
        { color: 'primary', variant: ['solid', 'soft'], block: true, class: { base: 'shadow-xl' } },
        { color: ['error', 'test-brand'], size: 'xl', class: { label: 'font-bold' } },
      ],
    },
    modal: { props: { dismissible: false, close: { color: 'error' } }, slots: { overlay: 'backdrop-blur-sm' } },
    tooltip: { props: { arrow: true, content: { side: 'top' } } },
  },
})

assert<Equal<typeof everything, ThemeConfig>>()

// Custom options, in variants, compounds and as a default.
export const extended = createTheme({
  components: {
    kbd: {
      props: { variant: 'test-neon', size: 'test-huge' },
      variants: { variant: { 'test-neon': { base: 'shadow-lg' } }, size: { 'test-huge': { base: 'h-12' } } },
      compoundVariants: [{ variant: 'test-neon', size: ['test-huge', 'sm'], class: { base: 'animate-pulse' } }],
    },
  },
})
assert<Equal<'test-brand' extends NonNullable<ButtonProps['color']> ? true : false, true>>()

// @ts-expect-error: "colours"
createTheme({ colours: {} })
// @ts-expect-error: color "primry"
createTheme({ colors: { primry: blue } })
// @ts-expect-error: a color is a scale and not a single value
createTheme({ colors: { primary: '#00dc82' } })
// @ts-expect-error: the radius is a number of rem
createTheme({ radius: '0.5rem' })
// @ts-expect-error: icon role "closee"
createTheme({ icons: { closee: 'lucide:x' } })
// @ts-expect-error: component "buton"
createTheme({ components: { buton: {} } })
// @ts-expect-error: "slot" instead of "slots"
createTheme({ components: { button: { slot: {} } } })
// @ts-expect-error: part "lable"
createTheme({ components: { button: { slots: { lable: 'italic' } } } })
// @ts-expect-error: a part of another component
createTheme({ components: { kbd: { slots: { overlay: 'italic' } } } })
// @ts-expect-error: variant "varient"
createTheme({ components: { button: { variants: { varient: {} } } } })
// @ts-expect-error: option "sollid"
createTheme({ components: { button: { variants: { variant: { sollid: {} } } } } })
// @ts-expect-error: a custom option of another component
createTheme({ components: { button: { variants: { variant: { 'test-neon': {} } } } } })
// @ts-expect-error: part "lable" in an option
createTheme({ components: { button: { variants: { variant: { solid: { lable: 'italic' } } } } } })
// @ts-expect-error: prop "sise"
createTheme({ components: { button: { props: { sise: 'md' } } } })
// @ts-expect-error: size "medium"
createTheme({ components: { button: { props: { size: 'medium' } } } })
// @ts-expect-error: color "primry" as a default
createTheme({ components: { button: { props: { color: 'primry' } } } })
// @ts-expect-error: color "primry" in a compound
createTheme({ components: { button: { compoundVariants: [{ color: 'primry', class: {} }] } } })
// @ts-expect-error: variant "varient" in a compound
createTheme({ components: { button: { compoundVariants: [{ varient: 'solid', class: {} }] } } })
// @ts-expect-error: option "sollid" in a compound
createTheme({ components: { button: { compoundVariants: [{ variant: 'sollid', class: {} }] } } })
// @ts-expect-error: option "sollid" in a list of a compound
createTheme({ components: { button: { compoundVariants: [{ variant: ['sollid'], class: {} }] } } })
// @ts-expect-error: part "lable" in a compound
createTheme({ components: { button: { compoundVariants: [{ variant: 'solid', class: { lable: 'italic' } }] } } })
// @ts-expect-error: a compound without classes
createTheme({ components: { button: { compoundVariants: [{ variant: 'solid' }] } } })
// @ts-expect-error: classes are a string or a function
createTheme({ components: { button: { slots: { base: ['p-2'] } } } })
