'use client'

import type { Editor, Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { exitSuggestion, Suggestion, type SuggestionOptions } from '@tiptap/suggestion'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { VirtualAnchor } from '../../primitives/popup/place-popup.ts'

/** Options of Tiptap that decide when a menu opens. */
export type EditorSuggestionOptions = Partial<
  Pick<
    SuggestionOptions,
    | 'allow'
    | 'allowSpaces'
    | 'allowToIncludeChar'
    | 'allowedPrefixes'
    | 'startOfLine'
    | 'minQueryLength'
    | 'shouldShow'
    | 'findSuggestionMatch'
  >
>

/** The text that opened a menu. */
export interface SuggestionMatch {
  /** The text after the character. */
  query: string
  /** The position of the character and the text. */
  range: Range
  /** The place of the text on the screen. */
  anchor: VirtualAnchor
}

interface UseSuggestionOptions {
  editor: Editor | null
  char: string
  pluginKey: string
  options: EditorSuggestionOptions | undefined
  /** Handles a key while the menu is open. Returns whether the editor must ignore the key. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

/** Watches the text before the cursor. Returns what was typed since the character of the menu, or `null`. */
export function useSuggestion({ editor, char, pluginKey, options, onKeyDown }: UseSuggestionOptions) {
  const [match, setMatch] = useState<SuggestionMatch | null>(null)
  const key = useMemo(() => new PluginKey(pluginKey), [pluginKey])
  const latest = useRef({ options, onKeyDown })
  useEffect(() => {
    latest.current = { options, onKeyDown }
  })

  useEffect(() => {
    if (!editor) return
    const show = ({ query, range, clientRect }: ShownSuggestion) => {
      setMatch((current) => (isSame(current, query, range) ? current : toMatch(editor, query, range, clientRect)))
    }
    const plugin = Suggestion({
      ...latest.current.options,
      editor,
      char,
      pluginKey: key,
      render: () => ({
        onStart: show,
        onUpdate: show,
        onExit: () => setMatch(null),
        onKeyDown: ({ event }) => latest.current.onKeyDown(event),
      }),
    })
    // Before the other plugins, which would take the Enter and arrow keys.
    editor.registerPlugin(plugin, (added, others) => [added, ...others])
    return () => {
      setMatch(null)
      if (!editor.isDestroyed) editor.unregisterPlugin(key)
    }
  }, [editor, char, key])

  /** Closes the menu and keeps the text. */
  const dismiss = () => {
    if (editor) exitSuggestion(editor.view, key)
  }
  return { match, dismiss }
}

interface ShownSuggestion {
  query: string
  range: Range
  clientRect?: (() => DOMRect | null) | null
}

function isSame(match: SuggestionMatch | null, query: string, range: Range): boolean {
  return match?.query === query && match.range.from === range.from && match.range.to === range.to
}

function toMatch(
  editor: Editor,
  query: string,
  range: Range,
  clientRect: ShownSuggestion['clientRect'],
): SuggestionMatch {
  // The text is gone while the popup fades out. It then stays where it was.
  let last = clientRect?.() ?? new DOMRect()
  const getBoundingClientRect = () => (last = clientRect?.() ?? last)
  return { query, range, anchor: { contextElement: editor.view.dom, getBoundingClientRect } }
}
