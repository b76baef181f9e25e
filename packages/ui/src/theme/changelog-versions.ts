import { defineTheme } from './define-theme.ts'

export const changelogVersionsTheme = defineTheme({
  name: 'changelog-versions',
  level: 2,
  slots: {
    root: 'relative mx-auto w-full max-w-[54rem]',
    container: 'flex flex-col gap-y-16 sm:gap-y-20',
    indicator: 'absolute inset-y-3 start-38 hidden w-px overflow-hidden bg-accented lg:block',
    // JavaScript moves it, from completely outside to completely inside.
    beam: 'h-full -translate-y-full bg-linear-to-b from-primary/0 to-primary forced-colors:bg-[Highlight]',
  },
})
