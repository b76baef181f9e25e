import { defineTheme } from './define-theme.ts'

// Controls also render hidden inputs and popup containers, which must not count as the first or last control.
const notFirst = '*:not-[:nth-child(1_of_:not([aria-hidden=true],[type=hidden],[data-slot=portal]))]'
const notLast = '*:not-[:nth-last-child(1_of_:not([aria-hidden=true],[type=hidden],[data-slot=portal]))]'

export const fieldGroupTheme = defineTheme({
  name: 'field-group',
  // Above the level of every component that can be inside.
  level: 2,
  slots: {
    root: [
      'isolate inline-flex max-w-full align-middle *:data-[slot=badge]:shrink-0 *:data-[slot=badge]:rounded-md *:data-[slot=badge]:px-2.5 *:data-[slot=button]:shrink-0',
      // Borders overlap. The focused control is on top.
      '*:not-focus-within:aria-invalid:z-1 *:not-focus-within:has-aria-invalid:z-1 *:hover:z-2 *:focus-visible:z-3 *:has-focus-visible:z-3',
    ].join(' '),
  },
  variants: {
    orientation: {
      horizontal: {
        root: [
          'w-(--field-width,auto) [&>div]:grow',
          `${notFirst}:-ms-px ${notFirst}:rounded-s-none ${notLast}:rounded-e-none`,
          '[&>.fr-button-solid+.fr-button-solid]:border-s-on-role/25',
        ].join(' '),
      },
      vertical: {
        root: [
          'flex-col [--field-width:100%]',
          `${notFirst}:-mt-px ${notFirst}:rounded-t-none ${notLast}:rounded-b-none`,
          '[&>.fr-button-solid+.fr-button-solid]:border-t-on-role/25',
        ].join(' '),
      },
    },
  },
})
