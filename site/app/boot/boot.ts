/**
 * The inline script at the end of the body that loads and starts the app. The HTML is complete and styled without it, so
 * the script waits until the page is painted and the browser is idle, or until the visitor interacts. Modules run one
 * after the other with a pause in between, which avoids long tasks.
 *
 * It replaces React Router's `<Scripts>` and sets the same globals (`__reactRouterContext`, `__reactRouterManifest`,
 * `__reactRouterRouteModules`). The end-to-end test of the boot fails if React Router changes them.
 */
import { loadImagesWhenIdle } from '../article/load-images.ts'
import { reveal } from '../docs/current-page.ts'
import { handleChunkError } from '../updates/chunk-errors.ts'
import type { EarlyInput } from '../early-input/early-input.ts'
import type { BootData } from './boot-data.ts'

const data: BootData = JSON.parse(document.getElementById('frond-boot')!.textContent)
const page = window as unknown as Record<string, unknown>

/** Aborted when the page is hydrated or when loading fails. */
const waiting = new AbortController()
const { signal } = waiting

// Clicks on controls that are not hydrated yet. They are replayed after hydration.
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

// Treat the search shortcut as a click on the search button.
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

// Hydrating an island would reset its fields to their initial values, so remember what was typed.
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

// The navigation tree is long, so scroll it to the current page.
const current = document.querySelector('#docs-navigation [aria-current]')
if (current) reveal(current)

let started = false

async function start(): Promise<void> {
  if (started) return
  started = true
  try {
    await load()
  } catch (error) {
    // The usual cause is a newer deployment that removed the chunks of this build. In that case, reload the page once.
    if (handleChunkError(error)) return
    // The server-rendered page stays visible, and controls that need no script keep working.
    waiting.abort()
    console.error('Error while mounting app:', error)
    throw error
  }
}

/** By this time another document has usually replaced this one. */
const LEAVE_MS = 3000

/** Another document is loading. Running the modules of this one would delay it. */
let isLeaving = false

// Browsers without the Navigation API run the modules all the same.
window.navigation?.addEventListener('navigate', ({ destination }) => (isLeaving = !destination.sameDocument), {
  signal,
})

let preloaded = false

/** Loads and parses the modules without running them. */
function preload(): void {
  if (preloaded) return
  preloaded = true
  for (const href of [...data.preload, data.manifest]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** Lets the browser respond between two modules. */
async function pause(): Promise<void> {
  await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)))
  if (!isLeaving) return
  // If the visitor has stopped the navigation or it was a download, the app is still needed.
  await new Promise((resolve) => setTimeout(resolve, LEAVE_MS))
  isLeaving = false
}

async function load(): Promise<void> {
  preload()

  for (const href of data.preload) {
    await pause()
    await import(/* @vite-ignore */ href)
  }

  const modules: Record<string, unknown> = {}
  for (const [id, href, names] of data.routes) {
    await pause()
    const module = (await import(/* @vite-ignore */ href)) as Record<string, unknown>
    modules[id] = names ? Object.fromEntries(Object.entries(names).map(([name, as]) => [name, module[as]])) : module
  }
  await pause()

  // The file sets `__reactRouterManifest`.
  await import(/* @vite-ignore */ data.manifest)
  removeMarks(page.__reactRouterManifest as RouteManifest)
  page.__reactRouterRouteModules = modules
  page.__reactRouterContext = {
    ...data.context,
    stream: new Blob([data.state]).stream(),
  }
  await import(/* @vite-ignore */ data.entry)
}

/**
 * React Router appends `#` to the URLs of stylesheets that are also loaded on demand. With that URL it would not find them
 * in the page, and would fetch them again before each client navigation.
 */
function removeMarks({ routes }: RouteManifest): void {
  for (const route of Object.values(routes)) route.css = route.css?.map((href) => href.replace(/#$/, ''))
}

interface RouteManifest {
  readonly routes: Readonly<Record<string, { css?: string[] | undefined }>>
}

for (const intent of ['pointerdown', 'keydown', 'touchstart', 'focusin'])
  addEventListener(intent, start, { signal, passive: true })

/** Frames, and islands that `mountIslands` hydrates without an interaction. */
const selfStarting =
  '[data-wake=now],iframe[data-src],[data-island]:not([data-example],[data-subject],[data-wake=touch] *)'

/**
 * On a touch screen, the app starts at the first touch, because reading needs no script and phones are slow. Its modules
 * are preloaded, so that little remains to do then. Pages with parts that run on their own start when idle.
 */
const waitsForTouch = matchMedia('(hover: none)').matches && !document.querySelector(selfStarting)

function waitForTouch(): void {
  preload()
  loadImagesWhenIdle(document)
}

function startWhenIdle(): void {
  const begin = waitsForTouch ? waitForTouch : () => void start()
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 })
  else begin()
}

new PerformanceObserver((_, observer) => {
  observer.disconnect()
  startWhenIdle()
}).observe({ type: 'paint', buffered: true })

// A background tab has no paint event until it becomes visible, so start after a timeout as well.
setTimeout(startWhenIdle, 3000)
