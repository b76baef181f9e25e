/** Sets the files of a native input, so that its form submits them. No event is dispatched. */
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

const dispatched = new WeakSet<Event>()

/** Dispatches the events that the browser dispatches when the user chooses files. */
export function dispatchChange(input: HTMLInputElement): void {
  for (const type of ['input', 'change']) {
    const event = new Event(type, { bubbles: true })
    dispatched.add(event)
    input.dispatchEvent(event)
  }
}

interface FileInputListeners {
  /** Called with the files that the user has chosen. */
  onChoose: (files: readonly File[]) => void
  /** Called before the dialog opens. */
  onOpen: () => void
  /** Called when the user closes the dialog without a choice. */
  onCancel: () => void
}

/** Listens to a native file input. Events of `dispatchChange` are ignored. Returns a function that stops listening. */
export function listenToFileInput(
  input: HTMLInputElement,
  { onChoose, onOpen, onCancel }: FileInputListeners,
): () => void {
  const choose = (event: Event) => {
    if (!dispatched.has(event)) onChoose([...(input.files ?? [])])
  }
  input.addEventListener('change', choose)
  input.addEventListener('click', onOpen)
  input.addEventListener('cancel', onCancel)
  return () => {
    input.removeEventListener('change', choose)
    input.removeEventListener('click', onOpen)
    input.removeEventListener('cancel', onCancel)
  }
}
