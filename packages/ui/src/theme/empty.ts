import { defineTheme } from './define-theme.ts'

export const emptyTheme = defineTheme({
  name: 'empty',
  level: 1,
  slots: {
    root: 'flex w-full min-w-0 flex-col items-center justify-center rounded-lg border border-transparent text-center',
    header: 'flex w-full max-w-md min-w-0 flex-col items-center',
    avatar: 'shrink-0 bg-elevated text-dimmed',
    title: 'max-w-full font-medium text-balance wrap-break-word text-highlighted',
    description: 'mt-1 max-w-full text-balance wrap-break-word text-muted first:mt-0',
    body: 'flex w-full max-w-md flex-col items-center',
    actions: 'flex flex-wrap items-center justify-center gap-2',
    footer: 'w-full max-w-md text-muted',
  },
  sizes: {
    avatarSize: { xs: 'md', sm: 'lg', md: 'xl', lg: '2xl', xl: '3xl' },
  },
  variants: {
    variant: {
      solid: {
        root: 'bg-inverted text-inverted',
        avatar: 'bg-transparent text-inverted ring ring-inset ring-current/25',
        title: 'text-inverted',
        description: 'text-inverted',
        footer: 'text-inverted',
      },
      outline: { root: 'border-default bg-default' },
      soft: { root: 'bg-elevated/50', avatar: 'bg-accented text-muted' },
      subtle: { root: 'border-default bg-elevated/50', avatar: 'bg-accented text-muted' },
      naked: {},
    },
    size: {
      xs: { root: 'gap-3 p-4 text-xs', avatar: 'mb-2.5', title: 'text-sm' },
      sm: { root: 'gap-4 p-4 text-xs sm:p-6', avatar: 'mb-3', title: 'text-sm' },
      md: { root: 'gap-4 p-6 text-sm sm:p-8', avatar: 'mb-3', title: 'text-sm' },
      lg: { root: 'gap-5 p-6 text-sm sm:p-10', avatar: 'mb-4', title: 'text-base' },
      xl: { root: 'gap-6 p-6 text-base sm:p-12', avatar: 'mb-4', title: 'text-lg' },
    },
    loading: { true: { avatar: '[&>[data-slot=icon]]:animate-spin' } },
  },
})
