import { defineTheme } from './define-theme.ts'
import { editorMenuInnerSizes, editorMenuSizes, editorMenuSlots } from './editor-menu-look.ts'

export const editorSuggestionMenuTheme = defineTheme({
  name: 'editor-suggestion-menu',
  root: 'content',
  level: 1,
  slots: editorMenuSlots,
  sizes: editorMenuInnerSizes,
  variants: { size: editorMenuSizes },
})
