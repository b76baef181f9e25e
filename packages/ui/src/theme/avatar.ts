import { defineTheme } from './define-theme.ts'

export const avatarTheme = defineTheme({
  name: 'avatar',
  color: 'root',
  slots: {
    root: 'relative inline-flex shrink-0 items-center justify-center rounded-full bg-role/10 align-middle font-medium text-role select-none',
    // If the image fails before hydration, `before:` covers the icon of the browser. A loaded image has no `before:`.
    image:
      'relative size-full overflow-hidden rounded-[inherit] object-cover outline -outline-offset-1 outline-inverted/10 before:absolute before:inset-0 before:bg-accented',
    fallback: 'truncate leading-none',
    icon: 'size-1/2 shrink-0',
  },
  variants: {
    size: {
      '3xs': { root: 'size-4 text-[7px]' },
      '2xs': { root: 'size-5 text-[8px]' },
      xs: { root: 'size-6 text-[9px]' },
      sm: { root: 'size-7 text-2xs' },
      md: { root: 'size-8 text-xs' },
      lg: { root: 'size-9 text-sm' },
      xl: { root: 'size-10 text-sm' },
      '2xl': { root: 'size-11 text-base' },
      '3xl': { root: 'size-12 text-lg' },
    },
  },
  compoundVariants: [{ color: 'neutral', class: { root: 'bg-accented text-muted' } }],
})
