/** An example in a frame: with a window of its own, so that its width can be changed. Fetched when it is asked for. */

const widths = { Mobile: '390px', Tablet: '768px', Full: '100%' } as const
type Width = keyof typeof widths

const MIN_HEIGHT = 160
const MAX_HEIGHT = 900

/** Puts the example of a block into a frame, or takes it out again. */
export function toggleFrame(block: HTMLElement, wanted: boolean): void {
  const preview = block.querySelector<HTMLElement>('[data-preview]')
  const stage = preview?.querySelector<HTMLElement>('[data-island]')
  if (!preview || !stage) return
  preview.querySelector('[data-frame]')?.remove()
  stage.hidden = wanted
  preview.toggleAttribute('data-framed', wanted)
  if (wanted) preview.append(createFrame(block))
}

/** Shows what the buttons of a block say in its frame. */
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
  frame.addEventListener('load', () => fitHeight(frame))

  function choose(width: Width): void {
    frame.style.width = widths[width]
    for (const button of group.querySelectorAll('button')) button.ariaPressed = String(button.textContent === width)
    requestAnimationFrame(() => fitHeight(frame))
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

/** The example alone, in the look that the block has been given. */
function frameAddress(block: HTMLElement): string {
  const query = new URLSearchParams()
  const isPressed = (toggle: string) =>
    block.querySelector(`[data-toggle=${toggle}]`)?.getAttribute('aria-pressed') === 'true'
  const isDark = document.documentElement.classList.contains('dark') !== isPressed('dark')
  query.set('mode', isDark ? 'dark' : 'light')
  if (isPressed('dir')) query.set('dir', 'rtl')
  return `/examples/${block.dataset.name}?${query}`
}

/** As high as what it shows, within bounds. */
function fitHeight(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.querySelector<HTMLElement>('[data-example]')
  if (!content) return
  const height = content.getBoundingClientRect().height + 48
  frame.style.height = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, height))}px`
}
