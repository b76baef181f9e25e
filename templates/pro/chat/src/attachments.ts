import type { Attachment } from './conversation'

/** Files that a question can have. Browsers give a page about 5 MB of local storage, so pictures are made smaller. */
export const MAX_FILES = 4
export const accept = 'image/png,image/jpeg,image/webp,image/gif,.txt,.md,.csv,.json'

const MAX_TEXT_BYTES = 100_000
const MAX_IMAGE_BYTES = 20_000_000
const MAX_IMAGE_SIDE = 1024

/** Reads a file for a question. Throws an error with a message for the user if the file cannot be used. */
export async function readAttachment(file: File): Promise<Attachment> {
  const { name: filename, type: mediaType } = file
  if (mediaType.startsWith('image/')) {
    checkSize(file, MAX_IMAGE_BYTES)
    return { type: 'file', filename, mediaType, url: await shrinkImage(file) }
  }
  checkSize(file, MAX_TEXT_BYTES)
  return { type: 'file', filename, mediaType: mediaType || 'text/plain', text: await file.text() }
}

function checkSize({ name, size }: File, limit: number): void {
  if (size > limit) throw new Error(`${name} is too large. The limit is ${formatBytes(limit)}.`)
}

async function shrinkImage(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error(`${file.name} is not a picture that this browser can read.`, { cause })
  })
  const scale = Math.min(1, MAX_IMAGE_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL('image/webp', 0.8)
}

export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`
}
