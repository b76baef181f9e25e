/** The look that DashboardSearch and ContentSearch share. */
export const searchVariants = {
  fullscreen: {
    true: { modal: '*:max-h-none' },
    // It keeps its height while results change. In a low window it shrinks.
    false: { modal: 'h-[min(28rem,calc(100dvh-4rem))] max-w-2xl overflow-hidden' },
  },
  size: {
    xs: {},
    sm: {},
    md: { input: '[&_input]:h-12' },
    lg: { input: '[&_input]:h-13' },
    xl: { input: '[&_input]:h-14' },
  },
} as const

/** The look that DashboardSearchButton and ContentSearchButton share. */
export const searchButtonSlots = {
  base: 'font-normal',
  label: '',
  trailing: 'ms-auto hidden items-center gap-0.5 lg:flex pointer-coarse:hidden',
} as const

export const searchButtonVariants = {
  collapsed: {
    true: {},
    false: { base: 'w-full min-w-0 justify-start text-muted' },
  },
} as const
