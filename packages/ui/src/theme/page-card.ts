import { defineTheme } from './define-theme.ts'

export const pageCardTheme = defineTheme({
  name: 'page-card',
  color: 'root',
  slots: {
    root: 'group/root relative isolate flex min-w-0 rounded-xl text-start transition-colors forced-colors:border',
    // A spotlight in the color --c at the pointer: faint on the background, bright on the border.
    spotlight:
      'pointer-events-none absolute inset-0 -z-1 rounded-[inherit] bg-[radial-gradient(24rem_circle_at_var(--x,-99rem)_var(--y,-99rem),color-mix(in_oklab,var(--c)_10%,transparent),transparent)] before:absolute before:inset-0 before:rounded-[inherit] before:bg-[radial-gradient(16rem_circle_at_var(--x,-99rem)_var(--y,-99rem),var(--c),transparent)] before:mask-[linear-gradient(#000_0_0),linear-gradient(#000_0_0)] before:mask-exclude before:p-px before:[mask-clip:border-box,content-box] forced-colors:hidden',
    container: 'flex min-w-0 flex-1 flex-col gap-6 p-4 sm:p-6',
    wrapper: 'flex min-w-0 flex-1 flex-col',
    header: 'mb-4',
    body: 'flex-1',
    footer: 'mt-auto pt-4 first:pt-0',
    leading: 'mb-4 flex items-center',
    // The icon itself has the tile, so that an image in its place has none.
    leadingIcon: 'size-9 shrink-0 rounded-lg bg-primary/10 p-2 text-primary ring ring-inset ring-primary/20',
    title: 'font-semibold text-pretty wrap-break-word text-highlighted',
    description: 'mt-1.5 text-sm/6 text-pretty wrap-break-word text-muted first:mt-0',
    // The link covers the whole card, so that all of it is clickable and the title is the accessible name.
    link: 'cursor-pointer text-start outline-none after:absolute after:inset-0 after:rounded-xl after:outline-primary focus-visible:after:outline-2 focus-visible:after:outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
  },
  variants: {
    orientation: {
      vertical: {},
      // Side by side if there is enough space.
      horizontal: { container: 'flex-row flex-wrap items-center gap-x-8 *:min-w-0 *:flex-[1_1_16rem]' },
    },
    variant: {
      solid: {
        root: 'bg-inverted text-inverted',
        title: 'text-inverted',
        description: 'text-inverted',
        leadingIcon: 'bg-transparent text-inverted ring-current/25',
      },
      outline: { root: 'bg-default ring ring-inset ring-default' },
      soft: { root: 'bg-elevated/50' },
      subtle: { root: 'bg-elevated/50 ring ring-inset ring-default' },
      ghost: { root: 'forced-colors:border-0' },
      naked: { root: 'forced-colors:border-0', container: 'p-0 sm:p-0' },
    },
    highlight: { true: { root: 'ring-2 ring-inset ring-role forced-colors:border-2' } },
    reverse: { true: {} },
    pressable: {
      true: {
        // Interactive content is above the link of the card. Other content lets clicks through to the link.
        header:
          'pointer-events-none relative z-raised [&_:where(a,button,input,label,select,textarea)]:pointer-events-auto',
        footer:
          'pointer-events-none relative z-raised [&_:where(a,button,input,label,select,textarea)]:pointer-events-auto',
      },
    },
  },
  compoundVariants: [
    { reverse: true, orientation: 'vertical', class: { wrapper: 'order-last' } },
    // When stacked, the text comes first.
    { reverse: true, orientation: 'horizontal', class: { container: 'flex-row-reverse' } },
    { pressable: true, variant: ['outline', 'ghost'], class: { root: 'hover:bg-elevated/50' } },
    { pressable: true, variant: ['soft', 'subtle'], class: { root: 'hover:bg-elevated' } },
    { pressable: true, variant: 'solid', class: { root: 'hover:bg-inverted/90' } },
    { pressable: true, variant: 'naked', class: { link: 'underline-offset-4 group-hover/root:underline' } },
  ],
})
