import type { Locale } from '@frond/ui'
import type { LocaleCode } from '@frond/ui/locale/list'
import { hydrateRoot, type Root } from 'react-dom/client'
import { replayClick } from '../early-input/early-clicks'
import { replayInput, isInUse, recordInput, type Field } from '../early-input/early-fields'
import { whenIdle } from '../scheduling/when-idle'
import { IslandRoot } from './IslandRoot'
import { loadIsland } from './load-island'

/** An island is hydrated when it is this close to the viewport. */
const NEAR = '200px'
const wakingEvents = ['pointerover', 'pointerdown', 'focusin'] as const
const sleeping = '[data-island]:not([data-live])'
/** Examples and knob panels. They look the same before hydration, and they need the most code. */
const demo = '[data-example],[data-subject]'

export interface MountedIslands {
  /** Also hydrates the islands that are in the page now when they come near the viewport. Until then, only when touched. */
  observe(): void
  /** Unmounts all islands. */
  unmount(): void
}

/**
 * Hydrates the islands inside an element, each when it comes near the viewport or is touched. Demos also wait for the
 * visitor's first interaction, unless they are inside `data-wake="now"`; islands inside `data-wake="touch"` wait until they
 * are touched. Until then, and if its code cannot be loaded, an island is the HTML from the server. Frames get their `src`
 * in the same way.
 */
export function mountIslands(container: HTMLElement): MountedIslands {
  const islands = createIslands()
  const { wake, signal } = islands
  wakeOnUse(container, islands)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue
        const { target } = entry
        observer.unobserve(target)
        whenIdle(() => {
          if (signal.aborted) return
          if (target instanceof HTMLIFrameElement) target.src ||= target.dataset.src!
          else wake(target as HTMLElement).catch(ignore)
        }, 500)
      }
    },
    { rootMargin: NEAR },
  )

  return {
    observe() {
      for (const element of container.querySelectorAll<HTMLElement>(sleeping)) {
        const when = element.closest<HTMLElement>('[data-wake]')?.dataset.wake
        if (isInUse(element)) wake(element).catch(ignore)
        else if (when === 'touch') continue
        else if (when === 'now' || !element.matches(demo)) observer.observe(element)
        else void waitForInteraction().then(() => !signal.aborted && observer.observe(element))
      }
      for (const frame of container.querySelectorAll('iframe[data-src]')) observer.observe(frame)
    },
    unmount() {
      observer.disconnect()
      islands.unmount()
    },
  }
}

interface Islands {
  /** Hydrates an island, once. Rejects if its code cannot be loaded. */
  wake(element: HTMLElement): Promise<void>
  /** Unmounts the hydrated islands, and prevents the hydration of those that are still loading. */
  unmount(): void
  /** Aborted by `unmount`. */
  signal: AbortSignal
}

function createIslands(): Islands {
  const roots = new Set<Root>()
  const waking = new Map<Element, Promise<void>>()
  const ended = new AbortController()
  const { signal } = ended

  async function hydrate(element: HTMLElement): Promise<void> {
    const [{ Island, props }, locale] = await Promise.all([loadIsland(element), loadPageLocale()])
    if (signal.aborted) return

    await new Promise<void>((resolve) => {
      const onLive = () => {
        roots.add(root)
        if (signal.aborted) return unmountRoots()
        element.dataset.live = ''
        replayInput(element)
        resolve()
      }
      const root = hydrateRoot(
        element,
        <IslandRoot dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} locale={locale} onLive={onLive}>
          <Island {...props} />
        </IslandRoot>,
        { identifierPrefix: element.id },
      )
    })
  }

  function unmountRoots(): void {
    // React does not allow unmounting a root while another root commits, and effect cleanups run during a commit.
    queueMicrotask(() => {
      for (const root of roots) root.unmount()
      roots.clear()
    })
  }

  return {
    wake(element) {
      const started = waking.get(element)
      if (started) return started
      const live = hydrate(element).catch((error: unknown) => {
        // Allow a retry at the next interaction: the chunk may have been unreachable only for a moment.
        waking.delete(element)
        const name = element.dataset.example ?? element.id
        console.warn(`The code of the example ${name} could not be loaded. It stays without interaction.`, error)
        throw error
      })
      waking.set(element, live)
      return live
    },
    unmount() {
      ended.abort()
      unmountRoots()
    },
    signal,
  }
}

/** Hydrates an island when the visitor uses it, and replays the click or input that came before hydration. */
function wakeOnUse(container: HTMLElement, { wake, signal }: Islands): void {
  const findSleeping = (target: EventTarget | null) => (target as Element).closest<HTMLElement>(sleeping)

  for (const type of wakingEvents) {
    container.addEventListener(
      type,
      ({ target }) => {
        const element = findSleeping(target)
        if (element) wake(element).catch(ignore)
      },
      { signal, passive: true },
    )
  }

  container.addEventListener(
    'input',
    ({ target }) => {
      const element = findSleeping(target)
      if (!element) return
      recordInput(target as Field)
      wake(element).catch(ignore)
    },
    { signal, capture: true },
  )

  // Links work without script.
  container.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      const element = findSleeping(target)
      if (!element || target.closest('a[href]')) return
      event.preventDefault()
      event.stopPropagation()
      wake(element).then(() => replayClick(target), ignore)
    },
    { signal, capture: true },
  )
}

/** `wake` has already reported the error. */
function ignore(): void {}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
let interaction: Promise<void> | undefined

/** Resolves at the visitor's first interaction, on this page or an earlier one. Until then, no demo code is loaded. */
function waitForInteraction(): Promise<void> {
  return (interaction ??= new Promise((resolve) => {
    if (scrollY > 0) return resolve()
    const listening = new AbortController()
    const stop = () => {
      listening.abort()
      resolve()
    }
    for (const type of interactionEvents)
      addEventListener(type, stop, { capture: true, passive: true, signal: listening.signal })
  }))
}

/** Loads the locale that was requested for an example page. */
async function loadPageLocale(): Promise<Locale | undefined> {
  const { lang } = document.documentElement
  if (lang === 'en') return undefined
  const { loadLocale } = await import('@frond/ui/locale/load')
  return loadLocale(lang as LocaleCode)
}
