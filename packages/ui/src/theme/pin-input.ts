import { defineTheme } from './define-theme.ts'
import { fieldLook } from './field-look.ts'

const look = fieldLook('base')

export const pinInputTheme = defineTheme({
  name: 'pin-input',
  color: 'base',
  slots: {
    root: 'inline-flex max-w-full items-center gap-1.5',
    base: `${look.frame} p-0 tabular-nums caret-(--c-text) placeholder:text-dimmed outline-hidden`,
    separator: 'mx-0.5 h-px w-2 shrink-0 bg-(--ui-border-control)',
  },
  variants: {
    ...look.variants,
    size: {
      xs: { base: `${look.variants.size.xs.base} w-6 text-center` },
      sm: { base: `${look.variants.size.sm.base} w-7 text-center` },
      md: { base: `${look.variants.size.md.base} w-8 text-center` },
      lg: { base: `${look.variants.size.lg.base} w-9 text-center` },
      xl: { base: `${look.variants.size.xl.base} w-10 text-center` },
    },
  },
})
