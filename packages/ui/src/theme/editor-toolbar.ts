import { defineTheme } from './define-theme.ts'

export const editorToolbarTheme = defineTheme({
  name: 'editor-toolbar',
  level: 1,
  slots: {
    root: '',
    base: 'flex items-stretch gap-1.5',
    group: 'flex items-center gap-0.5',
    separator: 'w-px shrink-0 self-stretch bg-accented',
  },
  variants: {
    layout: {
      fixed: { root: 'overflow-x-auto', base: 'w-max min-w-full' },
      bubble: {
        root: 'absolute top-0 left-0 z-overlay w-max max-w-[min(100vw-1rem,var(--available-width,100vw))] overflow-x-auto rounded-lg bg-raised p-1 shadow-lg ring ring-default transition-opacity duration-base ease-out starting:opacity-0 forced-colors:border',
      },
      floating: {
        root: 'absolute top-0 left-0 z-overlay w-max max-w-[min(100vw-1rem,var(--available-width,100vw))] overflow-x-auto rounded-lg bg-raised p-1 shadow-lg ring ring-default transition-opacity duration-base ease-out starting:opacity-0 forced-colors:border',
      },
    },
  },
})
