import { useEffect, useRef, useState, type ComponentType } from 'react'
import 'virtual:frond/kbd.css'
import { ShellPart } from '../shell/ShellPart'
import type { SearchDialogProps } from './SearchDialog'

/**
 * The search button and the shortcuts. The palette and the index are fetched when somebody is about to use them. The
 * button itself is HTML that no script has to make.
 */
export function Search() {
  const place = useRef<HTMLDivElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const warm = () =>
      void import('./SearchDialog').then((module) => {
        setDialog(() => module.SearchDialog)
        module.prepareSearch()
      }, console.error)
    const show = () => {
      warm()
      setOpen(true)
    }

    for (const intent of ['pointerover', 'focusin']) place.current!.addEventListener(intent, warm, { signal })
    place.current!.addEventListener('click', show, { signal })
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

  return (
    <>
      <div ref={place}>
        <ShellPart name="search" />
      </div>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  )
}

/** ⌘ K and Ctrl K everywhere, and a slash where no text is typed. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]')
  return key === '/' && !isTyping
}
