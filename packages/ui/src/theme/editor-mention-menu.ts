import { defineTheme } from './define-theme.ts'
import { editorMenuInnerSizes, editorMenuSizes, editorMenuSlots } from './editor-menu-look.ts'

export const editorMentionMenuTheme = defineTheme({
  name: 'editor-mention-menu',
  root: 'content',
  level: 1,
  slots: editorMenuSlots,
  sizes: editorMenuInnerSizes,
  variants: { size: editorMenuSizes },
})
