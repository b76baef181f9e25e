import { defineTheme } from './define-theme.ts'

// In light mode `var(--ui-l,a) var(--ui-d,b)` is a, in dark mode it is b. So the server need not know the mode.
export const colorModeAvatarTheme = defineTheme({
  name: 'color-mode-avatar',
  level: 1,
  slots: {
    root: '',
    light:
      'size-full rounded-[inherit] object-cover outline -outline-offset-1 outline-inverted/10 [display:var(--ui-l,inline-flex)_var(--ui-d,none)]',
    dark: 'size-full rounded-[inherit] object-cover outline -outline-offset-1 outline-inverted/10 [display:var(--ui-l,none)_var(--ui-d,inline-flex)]',
  },
})
