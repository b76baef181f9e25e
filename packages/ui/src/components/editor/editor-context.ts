'use client'

import type { Editor } from '@tiptap/core'
import { createContext, use } from 'react'

/** The editor around a toolbar or menu. `null` on the server and until the editor is created. */
export const EditorContext = createContext<Editor | null>(null)

/** The editor that a part belongs to: that of its `editor` prop, else the one around it. */
export function useEditorAround(given: Editor | null | undefined): Editor | null {
  const around = use(EditorContext)
  return given ?? around
}
