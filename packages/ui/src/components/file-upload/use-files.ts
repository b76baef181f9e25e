'use client'

import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFileUpload } from '../../hooks/useFileUpload.ts'
import { dispatchChange } from '../../primitives/files/file-input.ts'
import { onFormReset } from '../../primitives/form/form-events.ts'
import { findTabStop } from '../../primitives/focus/focusable.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { joinRefs } from '../../system/render-element.ts'
import { useControlled } from '../../system/use-controlled.ts'
import type { FileUploadRejection, FileUploadValue } from '../FileUpload.tsx'
import { toList } from './file-list.ts'
import type { FileUploadOptions } from './options.ts'
import { formatNumber, describeRejection, type Texts } from './describe-rejections.ts'

/** The text for screen readers, and the rejections that are shown below the zone. */
export interface Announcement {
  /** Which file was added or removed. */
  readonly status: string
  readonly rejections: readonly FileUploadRejection[]
}

const noAnnouncement: Announcement = { status: '', rejections: [] }

/** The files, what happened to them, and how they are added and removed. */
export function useFiles(frond: FrondContextValue, texts: Texts, props: FileUploadOptions) {
  const { accept, multiple, minSize, maxSize, maxFiles, reset, dropzone, disabled = false } = props
  const { value, defaultValue, onValueChange, onReject } = props

  const [files, setOwnFiles] = useControlled(
    value === undefined ? undefined : toList(value, multiple),
    toList(defaultValue, multiple),
  )
  const [announcement, setAnnouncement] = useState(noAnnouncement)
  const rejected = useRef<readonly FileUploadRejection[]>([])

  const upload = useFileUpload({
    accept,
    multiple,
    reset,
    dropzone,
    disabled,
    minSize,
    maxSize,
    maxFiles,
    fileCount: files.length,
    onReject(rejections) {
      const described = rejections.map((rejection) => ({
        ...rejection,
        message: describeRejection(frond, texts, rejection, props),
      }))
      rejected.current = described
      setAnnouncement({ status: '', rejections: described })
      onReject?.(described)
    },
    onUpdate(added) {
      const status =
        added.length === 1
          ? fillText(texts.added, { filename: added[0]!.name })
          : fillText(texts.addedMany, { count: formatNumber(frond, added.length) })
      change(multiple ? [...files, ...added] : added, { status, rejections: rejected.current })
      rejected.current = []
    },
  })
  const { open, setFiles } = upload

  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLElement>(null)
  const inputRef = useMemo(
    () => joinRefs<HTMLInputElement>(upload.inputRef, input, props.ref),
    [upload.inputRef, props.ref],
  )
  const zoneRef = useMemo(() => joinRefs<HTMLElement>(upload.dropzoneRef, zone), [upload.dropzoneRef])
  useImperativeHandle(props.handleRef, () => ({ inputRef: input, dropzoneRef: zone, open }), [open])

  const shouldFocusZone = useRef(false)
  useLayoutEffect(() => {
    // The form submits the caller's value, which can differ from the chosen files.
    setFiles(files)
    if (shouldFocusZone.current) focusZone(zone.current, input.current)
    shouldFocusZone.current = false
  })

  useEffect(() =>
    onFormReset(input.current, () => {
      const first = toList(defaultValue, multiple)
      if (first.length + files.length > 0) change(first, noAnnouncement)
      else setAnnouncement(noAnnouncement)
    }),
  )

  function change(next: readonly File[], nextAnnouncement: Announcement): void {
    setOwnFiles(next)
    setAnnouncement(nextAnnouncement)
    setFiles(next)
    const report = onValueChange as ((value: FileUploadValue<boolean>) => void) | undefined
    report?.(multiple ? [...next] : (next[0] ?? null))
  }

  function removeFile(index = 0): void {
    const removed = files[index]
    if (!removed || disabled) return
    const status = fillText(texts.removed, { filename: removed.name })
    change(
      files.filter((_, at) => at !== index),
      { status, rejections: [] },
    )
    if (input.current) dispatchChange(input.current)
    shouldFocusZone.current = true
  }

  return { files, announcement, isDragging: upload.isDragging, open, removeFile, inputRef, zoneRef }
}

/** Focuses the control that opens the dialog, because the button that removed a file is gone. */
function focusZone(zone: HTMLElement | null, input: HTMLInputElement | null): void {
  const opener = zone && input?.tabIndex === -1 ? findTabStop(zone) : undefined
  ;(opener ?? input)?.focus({ preventScroll: true })
}
