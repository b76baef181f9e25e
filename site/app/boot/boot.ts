/**
 * Starts the page's script, as inline script at the end of the body. The HTML is complete and styled without it, so it
 * waits until the page is painted and the browser has nothing better to do, or until the visitor touches something.
 * Modules come one after the other with a pause between, so that no task is long.
 *
 * It does by hand what React Router's `<Scripts>` does at once, and so rests on the same globals
 * (`__reactRouterContext`, `__reactRouterManifest`, `__reactRouterRouteModules`). The end-to-end test of the boot notices if they change.
 */
import { reveal } from '../docs/current-page.ts'
import { handleChunkError } from '../updates/chunk-errors.ts'
import type { EarlyInput } from '../early-input/early-input.ts'
import type { BootData } from './boot-data.ts'

const data: BootData = JSON.parse(document.getElementById('frond-boot')!.textContent)
const page = window as unknown as Record<string, unknown>

/** Ends when the page is live, or will never be. */
const waiting = new AbortController()
const { signal } = waiting

// A control touched before its script has arrived: the click is kept and given back once the page is live.
const held: Element[] = []

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element
    if (!target.closest('button,[role=tab],[data-island]') || target.closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    held.push(target)
    void start()
  },
  { signal, capture: true },
)

// The shortcut of the search stands for a press on its button.
addEventListener(
  'keydown',
  (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return
    const button = document.querySelector('[data-search]')
    if (!button) return
    event.preventDefault()
    held.push(button)
  },
  { signal },
)

// An island that wakes would put back what its fields said at first.
const typed: EarlyInput['typed'] = new Map()

addEventListener(
  'input',
  ({ target }) => {
    const field = target as HTMLInputElement
    if (field.closest('[data-island]')) typed.set(field, field.value)
  },
  { signal, capture: true },
)

globalThis.frondEarlyInput = {
  typed,
  takeClicks() {
    waiting.abort()
    return held.splice(0)
  },
}

// The tree is long: the page one is on has to be seen in it from the start.
const current = document.querySelector('#docs-navigation [aria-current]')
if (current) reveal(current)

let started = false

async function start(): Promise<void> {
  if (started) return
  started = true
  try {
    await load()
  } catch (error) {
    // Mostly a newer build has taken the place of this one: the page is loaded anew, once.
    if (handleChunkError(error)) return
    // What is shown stays, and controls that need no script work as they are.
    waiting.abort()
    console.error('Error while mounting app:', error)
    throw error
  }
}

async function load(): Promise<void> {
  for (const href of data.preload) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }

  const pause = (): Promise<unknown> => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))

  for (const href of data.preload) {
    await import(/* @vite-ignore */ href)
    await pause()
  }

  const modules: Record<string, unknown> = {}
  for (const [id, href, names] of data.routes) {
    const module = (await import(/* @vite-ignore */ href)) as Record<string, unknown>
    modules[id] = names ? Object.fromEntries(Object.entries(names).map(([name, as]) => [name, module[as]])) : module
    await pause()
  }

  page.__reactRouterManifest = data.manifest
  page.__reactRouterRouteModules = modules
  page.__reactRouterContext = {
    ...data.context,
    stream: new Blob([data.state]).stream(),
  }
  await import(/* @vite-ignore */ data.entry)
}

for (const intent of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  addEventListener(intent, start, { signal, passive: true })

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2000 })
  else void start()
}

new PerformanceObserver((_, observer) => {
  observer.disconnect()
  startWhenIdle()
}).observe({ type: 'paint', buffered: true })

// A page in the background is not painted until it is looked at.
setTimeout(startWhenIdle, 3000)
