'use client'

import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useFileUpload, type FileRejection, type FileRejectReason } from '../hooks/useFileUpload.ts'
import { close as closeRole } from '../icons/close.ts'
import { file as fileRole } from '../icons/file.ts'
import { upload as uploadRole } from '../icons/upload.ts'
import type { ClassValue } from '../internal/component-override.ts'
import { inControl, resolveControl } from '../internal/field.ts'
import { tellChange } from '../internal/file-input.ts'
import { roundSize, splitAccept } from '../internal/file-limits.ts'
import { fillText } from '../internal/fill-text.ts'
import { useFrond, type FrondContextValue } from '../internal/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../internal/icon-slots.ts'
import { IconView } from '../internal/icon-view.tsx'
import { messagesOf } from '../internal/messages.ts'
import { joinRefs, renderElement, type RenderProp } from '../internal/render-element.ts'
import { addClass, resolveClasses, type Classes } from '../internal/resolve-classes.ts'
import type { WithDefaults } from '../internal/resolve-props.ts'
import { AvatarView } from '../internal/use-avatar.tsx'
import { useControlled } from '../internal/use-controlled.ts'
import { warn } from '../internal/warn.ts'
import { fileUpload as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { fileUploadTheme } from '../theme/file-upload.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof fileUploadTheme>
type Texts = typeof english

/** What is chosen: a file or `null`, or a list with `multiple`. */
export type FileUploadValue<Multiple extends boolean> = Multiple extends true ? File[] : File | null

/** A file that was refused, and why. */
export interface FileUploadRejection extends FileRejection {
  /** Says what is wrong, in the language of the application. */
  readonly message: string
}

export interface FileUploadHandle {
  /** The native file input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** The element on which files can be dropped. */
  readonly dropzoneRef: RefObject<HTMLElement | null>
  /** Opens the dialog. */
  open(): void
}

interface FileActions {
  /** Opens the dialog of the browser. */
  open: () => void
  /** Takes a file away, by its place in the list. */
  removeFile: (index?: number) => void
}

interface FileArgs {
  file: File
  index: number
}

export interface FileUploadProps<Multiple extends boolean = false> extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'className' | 'color' | 'size' | 'children' | 'multiple' | 'accept'
> {
  /** Icon of the zone; `false` for none. @default the icon of the role `upload` */
  icon?: IconValue | false
  /** What to do here. */
  label?: string
  /** More about it, such as which files are taken. */
  description?: string
  /** Colour of the zone while it has the focus or files are dragged over it. @default 'primary' */
  color?: Color
  /** A wide zone, or a button with an icon; several files need the zone. @default 'area' */
  variant?: ThemeOption<typeof fileUploadTheme, 'variant'>
  /** Size of text and icons. @default 'md' */
  size?: ThemeOption<typeof fileUploadTheme, 'size'>
  /** Shows the files as rows or as tiles. The button variant has a tile. @default 'grid' */
  layout?: ThemeOption<typeof fileUploadTheme, 'layout'>
  /** Shows the files in the zone or below it. Tiles of several files are always in it. @default 'outside' */
  position?: ThemeOption<typeof fileUploadTheme, 'position'>
  /** Gives the edge the colour. @default false */
  highlight?: boolean
  /** Types and extensions that are taken, from the dialog and from drops: `image/*,.pdf`. @default '*' */
  accept?: string
  /** Takes several files. New ones are added to those that are there. @default false */
  multiple?: Multiple
  /** Lets one choose a folder in the dialog, with all that is in it. Needs `multiple`. @default false */
  webkitdirectory?: boolean
  /** The fewest bytes a file may have. */
  minSize?: number
  /** The most bytes a file may have. */
  maxSize?: number
  /** The most files there may be. */
  maxFiles?: number
  /** Empties the native input before the dialog opens, so that the same file can be chosen again. @default false */
  reset?: boolean
  /** Takes files and folders that are dropped. @default true */
  dropzone?: boolean
  /** Opens the dialog when the zone is pressed. @default true */
  interactive?: boolean
  /** Asks for a file before the form is posted. @default false */
  required?: boolean
  /** Keeps files from being added and removed, and out of the posted form. @default false */
  disabled?: boolean
  /** Name under which the files are posted. */
  name?: string
  /** Icon of a file that is no picture. @default the icon of the role `file` */
  fileIcon?: IconValue
  /** Shows pictures as such. @default true */
  fileImage?: boolean
  /** Shows a button that takes a file away; an object sets its props. @default true */
  fileDelete?: boolean | ButtonProps
  /** Icon of that button. @default the icon of the role `close` */
  fileDeleteIcon?: IconValue
  /** Shows the files. @default true */
  preview?: boolean
  /** The chosen file or `null`; a list with `multiple`. */
  value?: Multiple extends true ? readonly File[] | null : File | null
  /** What is chosen at first. */
  defaultValue?: Multiple extends true ? readonly File[] | null : File | null
  /** Called when files were added or removed. */
  onValueChange?: (value: FileUploadValue<Multiple>) => void
  /** Called with the files that were refused. What was wrong with each is also shown. */
  onReject?: (rejections: FileUploadRejection[]) => void
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Content in place of `label`. */
  renderLabel?: ReactNode
  /** Content in place of `description`. */
  renderDescription?: ReactNode
  /** Buttons below the description. */
  actions?: Slot<FileActions & { files: readonly File[] }>
  /** Replaces the files inside their list. */
  files?: Slot<Pick<FileActions, 'removeFile'> & { files: readonly File[] }>
  /** Stands before the list of files. */
  filesTop?: Slot<FileActions & { files: readonly File[] }>
  /** Stands after the list of files. */
  filesBottom?: Slot<FileActions & { files: readonly File[] }>
  /** Replaces what is shown of a file. */
  file?: Slot<FileArgs & Pick<FileActions, 'removeFile'>>
  /** Replaces picture and icon of a file. `src` is the address of the picture, where it is one. */
  fileLeading?: Slot<FileArgs & { src: string | undefined; ui: Classes<Part> }>
  /** Replaces the name of a file. */
  fileName?: Slot<FileArgs>
  /** Replaces the size of a file. */
  fileSize?: Slot<FileArgs>
  /** Replaces the button that takes a file away. */
  fileTrailing?: Slot<FileArgs & Pick<FileActions, 'removeFile'> & { ui: Classes<Part> }>
  /** Replaces zone and files. Files can then be dropped on the root. */
  children?: Slot<FileActions & { ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element of the root. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Gives access to the native input and the zone. */
  handleRef?: Ref<FileUploadHandle>
}

const defaults = {
  color: 'primary',
  variant: 'area',
  size: 'md',
  layout: 'grid',
  position: 'outside',
  highlight: false,
  accept: '*',
  multiple: false,
  webkitdirectory: false,
  reset: false,
  dropzone: true,
  interactive: true,
  fileImage: true,
  fileDelete: true,
  preview: true,
} as const

type AnyProps = FileUploadProps<boolean>
type ResolvedProps = WithDefaults<AnyProps, typeof defaults>

interface News {
  /** What was added or removed. */
  readonly said: string
  readonly rejections: readonly FileUploadRejection[]
}

const noNews: News = { said: '', rejections: [] }

/** So many refusals are shown; a folder may hold thousands. */
const SHOWN_REJECTIONS = 5

// The native input lies over the zone and takes focus, presses and keys itself: the zone works before any script does,
// and posts, resets and is validated like every other input.
/** A zone or button that takes files, and shows them. */
export function FileUpload<const Multiple extends boolean = false>(ownProps: FileUploadProps<Multiple>) {
  const frond = useFrond()
  const ownId = useId()
  const { ref } = ownProps
  // The type of the value has done its work in the caller's file.
  const props = resolveControl(frond, fileUploadTheme, defaults, ownProps as unknown as AnyProps)
  const {
    icon,
    label,
    description,
    color,
    variant: wantedVariant,
    size,
    layout: wantedLayout,
    position: wantedPosition,
    highlight,
    accept,
    multiple,
    webkitdirectory,
    minSize,
    maxSize,
    maxFiles,
    reset,
    dropzone,
    interactive,
    fileIcon: _fileIcon,
    fileImage: _fileImage,
    fileDelete: _fileDelete,
    fileDeleteIcon: _fileDeleteIcon,
    preview,
    value,
    defaultValue,
    onValueChange,
    onReject,
    leading,
    renderLabel = label,
    renderDescription = description,
    actions,
    files: renderFiles,
    filesTop,
    filesBottom,
    file: _file,
    fileLeading: _fileLeading,
    fileName: _fileName,
    fileSize: _fileSize,
    fileTrailing: _fileTrailing,
    children,
    className,
    ui,
    render,
    ref: _ref,
    handleRef,
    ...attributes
  } = props
  const { disabled = false } = attributes
  const texts = messagesOf(frond, 'fileUpload', english)
  if (process.env.NODE_ENV !== 'production') checkProps(props)

  const variant = multiple ? 'area' : wantedVariant
  const layout = variant === 'button' ? 'grid' : wantedLayout
  const position = variant === 'button' ? 'outside' : layout === 'grid' && multiple ? 'inside' : wantedPosition
  const isCustom = children !== undefined
  const classes = resolveClasses(
    frond,
    fileUploadTheme,
    { color, variant, size, layout, position, multiple, dropzone, interactive, highlight, custom: isCustom },
    ui,
    className,
  )

  const [files, setOwnFiles] = useControlled(
    value === undefined ? undefined : toList(value, multiple),
    toList(defaultValue, multiple),
  )
  const [news, setNews] = useState(noNews)
  const refused = useRef<readonly FileUploadRejection[]>([])

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
      const told = rejections.map((rejection) => ({ ...rejection, message: sayReason(frond, texts, rejection, props) }))
      refused.current = told
      setNews({ said: '', rejections: told })
      onReject?.(told)
    },
    onUpdate(added) {
      const said =
        added.length === 1
          ? fillText(texts.added, { filename: added[0]!.name })
          : fillText(texts.addedMany, { count: formatNumber(frond, added.length) })
      change(multiple ? [...files, ...added] : added, { said, rejections: refused.current })
      refused.current = []
    },
  })
  const { open, setFiles } = upload

  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLElement>(null)
  const inputRef = useMemo(() => joinRefs<HTMLInputElement>(upload.inputRef, input, ref), [upload.inputRef, ref])
  const zoneRef = useMemo(() => joinRefs<HTMLElement>(upload.dropzoneRef, zone), [upload.dropzoneRef])
  useImperativeHandle(handleRef, () => ({ inputRef: input, dropzoneRef: zone, open }), [open])

  const returns = useRef(false)
  useLayoutEffect(() => {
    // Whatever the caller made of the choice is what the form sends.
    setFiles(files)
    if (returns.current) focusZone(zone.current, input.current)
    returns.current = false
  })

  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const clear = (event: Event) => {
      // The browser empties the input after this.
      setTimeout(() => {
        if (event.defaultPrevented) return
        const first = toList(defaultValue, multiple)
        if (first.length + files.length > 0) change(first, noNews)
        else setNews(noNews)
      })
    }
    form.addEventListener('reset', clear)
    return () => form.removeEventListener('reset', clear)
  })

  function change(next: readonly File[], nextNews: News): void {
    setOwnFiles(next)
    setNews(nextNews)
    setFiles(next)
    const give = onValueChange as ((value: FileUploadValue<boolean>) => void) | undefined
    give?.(multiple ? [...next] : (next[0] ?? null))
  }

  function removeFile(index = 0): void {
    const removed = files[index]
    if (!removed || disabled) return
    const said = fillText(texts.removed, { filename: removed.name })
    change(
      files.filter((_, at) => at !== index),
      { said, rejections: [] },
    )
    if (input.current) tellChange(input.current)
    returns.current = true
  }

  const isButton = variant === 'button'
  // One tile lies over the zone, whose words keep its height.
  const isCover = layout === 'grid' && !multiple
  const isInside = position === 'inside' || isCover
  const hasList = preview && files.length > 0
  const hasWrapper = !isCustom && !(isInside && hasList && !isCover)
  const hasLabel = hasWrapper && !isButton && !isEmptySlot(renderLabel)
  const hasDescription = hasWrapper && !isButton && !isEmptySlot(renderDescription)
  const words = nameInput(frond, attributes, {
    id: attributes.id ?? ownId,
    label: hasLabel || label,
    description: hasDescription,
    fallback: multiple ? texts.chooseMany : texts.choose,
  })

  const slotArgs = { files, open, removeFile }
  const list = hasList && (
    <>
      {fillSlot(filesTop, slotArgs)}
      {renderFiles === undefined ? (
        <ul className={classes.files} data-slot="files">
          {keysOf(files).map((key, index) => (
            <FileItem
              key={key}
              frond={frond}
              props={props}
              file={files[index]!}
              index={index}
              classes={classes}
              layout={layout}
              disabled={disabled}
              texts={texts}
              removeFile={removeFile}
            />
          ))}
        </ul>
      ) : (
        <div className={classes.files} data-slot="files">
          {fillSlot(renderFiles, { files, removeFile })}
        </div>
      )}
      {fillSlot(filesBottom, slotArgs)}
    </>
  )

  const control = (
    <input
      // An empty title keeps the browser from showing one of its own.
      title=""
      data-slot="input"
      {...attributes}
      {...words.aria}
      type="file"
      multiple={multiple || undefined}
      accept={splitAccept(accept).length > 0 ? accept : undefined}
      {...(webkitdirectory && { webkitdirectory: '' })}
      tabIndex={interactive && !isCustom ? attributes.tabIndex : -1}
      className={classes.input}
      ref={inputRef}
    />
  )
  const content = isCustom ? (
    <>
      {control}
      {fillSlot(children, { open, removeFile, ui: classes })}
    </>
  ) : (
    <>
      <div
        className={classes.base}
        data-slot="base"
        data-dragging={upload.isDragging || undefined}
        ref={zoneRef as Ref<HTMLDivElement>}
      >
        {control}
        {isInside && !isCover && list}
        {hasWrapper && (
          <div className={classes.wrapper} data-slot="wrapper">
            {leading === undefined
              ? zoneIcon(frond, icon, size, isButton, classes)
              : fillSlot(leading, { ui: classes })}
            {hasLabel && (
              <div className={classes.label} data-slot="label" id={words.labelId}>
                {renderLabel}
              </div>
            )}
            {hasDescription && (
              <div className={classes.description} data-slot="description" id={words.descriptionId}>
                {renderDescription}
              </div>
            )}
            {!isButton && actions !== undefined && (
              <div className={classes.actions} data-slot="actions">
                {fillSlot(actions, slotArgs)}
              </div>
            )}
          </div>
        )}
        {isCover && list}
      </div>
      {!isInside && list}
    </>
  )

  const left = news.rejections.length - SHOWN_REJECTIONS
  return renderElement('div', render, {
    'data-slot': 'file-upload',
    className: classes.root,
    ...(isCustom && { ref: zoneRef, 'data-dragging': upload.isDragging || undefined }),
    children: (
      <>
        {inControl(frond, content)}
        <div role="status" className={classes.status} data-slot="status">
          {news.said && (
            <span className={classes.announcement} data-slot="announcement">
              {news.said}
            </span>
          )}
          {news.rejections.length > 0 && (
            <ul className={classes.rejections} data-slot="rejections">
              {news.rejections.slice(0, SHOWN_REJECTIONS).map(({ message }, index) => (
                <li key={index} className={classes.rejection} data-slot="rejection">
                  {message}
                </li>
              ))}
              {left > 0 && (
                <li className={classes.rejection} data-slot="rejection">
                  {fillText(texts.more, { count: formatNumber(frond, left) })}
                </li>
              )}
            </ul>
          )}
        </div>
      </>
    ),
  })
}

function zoneIcon(
  frond: FrondContextValue,
  icon: IconValue | false | undefined,
  size: ResolvedProps['size'],
  isButton: boolean,
  classes: Classes<Part>,
): ReactNode {
  if (icon === false) return null
  const name = icon ?? roleIcon(frond, 'upload', uploadRole)
  if (isButton) return <IconView name={name} className={classes.icon} data-slot="icon" />
  return <AvatarView icon={name} size={size} className={classes.avatar} data-slot="avatar" />
}

interface FileItemProps extends FileArgs {
  frond: FrondContextValue
  props: ResolvedProps
  classes: Classes<Part>
  layout: 'list' | 'grid'
  disabled: boolean
  texts: Texts
  removeFile: (index?: number) => void
}

/** One file of the list. Its picture has an address for as long as it is shown. */
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
            {fileSize === undefined ? sayBytes(frond, texts, file.size) : fillSlot(fileSize, args)}
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
      // A type that says picture may be one that the browser cannot draw.
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
        const answer = own?.onClick?.(event)
        if (!event.defaultPrevented) removeFile(index)
        return answer
      }}
    />
  )
}

/** After a removal the one who removed goes on where files are chosen. */
function focusZone(zone: HTMLElement | null, input: HTMLInputElement | null): void {
  const opener =
    input?.tabIndex === -1 ? zone?.querySelector<HTMLElement>('button:enabled,a[href],[tabindex="0"]') : undefined
  ;(opener ?? input)?.focus({ preventScroll: true })
}

interface NameOptions {
  id: string
  /** Whether there are words, or those that are not shown. */
  label: boolean | string | undefined
  description: boolean
  fallback: string
}

/** How the input is named: by the caller or the field, else by the words in the zone, which else describe it. */
function nameInput(
  { field }: FrondContextValue,
  attributes: InputHTMLAttributes<HTMLInputElement>,
  { id, label, description, fallback }: NameOptions,
): { labelId?: string; descriptionId?: string; aria: InputHTMLAttributes<HTMLInputElement> } {
  const isNamed = attributes['aria-label'] || attributes['aria-labelledby'] || field?.labelId
  const labelId = label === true ? `${id}-zone` : undefined
  const descriptionId = description ? `${id}-more` : undefined
  const aria: InputHTMLAttributes<HTMLInputElement> = {}
  if (!isNamed) {
    if (labelId) aria['aria-labelledby'] = labelId
    else if (label) aria['aria-label'] = String(label)
    // An id is there for a label that points to it.
    else if (!attributes.id) aria['aria-label'] = fallback
  }
  const describedBy = [isNamed && labelId, descriptionId, attributes['aria-describedby']].filter(Boolean).join(' ')
  if (describedBy) aria['aria-describedby'] = describedBy
  return { labelId, descriptionId, aria }
}

function toList(value: AnyProps['value'], multiple: boolean): readonly File[] {
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
function keysOf(files: readonly File[]): string[] {
  const taken = new Set<string>()
  return files.map((file, index) => {
    let id = ids.get(file)
    if (id === undefined) ids.set(file, (id = ++lastId))
    const key = taken.has(String(id)) ? `${id}:${index}` : String(id)
    taken.add(key)
    return key
  })
}

function formatNumber(frond: FrondContextValue, value: number): string {
  return new Intl.NumberFormat(frond.locale?.code ?? 'en').format(value)
}

function sayBytes(frond: FrondContextValue, texts: Texts, bytes: number): string {
  const { value, unit } = roundSize(bytes)
  // Number and unit stay on one line.
  return fillText(texts[unit], { size: formatNumber(frond, value) }).replace(' ', '\u00a0')
}

const reasonTexts: Readonly<Record<FileRejectReason, keyof Texts>> = {
  accept: 'wrongType',
  minSize: 'tooSmall',
  maxSize: 'tooLarge',
  maxFiles: 'tooMany',
}

function sayReason(
  frond: FrondContextValue,
  texts: Texts,
  { file, reason }: FileRejection,
  { multiple, minSize = 0, maxSize = 0, maxFiles = 1 }: ResolvedProps,
): string {
  const key = reason === 'maxFiles' && (!multiple || maxFiles === 1) ? 'onlyOne' : reasonTexts[reason]
  return fillText(texts[key], {
    filename: file.name,
    size: sayBytes(frond, texts, reason === 'minSize' ? minSize : maxSize),
    count: formatNumber(frond, maxFiles),
  })
}

function checkProps({ webkitdirectory, multiple, minSize, maxSize, maxFiles }: ResolvedProps): void {
  if (webkitdirectory && !multiple)
    warn('FileUpload', 'a folder holds several files, but only one can be chosen. Add `multiple`.')
  if (maxFiles !== undefined && !multiple && maxFiles > 1)
    warn('FileUpload', '`maxFiles` has no effect on a single file. Add `multiple`.')
  if (minSize !== undefined && maxSize !== undefined && minSize > maxSize)
    warn('FileUpload', `\`minSize\` ${minSize} is more than \`maxSize\` ${maxSize}, so no file fits. Swap them.`)
}
