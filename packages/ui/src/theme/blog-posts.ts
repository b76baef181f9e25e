import { defineTheme } from './define-theme.ts'

export const blogPostsTheme = defineTheme({
  name: 'blog-posts',
  root: 'base',
  level: 2,
  slots: {
    base: 'flex w-full min-w-0 flex-col gap-8 lg:gap-y-12',
  },
  variants: {
    orientation: {
      horizontal: { base: 'sm:grid sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8' },
      vertical: {},
    },
  },
})
