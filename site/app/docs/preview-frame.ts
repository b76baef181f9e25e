/** Shows an example in an iframe, so that it has its own viewport whose width can change. Loaded on demand. */

/** Widths in px. If undefined, the iframe fills its container. */
const widths = { Mobile: 390, Tablet: 768, Full: undefined } as const
type Width = keyof typeof widths

/** The border is part of the width of the iframe, but not of its viewport. */
const BORDERS = 2

const MIN_HEIGHT = 160
const MAX_HEIGHT = 900

/** Moves the example of a block into an iframe, or back into the page. */
export function toggleFrame(block: HTMLElement, wanted: boolean): void {
  const preview = block.querySelector<HTMLElement>('[data-preview]')
  const stage = preview?.querySelector<HTMLElement>('[data-island]')
  if (!preview || !stage) return
  preview.querySelector('[data-frame]')?.remove()
  stage.hidden = wanted
  preview.toggleAttribute('data-framed', wanted)
  if (wanted) preview.append(createFrame(block))
}

/** Applies the settings of a block's buttons to its iframe. */
export function updateFrame(block: HTMLElement): void {
  const frame = block.querySelector('iframe')
  if (frame) frame.src = frameAddress(block)
}

function createFrame(block: HTMLElement): HTMLElement {
  const place = document.createElement('div')
  place.dataset.frame = ''
  const group = document.createElement('div')
  group.role = 'group'
  group.ariaLabel = 'Width'
  group.className = 'pill-group'
  const frame = document.createElement('iframe')
  frame.title = `${block.dataset.name!} in a frame`
  frame.className = 'example-frame'
  frame.src = frameAddress(block)
  let chosen: number | undefined
  const fit = () => fitFrame(frame, chosen)
  frame.addEventListener('load', fit)
  frame.addEventListener('transitionend', fit)

  function choose(width: Width): void {
    const inside = widths[width]
    chosen = inside && inside + BORDERS
    frame.style.width = chosen ? `${chosen}px` : '100%'
    for (const button of group.querySelectorAll('button')) button.ariaPressed = String(button.textContent === width)
    requestAnimationFrame(fit)
  }
  for (const name of Object.keys(widths) as Width[]) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'framework-button'
    button.textContent = name
    button.addEventListener('click', () => choose(name))
    group.append(button)
  }
  place.append(group, frame)
  choose('Mobile')
  return place
}

/** Returns the URL of the standalone example with the settings of the block. */
function frameAddress(block: HTMLElement): string {
  const query = new URLSearchParams()
  const isPressed = (toggle: string) =>
    block.querySelector(`[data-toggle=${toggle}]`)?.getAttribute('aria-pressed') === 'true'
  const isDark = document.documentElement.classList.contains('dark') !== isPressed('dark')
  query.set('mode', isDark ? 'dark' : 'light')
  if (isPressed('dir')) query.set('dir', 'rtl')
  return `/examples/${block.dataset.name}?${query}`
}

/**
 * Makes the iframe as high as its content, within limits. An iframe that is wider than its container is scaled down.
 */
function fitFrame(frame: HTMLIFrameElement, width: number | undefined): void {
  const scale = width ? Math.min(1, frame.parentElement!.clientWidth / width) : 1
  frame.style.scale = scale < 1 ? String(scale) : ''
  const content = frame.contentDocument?.querySelector<HTMLElement>('[data-example]')
  if (!content) return
  const wanted = content.getBoundingClientRect().height + 48
  const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, wanted))
  frame.style.height = `${height}px`
  frame.style.marginBottom = `${(scale - 1) * height}px`
}
