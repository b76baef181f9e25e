/** Puts files into a native input, so that its form sends them. The input says nothing about it. */
export function writeFiles(input: HTMLInputElement, files: readonly File[]): void {
  const held = input.files ?? []
  if (held.length === files.length && files.every((file, index) => isSame(file, held[index]!))) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

function isSame(a: File, b: File): boolean {
  return a === b || (a.name === b.name && a.size === b.size && a.lastModified === b.lastModified && a.type === b.type)
}

const ours = new WeakSet<Event>()

/** Tells the page that the files of an input have changed, as the browser does after its dialog. */
export function dispatchChange(input: HTMLInputElement): void {
  for (const type of ['input', 'change']) {
    const event = new Event(type, { bubbles: true })
    ours.add(event)
    input.dispatchEvent(event)
  }
}

export function isDispatchedByUs(event: Event): boolean {
  return ours.has(event)
}
