import { defineTheme } from './define-theme.ts'

// Controls bring hidden inputs and holders of their popups along, which are no ends of the row.
const notFirst = '*:not-[:nth-child(1_of_:not([aria-hidden=true],[type=hidden],[data-slot=portal]))]'
const notLast = '*:not-[:nth-last-child(1_of_:not([aria-hidden=true],[type=hidden],[data-slot=portal]))]'

export const fieldGroupTheme = defineTheme({
  name: 'field-group',
  // Above everything that may stand in it, whatever that is built on.
  level: 2,
  slots: {
    root: [
      'isolate inline-flex max-w-full align-middle *:data-[slot=badge]:shrink-0 *:data-[slot=badge]:rounded-md *:data-[slot=badge]:px-2.5 *:data-[slot=button]:shrink-0',
      // Edges lie on each other; that of the one in use is on top.
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
