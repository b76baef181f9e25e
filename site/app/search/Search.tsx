import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react'
import { afterPaint } from '../scheduling/after-paint'
import type { SearchDialogProps } from './SearchDialog'
import { SearchStart } from './SearchStart'

/**
 * Opens the search from the static button in the header and from keyboard shortcuts. The palette and the index are
 * fetched when the visitor is about to use them.
 */
export function Search() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const typed = useRef('')
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const warm = async () => {
      const { prepareSearch, SearchDialog } = await import('./SearchDialog')
      prepareSearch()
      // Render the hidden palette in a transition, so that it does not block other updates.
      startTransition(() => setDialog(() => SearchDialog))
    }
    const show = () => {
      // If focus is already inside the palette, keep the earlier opener as the element to restore focus to.
      if (!document.activeElement?.closest('[role=dialog]')) opener.current = document.activeElement
      setOpen(true)
      setFailed(false)
      afterNextFrame(warm).catch((error: unknown) => {
        console.error(error)
        setFailed(true)
      })
    }

    const onButton = (act: () => void) => (event: Event) => {
      if ((event.target as Element).closest('[data-search]')) act()
    }
    for (const intent of ['pointerover', 'focusin']) {
      document.addEventListener(
        intent,
        onButton(() => void warm().catch(console.error)),
        { signal },
      )
    }
    document.addEventListener('click', onButton(show), { signal })
    addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || !isSearchKey(event)) return
        event.preventDefault()
        show()
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  const close = () => {
    typed.current = ''
    setOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  return (
    <>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} typed={typed} opener={opener} />}
      {!Dialog && open && <SearchStart typed={typed} failed={failed} onClose={close} />}
    </>
  )
}

/** Runs a task one frame after the pending update is painted, so that queued keystrokes are handled first. */
function afterNextFrame<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => requestAnimationFrame(() => afterPaint(() => resolve(run()))))
}

/** Whether the event is a search shortcut: ⌘ K or Ctrl K anywhere, or a slash outside of text fields. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]')
  return key === '/' && !isTyping
}
