import { defineTheme } from './define-theme.ts'
import { menuLook } from './menu-look.ts'

export const dropdownMenuTheme = defineTheme({
  name: 'dropdown-menu',
  root: 'content',
  color: 'item',
  level: 1,
  slots: {
    ...menuLook.slots,
    content: `${menuLook.slots.content} data-anchor-hidden:invisible`,
    input:
      'w-full shrink-0 border-b border-default bg-transparent text-highlighted outline-hidden placeholder:text-dimmed pointer-coarse:text-base',
    empty: 'text-center text-muted',
    arrow:
      'absolute size-2.5 rotate-45 border-default bg-raised data-[side=bottom]:-top-1.25 data-[side=bottom]:border-t data-[side=bottom]:border-l data-[side=left]:-right-1.25 data-[side=left]:border-t data-[side=left]:border-r data-[side=right]:-left-1.25 data-[side=right]:border-b data-[side=right]:border-l data-[side=top]:-bottom-1.25 data-[side=top]:border-r data-[side=top]:border-b',
  },
  sizes: menuLook.sizes,
  variants: {
    size: {
      xs: { ...menuLook.size.xs, input: 'h-7 px-2 text-xs', empty: 'px-2 py-3 text-xs' },
      sm: { ...menuLook.size.sm, input: 'h-8 px-3 text-xs', empty: 'px-3 py-4 text-xs' },
      md: { ...menuLook.size.md, input: 'h-9 px-3 text-sm', empty: 'px-3 py-5 text-sm' },
      lg: { ...menuLook.size.lg, input: 'h-10 px-3.5 text-sm', empty: 'px-3.5 py-6 text-sm' },
      xl: { ...menuLook.size.xl, input: 'h-11 px-3.5 text-base', empty: 'px-3.5 py-6 text-base' },
    },
    colored: menuLook.colored,
    loading: menuLook.loading,
  },
})
