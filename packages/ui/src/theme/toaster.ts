import { defineTheme } from './define-theme.ts'

export const toasterTheme = defineTheme({
  name: 'toaster',
  root: 'viewport',
  level: 2,
  slots: {
    viewport:
      'pointer-events-none fixed z-toast h-(--height) w-[calc(100%-2rem)] rounded-lg outline-inverted focus-visible:outline-2 focus-visible:outline-offset-4 sm:w-96',
    base: 'pointer-events-auto absolute inset-x-0 z-(--z) [transform:translateY(var(--y,0px))_scale(var(--scale,1))] transition-[transform,clip-path] duration-slower ease-out motion-reduce:transition-none data-behind:*:*:opacity-0',
  },
  variants: {
    // Physical sides: the position does not depend on the text direction.
    position: {
      'top-left': { viewport: 'top-4 left-4' },
      'top-center': { viewport: 'inset-x-0 top-4 mx-auto' },
      'top-right': { viewport: 'top-4 right-4' },
      'bottom-left': { viewport: 'bottom-4 left-4' },
      'bottom-center': { viewport: 'inset-x-0 bottom-4 mx-auto' },
      'bottom-right': { viewport: 'right-4 bottom-4' },
    },
    side: {
      top: {
        base: 'top-0 origin-bottom [--enter:-100%] [clip-path:inset(var(--clip,-3rem)_-3rem_-3rem_-3rem)] after:absolute after:inset-x-0 after:-bottom-(--gap) after:h-(--gap)',
      },
      bottom: {
        base: 'bottom-0 origin-top [--enter:100%] [clip-path:inset(-3rem_-3rem_var(--clip,-3rem)_-3rem)] after:absolute after:inset-x-0 after:-top-(--gap) after:h-(--gap)',
      },
    },
  },
})
