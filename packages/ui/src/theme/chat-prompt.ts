import { defineTheme } from './define-theme.ts'

export const chatPromptTheme = defineTheme({
  name: 'chat-prompt',
  color: 'root',
  level: 1,
  slots: {
    root: 'flex w-full min-w-0 flex-col gap-1 outline-role transition-[color,background-color,border-color] forced-colors:border [--field-width:100%]',
    header: 'flex flex-wrap items-center gap-1.5 px-2.5 pt-2',
    body: 'flex min-w-0 items-end',
    footer: 'flex flex-wrap items-center justify-between gap-1.5 px-2 pb-2',
    base: 'max-h-[min(40vh,20rem)] overflow-y-auto',
  },
  variants: {
    variant: {
      outline: {
        root: 'rounded-xl border border-accented bg-default shadow-xs has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1',
      },
      soft: {
        root: 'rounded-xl border border-transparent bg-elevated/60 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1',
      },
      subtle: {
        root: 'rounded-xl border border-accented bg-elevated/60 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1',
      },
      naked: {},
    },
    disabled: { true: { root: 'opacity-50' } },
  },
})
