import { defineTheme } from './define-theme.ts'

export const alertTheme = defineTheme({
  name: 'alert',
  color: 'root',
  level: 1,
  slots: {
    root: 'flex w-full items-start gap-3 overflow-hidden rounded-lg border px-4 py-3.5 text-sm',
    icon: 'size-5 shrink-0',
    avatar: 'shrink-0',
    wrapper: 'min-w-0 flex-1',
    title: 'font-medium text-pretty wrap-break-word',
    description: 'mt-1 text-pretty wrap-break-word first:mt-0',
    actions: 'flex flex-wrap gap-2',
    close: '-my-0.5 -me-1 shrink-0',
  },
  sizes: {
    avatarSize: { default: '2xl' },
  },
  variants: {
    variant: {
      solid: { root: 'border-transparent bg-role text-on-role' },
      outline: { root: 'border-role/50 bg-default text-role', description: 'text-muted' },
      soft: { root: 'border-transparent bg-role/10 text-role', description: 'text-toned' },
      subtle: { root: 'border-role/25 bg-role/10 text-role', description: 'text-toned' },
    },
    orientation: {
      horizontal: {
        wrapper: 'sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4',
        actions: 'mt-3 first:mt-0 sm:col-start-2 sm:row-start-1 sm:-my-0.5 sm:[[data-slot=description]~&]:row-end-3',
      },
      vertical: { actions: 'mt-3 first:mt-0' },
    },
    single: { true: {} },
  },
  compoundVariants: [
    { single: true, orientation: 'horizontal', class: { root: 'sm:items-center' } },
    { color: 'neutral', variant: 'outline', class: { root: 'border-accented' } },
    { color: 'neutral', variant: ['soft', 'subtle'], class: { root: 'bg-elevated' } },
    { color: 'neutral', variant: 'subtle', class: { root: 'border-accented' } },
  ],
})
