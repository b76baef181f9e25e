import { isNode } from '../../system/is-node.ts'

interface DropListeners {
  canDrop: () => boolean
  canPaste: () => boolean
  /** Called when files are dragged over the zone, and when they leave it. */
  onDragging: (isDragging: boolean) => void
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped on an element or pasted into it. Returns a function that stops listening. */
export function listenToDrops(
  zone: HTMLElement,
  { canDrop, canPaste, onDragging, onFiles }: DropListeners,
): () => void {
  const listeners = new AbortController()
  const listen = <Type extends 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => zone.addEventListener(type, listener, { signal: listeners.signal })

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Without this a native input accepts the drop without any limits, and elsewhere the browser opens the file.
    event.preventDefault()
    const isAccepted = canDrop()
    event.dataTransfer.dropEffect = isAccepted ? 'copy' : 'none'
    if (isAccepted) onDragging(true)
  }
  listen('dragenter', drag)
  listen('dragover', drag)
  listen('dragleave', ({ relatedTarget }) => {
    if (!(isNode(relatedTarget) && zone.contains(relatedTarget))) onDragging(false)
  })
  listen('drop', (event) => {
    onDragging(false)
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (!canDrop()) return
    const files = readDrop(event.dataTransfer)
    if (files instanceof Promise) void files.then(onFiles)
    else onFiles(files)
  })
  listen('paste', (event) => {
    const files = event.clipboardData?.files
    if (!files?.length || !canPaste()) return
    event.preventDefault()
    onFiles([...files])
  })
  return () => listeners.abort()
}

/** Files that operating systems add to folders. */
const systemFiles = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/**
 * The dropped files, including those inside folders. Without a folder the result is synchronous, because the browser gives
 * access to the dropped data only during the event.
 */
function readDrop(data: DataTransfer): File[] | Promise<File[]> {
  const items = [...data.items].filter((item) => item.kind === 'file')
  const found = items.map((item) => {
    const entry = item.webkitGetAsEntry()
    return entry && isFolder(entry) ? entry : item.getAsFile()
  })
  const hasFolder = found.some((each) => each && !(each instanceof File))
  return hasFolder ? readAll(found) : found.filter((each) => each instanceof File)
}

async function readAll(found: readonly (File | FileSystemDirectoryEntry | null)[]): Promise<File[]> {
  const files = await Promise.all(
    found.map(async (each) => {
      if (!each) return []
      return each instanceof File ? [each] : readFolder(each)
    }),
  )
  return files.flat()
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const entries = await listFolder(folder)
  // The order of entries depends on the operating system.
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const files = await Promise.all(
    entries.map((entry) => (isFolder(entry) ? readFolder(entry) : readEntry(entry as FileSystemFileEntry))),
  )
  return files.flat().filter((file) => file !== null)
}

async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    // A reader returns a batch of entries at a time, and an empty one at the end. Unreadable folders count as empty.
    const next = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (next.length === 0) return entries
    entries.push(...next)
  }
}

async function readEntry(entry: FileSystemFileEntry): Promise<File | null> {
  if (systemFiles.test(entry.name)) return null
  const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
  // Browsers set this path for files of a chosen folder, but not of a dropped one.
  if (file && !file.webkitRelativePath)
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, ''), configurable: true })
  return file
}
