import { defineTheme } from './define-theme.ts'

export const editorDragHandleTheme = defineTheme({
  name: 'editor-drag-handle',
  level: 1,
  slots: {
    root: 'absolute top-0 left-0 z-1 hidden cursor-grab items-center active:cursor-grabbing data-shown:flex',
    handle: 'cursor-grab px-0 text-dimmed active:cursor-grabbing',
  },
})
