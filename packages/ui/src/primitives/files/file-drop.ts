/** What systems put into folders for themselves. */
const systemFiles = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/**
 * The files that were dropped, those inside folders included. At once where there is no folder: what was dropped can be
 * asked only in the moment of the drop.
 */
export function readDrop(data: DataTransfer): File[] | Promise<File[]> {
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
  // Systems list folders in any order.
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
    // A reader gives some at a time, and none when it is through. What may not be read is like what is not there.
    const next = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (next.length === 0) return entries
    entries.push(...next)
  }
}

async function readEntry(entry: FileSystemFileEntry): Promise<File | null> {
  if (systemFiles.test(entry.name)) return null
  const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)))
  // A folder that is chosen tells where its files lie; so does one that is dropped.
  if (file && !file.webkitRelativePath)
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, ''), configurable: true })
  return file
}
