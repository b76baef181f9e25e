import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react'
import type { SearchDialogProps } from './SearchDialog'

/**
 * The search behind the header's button, which is static HTML, and behind the shortcuts. The palette and the index are
 * fetched when somebody is about to use them.
 */
export function Search() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const typed = useRef('')

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const warm = async () => {
      const module = await import('./SearchDialog')
      module.prepareSearch()
      // The palette is made unseen, and out of the way of what else happens.
      startTransition(() => setDialog(() => module.SearchDialog))
    }
    const show = () => {
      setOpen(true)
      setFailed(false)
      afterPaint(warm).catch((error: unknown) => {
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
        // The first key of the shortcut comes well before the second, but begins many others: the code is enough.
        if (event.key === 'Control' || event.key === 'Meta') return void import('./SearchDialog').catch(console.error)
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
      {Dialog && <Dialog open={open} onOpenChange={setOpen} typed={typed} />}
      {!Dialog && open && <SearchStart typed={typed} failed={failed} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Runs something once what was changed is on the screen. */
function afterPaint<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(run()))))
}

interface SearchStartProps {
  typed: RefObject<string>
  failed: boolean
  onClose: () => void
}

/**
 * The field of the palette while that is on its way: nobody waits to type, and no letter is lost. It is no modal dialog of
 * the browser, which would compute the styles of the whole page anew for the moment it is there.
 */
function SearchStart({ typed, failed, onClose }: SearchStartProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    input.current!.focus()
    return () => {
      // For the palette to bring it back there.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div
      className="fixed inset-0 z-overlay bg-overlay"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        role="dialog"
        aria-modal
        aria-label="Search"
        className="mx-auto mt-4 h-[min(30rem,calc(100dvh-2rem))] w-[calc(100%-2rem)] max-w-2xl rounded-xl bg-raised text-default shadow-2xl ring ring-default sm:mt-[10vh]"
      >
        <input
          ref={input}
          aria-label="Search"
          placeholder="Search the docs…"
          autoComplete="off"
          onChange={(event) => {
            typed.current = event.target.value
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
            // There is nowhere else to go yet.
            if (event.key === 'Tab') event.preventDefault()
          }}
          className="h-12 w-full border-b border-default ps-9.5 text-sm outline-hidden"
        />
        <p role="status" className="p-4 text-sm text-muted">
          {failed && 'The search did not load. Close it and try again.'}
        </p>
      </div>
    </div>
  )
}

/** ⌘ K and Ctrl K everywhere, and a slash where no text is typed. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]')
  return key === '/' && !isTyping
}
