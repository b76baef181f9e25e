/** How long a button shows the check mark after copying. */
const COPIED_MS = 1500
/** Screen readers ignore changes of a live region that was added to the page just before. */
const ANNOUNCE_DELAY_MS = 100

/**
 * Makes the copy buttons of code blocks work in HTML that React does not hydrate. One delegated listener also covers
 * buttons that are added later:
 *
 *     const uninstall = installCopyButtons(document)
 *
 * A copy button is any element with `data-copy`. The value is the text that screen readers announce after copying. The
 * button copies its `data-code`, or without it the code block that contains it.
 */
export function installCopyButtons(root: Document | Element): () => void {
  const listen = (event: Event) => copyOnClick(event)
  root.addEventListener('click', listen)
  findStatus(root.ownerDocument ?? (root as Document))
  return () => root.removeEventListener('click', listen)
}

/**
 * Copies the code when the user clicks a copy button. Both the listener of the page and React may call it for one click,
 * so the first call prevents the default action and the second call does nothing.
 */
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
    // The page may not write to the clipboard. Select the code, so that the user can copy it with the keyboard.
    if (block) getSelection()?.selectAllChildren(block)
    return
  }

  const status = findStatus(button.ownerDocument)
  button.dataset.copied = ''
  clearTimeout(timers.get(button))
  setTimeout(() => (status.textContent = button.dataset.copy ?? ''), ANNOUNCE_DELAY_MS)
  const reset = () => {
    delete button.dataset.copied
    // Screen readers announce the same text again only if it was removed in between.
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

/** The code of a block. Lines that a diff removes are left out. */
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
    // The user denied access, or the page is not secure and has no `navigator.clipboard`. `execCommand` still works there.
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

/** The live region of the page. No component renders it, so its styles are set here. */
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
