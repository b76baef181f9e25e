import { useEffect, useState, type ComponentType } from 'react'
import type { SearchDialogProps } from './SearchDialog'

/**
 * The search behind the header's button, which is static HTML, and behind the shortcuts. The palette and the index are
 * fetched when somebody is about to use them.
 */
export function Search() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const loadDialog = () =>
      import('./SearchDialog').then((module) => {
        setDialog(() => module.SearchDialog)
        return module
      })
    const warm = () => void loadDialog().then((module) => module.prepareSearch(), console.error)
    const show = () => {
      warm()
      setOpen(true)
    }

    const onButton = (act: () => void) => (event: Event) => {
      if ((event.target as Element).closest('[data-search]')) act()
    }
    for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, onButton(warm), { signal })
    document.addEventListener('click', onButton(show), { signal })
    addEventListener(
      'keydown',
      (event) => {
        // The first key of the shortcut comes well before the second, and begins many others: the index can wait.
        if (event.key === 'Control' || event.key === 'Meta') return void loadDialog().catch(console.error)
        if (event.defaultPrevented || !isSearchKey(event)) return
        event.preventDefault()
        show()
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return Dialog && <Dialog open={open} onOpenChange={setOpen} />
}

/** ⌘ K and Ctrl K everywhere, and a slash where no text is typed. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]')
  return key === '/' && !isTyping
}
