/**
 * Starts the page's script, as inline script at the end of the body. The HTML is complete and styled without it, so it
 * waits until the page is painted and the browser has nothing better to do, or until the visitor touches something.
 * Modules come one after the other with a pause between, so that no task is long.
 *
 * It does by hand what React Router's `<Scripts>` does at once, and so rests on the same globals
 * (`__reactRouterContext`, `__reactRouterManifest`, `__reactRouterRouteModules`). The end-to-end test of the boot notices if they change.
 */
import { reveal } from '../docs/current-page.ts'
import type { BootData, EarlyClicks } from './boot-data.ts'

const data: BootData = JSON.parse(document.getElementById('frond-boot')!.textContent)
const page = window as unknown as Record<string, unknown>
const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const

// A control touched before its script has arrived: the click is kept and given back once the page is live.
const held: HTMLElement[] = []

function holdClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>('button,[role=tab]')
  if (!control) return
  event.preventDefault()
  event.stopPropagation()
  held.push(control)
  void start()
}

/** The shortcut of the search stands for a press on its button. */
function holdShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return
  const button = document.querySelector<HTMLElement>('[data-search]')
  if (!button) return
  event.preventDefault()
  held.push(button)
}

addEventListener('click', holdClick, true)
addEventListener('keydown', holdShortcut)

page.frondEarlyClicks = {
  take: () => {
    removeEventListener('click', holdClick, true)
    removeEventListener('keydown', holdShortcut)
    return held.splice(0)
  },
} satisfies EarlyClicks

// The tree is long: the page one is on has to be seen in it from the start.
const current = document.querySelector('#docs-navigation [aria-current]')
if (current) reveal(current)

let started = false

async function start(): Promise<void> {
  if (started) return
  started = true
  for (const intent of intents) removeEventListener(intent, start)

  for (const href of data.preload) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }

  const pause = (): Promise<unknown> =>
    'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))

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
    stream: new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(data.state))
        controller.close()
      },
    }),
  }
  await import(/* @vite-ignore */ data.entry)
}

for (const intent of intents) addEventListener(intent, start, { passive: true })

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
