import { defineTheme } from './define-theme.ts'

export const formFieldTheme = defineTheme({
  name: 'form-field',
  slots: {
    root: 'min-w-0',
    wrapper: 'min-w-0',
    labelWrapper: 'flex items-baseline justify-between gap-3',
    label: 'block w-fit font-medium text-default',
    hint: 'min-w-0 text-end text-muted',
    description: 'text-pretty text-muted',
    container: 'relative min-w-0 [--field-width:100%] not-first:mt-1.5',
    error: 'mt-1.5 text-pretty text-error',
    help: 'mt-1.5 text-pretty text-muted',
  },
  variants: {
    size: {
      xs: { root: 'text-xs' },
      sm: { root: 'text-xs' },
      md: { root: 'text-sm' },
      lg: { root: 'text-sm' },
      xl: { root: 'text-base' },
    },
    orientation: {
      horizontal: {
        root: 'flex flex-wrap items-center gap-x-6 gap-y-1.5',
        wrapper: 'grow basis-40',
        container: 'max-w-full [--field-width:15rem] not-first:mt-0',
      },
    },
    required: {
      // Some tools add the text of `content` to the accessible name. They ignore quotation marks, so the asterisk is defined as one.
      true: { label: "[quotes:'*'_''] after:ms-0.5 after:text-error after:content-[open-quote_/_'']" },
    },
  },
})
