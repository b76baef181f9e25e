import { defineTheme } from './define-theme.ts'
import { menuLook } from './menu-look.ts'

export const contextMenuTheme = defineTheme({
  name: 'context-menu',
  root: 'content',
  color: 'item',
  level: 1,
  slots: menuLook.slots,
  sizes: menuLook.sizes,
  variants: {
    size: menuLook.size,
    colored: menuLook.colored,
    loading: menuLook.loading,
  },
})
