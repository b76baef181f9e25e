import { warn } from '../../system/warn.ts'
import type { FileUploadOptions } from './options.ts'

/** The files of a value. */
export function toList(value: FileUploadOptions['value'], multiple: boolean): readonly File[] {
  if (value === undefined || value === null) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const files = list.filter((file): file is File => file instanceof File)
  if (files.length < list.length)
    warn('FileUpload', 'what is in `value` is not a File, so it is left out. Give File objects.')
  if (multiple || files.length < 2) return files
  warn('FileUpload', 'there are several files in `value`, so the first is shown. Add `multiple`.')
  return files.slice(0, 1)
}

const ids = new WeakMap<File, number>()
let lastId = 0

/** A key per file. The same file may be there twice. */
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
