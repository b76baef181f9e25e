'use client'

import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react'
import { listenToDrops } from '../primitives/files/file-drop.ts'
import { dispatchChange, listenToFileInput, writeFiles } from '../primitives/files/file-input.ts'
import { sortFiles, splitAccept, type FileLimits, type FileRejection } from '../primitives/files/file-limits.ts'

export type { FileRejection, FileRejectReason } from '../primitives/files/file-limits.ts'

export interface UseFileUploadOptions extends FileLimits {
  /** MIME types and extensions to accept, in the dialog and from drops, such as `image/*,.pdf`. @default '*' */
  accept?: string
  /** Accepts several files. If false, the first file is accepted and the others are rejected. @default false */
  multiple?: boolean
  /** Clears the native input before the dialog opens, so that the same file can be chosen again. @default false */
  reset?: boolean
  /** Accepts dropped files. @default true */
  dropzone?: boolean
  /** Accepts no files. @default false */
  disabled?: boolean
  /** Smallest size of a file, in bytes. */
  minSize?: number
  /** Largest size of a file, in bytes. */
  maxSize?: number
  /** Largest number of files, including those of `fileCount`. */
  maxFiles?: number
  /** Number of files that exist already, if new files are added to them. @default 0 */
  fileCount?: number
  /** Called with the files that were chosen, dropped or pasted. */
  onUpdate?: (files: File[]) => void
  /** Called with the rejected files, before `onUpdate`. */
  onReject?: (rejections: FileRejection[]) => void
}

export interface UseFileUploadReturn {
  /** Whether files are being dragged over the drop zone. */
  isDragging: boolean
  /** Opens the file dialog. Browsers only allow this in the handler of a user action, such as a click. */
  open: () => void
  /** Props for the native file input. */
  inputRef: RefCallback<HTMLInputElement>
  /** Props for the element on which files can be dropped, and into which they can be pasted. */
  dropzoneRef: RefCallback<HTMLElement>
  /** Sets the files of the native input, for example the remaining files after one was removed. */
  setFiles: (files: readonly File[]) => void
}

/** Accepts files from the file dialog, from drag and drop, and from the clipboard. */
export function useFileUpload(options: UseFileUploadOptions = {}): UseFileUploadReturn {
  const [isDragging, setDragging] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // The last files of the input. The browser empties it when the user cancels the dialog.
  const held = useRef<readonly File[]>([])
  const latest = useRef(options)

  const { accept, multiple = false } = options
  useLayoutEffect(() => {
    latest.current = options
    if (!input.current) return
    input.current.multiple = multiple
    const rules = splitAccept(accept)
    if (rules.length > 0) input.current.accept = rules.join(',')
    else input.current.removeAttribute('accept')
  })

  const setFiles = useCallback((files: readonly File[]) => {
    held.current = files
    if (input.current) writeFiles(input.current, files)
  }, [])

  const take = useCallback(
    (files: readonly File[], native: boolean) => {
      const { onUpdate, onReject, multiple: several, maxFiles = Infinity, fileCount = 0, ...limits } = latest.current
      const room = several ? Math.max(0, maxFiles - fileCount) : 1
      const { accepted, rejected } = sortFiles(files, limits, room)
      // The dialog has replaced the files of the input. If no new file is accepted, restore them.
      setFiles(accepted.length > 0 ? accepted : held.current)
      if (rejected.length > 0) onReject?.(rejected)
      if (accepted.length === 0) return
      onUpdate?.(accepted)
      if (!native && input.current) dispatchChange(input.current)
    },
    [setFiles],
  )

  // A fieldset around the input can disable it too.
  const isDisabled = useCallback(() => latest.current.disabled || input.current?.matches(':disabled') || false, [])

  const inputRef = useCallback<RefCallback<HTMLInputElement>>(
    (element) => {
      input.current = element
      if (!element) return
      const stop = listenToFileInput(element, {
        onChoose: (files) => take(files, true),
        onOpen() {
          if (latest.current.reset) element.value = ''
        },
        onCancel: () => setFiles(held.current),
      })
      // The input works before scripts have loaded, so the user may have chosen a file already.
      if (held.current.length === 0 && element.files?.length) take([...element.files], true)
      return () => {
        input.current = null
        stop()
      }
    },
    [setFiles, take],
  )

  const dropzoneRef = useCallback<RefCallback<HTMLElement>>(
    (zone) => {
      if (!zone) return
      return listenToDrops(zone, {
        canDrop: () => (latest.current.dropzone ?? true) && !isDisabled(),
        canPaste: () => !isDisabled(),
        onDragging: setDragging,
        onFiles: (files) => take(files, false),
      })
    },
    [isDisabled, take],
  )

  const open = useCallback(() => {
    if (!isDisabled()) input.current?.click()
  }, [isDisabled])

  return { isDragging, open, inputRef, dropzoneRef, setFiles }
}
