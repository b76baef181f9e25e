import { announce } from '../navigation/page-change'
import { loadStyles } from '../navigation/load-styles'
import { navigateTo } from '../navigation/navigate-to'
import { createAsyncData, type AsyncData } from '../request/async-data'
import { request } from '../request/request'

interface IslandAnswer {
  readonly id: string
  readonly html: string
  readonly head: { readonly link: readonly { readonly href: string }[] }
}

const loading = new Map<string, AsyncData<IslandAnswer>>()

/** Islands that are shown on click. The others are shown when they are near the viewport. */
const onDemand = '[data-server-island]:not([data-show])'
const whenVisible = '[data-server-island][data-show="visible"]'

/** How far from the viewport an island is fetched. */
const NEAR = '300px'

/**
 * Shows the islands of a page with `data-show="visible"` when they come near the viewport. Until then, and if the content
 * cannot be loaded, they show the link from the page. Returns a function that stops this.
 */
export function fillVisibleIslands(page: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void fillInPlace(target as HTMLElement)
      }
    },
    { rootMargin: NEAR },
  )
  for (const place of page.querySelectorAll(whenVisible)) observer.observe(place)
  return () => observer.disconnect()
}

async function fillInPlace(place: HTMLElement): Promise<void> {
  const { value } = await toData(place).load()
  if (!value || !place.isConnected) return
  const hadFocus = place.contains(document.activeElement)
  delete place.dataset.serverIsland
  place.id = value.id
  place.innerHTML = value.html
  // The link that had the focus was replaced. Without this, focus would fall back to `body`.
  if (hadFocus) place.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

/** Loads server islands on demand: fetches them on hover or focus, and shows them on click. */
export function fillIslands(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const place = findPlace(target)
      if (place) void toData(place).load()
    })
  }
  // Use the capture phase, so that this runs before the listener for client navigation.
  document.addEventListener(
    'click',
    (event) => {
      const place = findPlace(event.target)
      const link = (event.target as Element).closest('a')
      if (!place || !link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void fill(place, link)
    },
    { capture: true },
  )
}

function findPlace(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(onDemand) : null
}

function toData({ dataset: { serverIsland, props = '{}' } }: HTMLElement): AsyncData<IslandAnswer> {
  const url = `/_islands/${serverIsland}.json?props=${encodeURIComponent(props)}`
  const known = loading.get(url)
  if (known) return known
  const data = createAsyncData(async () => {
    const answer = await request<IslandAnswer>(url)
    await loadStyles(answer.head.link.map(({ href }) => href))
    return answer
  })
  loading.set(url, data)
  return data
}

async function fill(place: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const data = toData(place)
  const show = () => (place.dataset.status = data.read().status)
  const stop = data.subscribe(show)
  show()
  const { value } = await data.load()
  stop()
  delete place.dataset.serverIsland
  // If the content cannot be loaded, follow the link to the page that contains it.
  if (!value) return navigateTo(link.href)

  place.id = value.id
  place.innerHTML = value.html
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  announce('More is shown')
}
