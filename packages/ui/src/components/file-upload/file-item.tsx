'use client'

import { useLayoutEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { close as closeRole } from '../../icons/close.ts'
import { file as fileRole } from '../../icons/file.ts'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { AvatarView } from '../avatar/avatar-view.tsx'
import type { SlotOf } from '../../theme/define-theme.ts'
import type { fileUploadTheme } from '../../theme/file-upload.ts'
import { Button } from '../Button.tsx'
import type { FileUploadOptions } from './options.ts'
import { keysOf } from './file-list.ts'
import { formatBytes, type Texts } from './describe-rejections.ts'

type Part = SlotOf<typeof fileUploadTheme>

interface FileItemProps {
  file: File
  index: number
  frond: FrondContextValue
  props: FileUploadOptions
  classes: Classes<Part>
  layout: 'list' | 'grid'
  disabled: boolean
  texts: Texts
  removeFile: (index?: number) => void
}

interface FileListOptions {
  files: readonly File[]
  open: () => void
  removeFile: (index?: number) => void
  classes: Classes<Part>
  layout: 'list' | 'grid'
  texts: Texts
}

/** The chosen files, with the content that the caller puts above and below them. */
export function fileList(frond: FrondContextValue, props: FileUploadOptions, options: FileListOptions): ReactNode {
  const { files, open, removeFile, classes, layout, texts } = options
  const { files: renderFiles, disabled = false } = props
  const args = { files, open, removeFile }
  return (
    <>
      {fillSlot(props.filesTop, args)}
      {renderFiles === undefined ? (
        <ul className={classes.files} data-slot="files">
          {keysOf(files).map((key, index) => (
            <FileItem
              key={key}
              file={files[index]!}
              {...{ frond, props, index, classes, layout, disabled, texts, removeFile }}
            />
          ))}
        </ul>
      ) : (
        <div className={classes.files} data-slot="files">
          {fillSlot(renderFiles, { files, removeFile })}
        </div>
      )}
      {fillSlot(props.filesBottom, args)}
    </>
  )
}

/** One file of the list. The object URL of an image lives as long as the item is mounted. */
function FileItem({ frond, props, file, index, classes, layout, disabled, texts, removeFile }: FileItemProps) {
  const { file: whole, fileImage, fileIcon, fileLeading, fileName, fileSize, fileTrailing, size } = props
  const isPicture = fileImage && file.type.startsWith('image/')
  const [src, setSrc] = useState<string>()
  const [brokenSrc, setBrokenSrc] = useState<string>()

  useLayoutEffect(() => {
    if (!isPicture) return
    const address = URL.createObjectURL(file)
    setSrc(address)
    return () => {
      URL.revokeObjectURL(address)
      setSrc(undefined)
    }
  }, [file, isPicture])

  const args = { file, index }
  let content: ReactNode
  if (whole !== undefined) content = fillSlot(whole, { ...args, removeFile })
  else {
    content = (
      <>
        {fileLeading === undefined ? (
          <AvatarView
            src={src}
            alt=""
            icon={fileIcon ?? roleIcon(frond, 'file', fileRole)}
            size={size}
            className={classes.fileLeadingAvatar}
            data-slot="fileLeadingAvatar"
          />
        ) : (
          fillSlot(fileLeading, { ...args, src, ui: classes })
        )}
        <div className={classes.fileWrapper} data-slot="fileWrapper">
          <span className={classes.fileName} data-slot="fileName" title={file.name}>
            {fileName === undefined ? file.name : fillSlot(fileName, args)}
          </span>
          <span className={classes.fileSize} data-slot="fileSize">
            {fileSize === undefined ? formatBytes(frond, texts, file.size) : fillSlot(fileSize, args)}
          </span>
        </div>
        {fileTrailing === undefined
          ? removeButton({ frond, props, file, index, classes, layout, disabled, texts, removeFile })
          : fillSlot(fileTrailing, { ...args, removeFile, ui: classes })}
      </>
    )
  }

  return (
    <li
      className={classes.file}
      data-slot="file"
      // Some image types cannot be shown by the browser. Such a file shows its icon.
      data-picture={(isPicture && (src === undefined || src !== brokenSrc)) || undefined}
      onErrorCapture={() => setBrokenSrc(src)}
    >
      {content}
    </li>
  )
}

function removeButton({ frond, props, file, index, classes, layout, disabled, texts, removeFile }: FileItemProps) {
  const { fileDelete, fileDeleteIcon, size } = props
  if (!fileDelete) return null
  const own = fileDelete === true ? undefined : fileDelete
  return (
    <Button
      icon={fileDeleteIcon ?? roleIcon(frond, 'close', closeRole)}
      color="neutral"
      variant={layout === 'grid' ? 'solid' : 'ghost'}
      size={layout === 'grid' || size === 'sm' || size === 'xs' ? 'xs' : size === 'xl' ? 'md' : 'sm'}
      aria-label={fillText(texts.removeFile, { filename: file.name })}
      disabled={disabled}
      data-slot="fileTrailingButton"
      {...own}
      className={addClass(classes.fileTrailingButton, own?.className)}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const result = own?.onClick?.(event)
        if (!event.defaultPrevented) removeFile(index)
        return result
      }}
    />
  )
}
