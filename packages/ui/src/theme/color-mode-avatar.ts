import { defineTheme } from './define-theme.ts'

// --ui-l is set in light mode and --ui-d in dark, on the page or on a part of it.
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
