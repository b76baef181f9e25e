import { defineTheme } from './define-theme.ts'

export const avatarGroupTheme = defineTheme({
  name: 'avatar-group',
  level: 1,
  slots: {
    // The first avatar is above the second and so on, while the reading order stays.
    root: 'isolate inline-flex flex-wrap items-center [&>:nth-child(1)]:z-9 [&>:nth-child(2)]:z-8 [&>:nth-child(3)]:z-7 [&>:nth-child(4)]:z-6 [&>:nth-child(5)]:z-5 [&>:nth-child(6)]:z-4 [&>:nth-child(7)]:z-3 [&>:nth-child(8)]:z-2 [&>:nth-child(9)]:z-1',
    // The avatar below would show through a tint, so the tint has the page color behind it.
    base: 'relative shrink-0 rounded-full ring-bg first:ms-0 not-[.fr--neutral]:bg-default not-[.fr--neutral]:bg-[image:linear-gradient(color-mix(in_oklab,var(--c)_10%,transparent)_0_100%)]',
  },
  variants: {
    // The overlap must not cover the initials of an avatar without an image.
    size: {
      '3xs': { base: '-ms-0.5 ring' },
      '2xs': { base: '-ms-0.5 ring' },
      xs: { base: '-ms-1 ring' },
      sm: { base: '-ms-1 ring-2' },
      md: { base: '-ms-1 ring-2' },
      lg: { base: '-ms-1.25 ring-2' },
      xl: { base: '-ms-1.5 ring-2' },
      '2xl': { base: '-ms-2 ring-2' },
      '3xl': { base: '-ms-2 ring-2' },
    },
  },
})
