/** How long a button shows that it has copied. */
const COPIED_MS = 1500
/** A region that was just put into the page is not listened to yet. */
const ANNOUNCE_DELAY_MS = 100

/**
 * Makes the copy buttons of code blocks work in HTML that is not hydrated, now and later, with one listener:
 *
 *     const uninstall = installCopyButtons(document)
 *
 * A button is any element with `data-copy`, whose value is what is said once the code has been copied. It copies its
 * `data-code`, else the code block it stands in.
 */
export function installCopyButtons(root: Document | Element): () => void {
  const listen = (event: Event) => copyOnClick(event)
  root.addEventListener('click', listen)
  findStatus(root.ownerDocument ?? (root as Document))
  return () => root.removeEventListener('click', listen)
}

/** Answers a click on a copy button, whoever hears of it first: the page's listener, or React where it is hydrated. */
export function copyOnClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy]')
  if (!button || event.defaultPrevented) return
  event.preventDefault()
  void copyFor(button)
}

const timers = new WeakMap<Element, number>()

async function copyFor(button: HTMLElement): Promise<void> {
  const block = findBlock(button)
  const text = button.dataset.code ?? (block ? readCode(block) : '')
  if (!(await writeText(text))) {
    // The clipboard is closed to the page; with the code selected, the visitor's own shortcut copies it.
    if (block) getSelection()?.selectAllChildren(block)
    return
  }

  const status = findStatus(button.ownerDocument)
  button.dataset.copied = ''
  clearTimeout(timers.get(button))
  setTimeout(() => (status.textContent = button.dataset.copy ?? ''), ANNOUNCE_DELAY_MS)
  const reset = () => {
    delete button.dataset.copied
    // The same words are only said again if they were gone in between.
    status.textContent = ''
  }
  timers.set(button, window.setTimeout(reset, COPIED_MS))
}

function findBlock(button: Element): Element | null {
  for (let element: Element | null = button; element; element = element.parentElement) {
    const block = element.querySelector('pre')
    if (block) return block
  }
  return null
}

/** The code of a block. Marks of a diff are no text, and what a diff removes is not what one wants to have. */
function readCode(block: Element): string {
  const lines = [...block.querySelectorAll('.line')]
  if (lines.length === 0) return (block.textContent ?? '').replace(/\n$/, '')
  return lines
    .filter((line) => !line.classList.contains('removed'))
    .map((line) => line.textContent)
    .join('\n')
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused, or not there at all: browsers offer it to secure pages only. The old way still works on the others.
    return writeByCommand(text)
  }
}

function writeByCommand(text: string): boolean {
  let written = false
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    written = true
  }
  document.addEventListener('copy', write, { capture: true, once: true })
  document.execCommand('copy')
  document.removeEventListener('copy', write, { capture: true })
  return written
}

const statuses = new WeakMap<Document, HTMLElement>()

/** What is said aloud, one for each page. Its looks are set by script, as it is no part of any component. */
function findStatus(page: Document): HTMLElement {
  const known = statuses.get(page)
  if (known?.isConnected) return known

  const status = page.createElement('div')
  status.role = 'status'
  Object.assign(status.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  page.body.append(status)
  statuses.set(page, status)
  return status
}
