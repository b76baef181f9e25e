import { warn } from '../../system/warn.ts'
import type { FileUploadOptions } from './options.ts'

/** The files in a value. Anything else in it is ignored. */
export function toList(value: FileUploadOptions['value'], multiple: boolean): readonly File[] {
  if (value === undefined || value === null) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const files = list.filter((file): file is File => file instanceof File)
  if (files.length < list.length)
    warn('FileUpload', '`value` contains an entry that is not a File, so it is ignored. Pass File objects.')
  if (multiple || files.length < 2) return files
  warn('FileUpload', '`value` contains several files, so only the first is shown. Add `multiple`.')
  return files.slice(0, 1)
}

const ids = new WeakMap<File, number>()
let lastId = 0

/** A unique key per file. The same file can be in the list twice. */
export function keysOf(files: readonly File[]): string[] {
  const taken = new Set<string>()
  return files.map((file, index) => {
    let id = ids.get(file)
    if (id === undefined) ids.set(file, (id = ++lastId))
    const key = taken.has(String(id)) ? `${id}:${index}` : String(id)
    taken.add(key)
    return key
  })
}
