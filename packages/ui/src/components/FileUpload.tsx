'use client'

import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react'
import type { FileRejection } from '../hooks/useFileUpload.ts'
import { upload as uploadRole } from '../icons/upload.ts'
import type { ClassValue } from '../system/component-override.ts'
import { withNameCheck } from '../primitives/form/check-name.tsx'
import { inControl, resolveControl } from '../primitives/form/field.ts'
import { splitAccept } from '../primitives/files/file-limits.ts'
import { useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, roleIcon, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { splitProps } from '../system/split-props.ts'
import { AvatarView } from './avatar/avatar-view.tsx'
import { fileUpload as english } from '../locale/en.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { fileUploadTheme } from '../theme/file-upload.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { ButtonProps } from './Button.tsx'
import { fileList } from './file-upload/file-item.tsx'
import { nameInput } from './file-upload/name-input.ts'
import { checkOptions, fileUploadProps, type FileUploadOptions } from './file-upload/options.ts'
import { statusOf } from './file-upload/status.tsx'
import { useFiles } from './file-upload/use-files.ts'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof fileUploadTheme>

/** The selection: a file or `null`, or a list with `multiple`. */
export type FileUploadValue<Multiple extends boolean> = Multiple extends true ? File[] : File | null

/** A rejected file and the reason. */
export interface FileUploadRejection extends FileRejection {
  /** Description of the problem, in the language of the application. */
  readonly message: string
}

export interface FileUploadHandle {
  /** The native file input. */
  readonly inputRef: RefObject<HTMLInputElement | null>
  /** The element that accepts dropped files. */
  readonly dropzoneRef: RefObject<HTMLElement | null>
  /** Opens the file dialog. */
  open(): void
}

interface FileActions {
  /** Opens the file dialog. */
  open: () => void
  /** Removes the file at an index. */
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
  /** Icon of the dropzone, or `false` for none. @default the icon of the role `upload` */
  icon?: IconValue | false
  /** Text of the dropzone. */
  label?: string
  /** Text below the label, such as the accepted types of files. */
  description?: string
  /** Color of the dropzone while it has the focus or files are dragged over it. @default 'primary' */
  color?: Color
  /** Shows a wide dropzone, or a button with an icon. Multiple files require the dropzone. @default 'area' */
  variant?: ThemeOption<typeof fileUploadTheme, 'variant'>
  /** Size of the text and the icons. @default 'md' */
  size?: ThemeOption<typeof fileUploadTheme, 'size'>
  /** Shows the files as rows or as tiles. The button variant always shows a tile. @default 'grid' */
  layout?: ThemeOption<typeof fileUploadTheme, 'layout'>
  /** Shows the files inside or below the dropzone. Tiles of multiple files are always inside. @default 'outside' */
  position?: ThemeOption<typeof fileUploadTheme, 'position'>
  /** Shows the border in the color. @default false */
  highlight?: boolean
  /** Accepted types and extensions, for the dialog and for dropped files: `image/*,.pdf`. @default '*' */
  accept?: string
  /** Allows multiple files. New files are added to the existing ones. @default false */
  multiple?: Multiple
  /** Selects a whole folder in the dialog, with all files in it. Requires `multiple`. @default false */
  webkitdirectory?: boolean
  /** Minimum size of a file in bytes. */
  minSize?: number
  /** Maximum size of a file in bytes. */
  maxSize?: number
  /** Maximum number of files. */
  maxFiles?: number
  /** Clears the native input before the dialog opens, so that the same file can be chosen again. @default false */
  reset?: boolean
  /** Accepts dropped files and folders. @default true */
  dropzone?: boolean
  /** Opens the dialog when the dropzone is clicked. @default true */
  interactive?: boolean
  /** Requires a file before the form is submitted. @default false */
  required?: boolean
  /** Disables adding and removing files. The files are not submitted with the form. @default false */
  disabled?: boolean
  /** Name of the form entry. */
  name?: string
  /** Icon of files that are not images. @default the icon of the role `file` */
  fileIcon?: IconValue
  /** Shows a preview of images. @default true */
  fileImage?: boolean
  /** Shows a button that removes a file. Pass button props to customize it. @default true */
  fileDelete?: boolean | ButtonProps
  /** Icon of that button. @default the icon of the role `close` */
  fileDeleteIcon?: IconValue
  /** Shows the list of files. @default true */
  preview?: boolean
  /** The file or `null`, or a list with `multiple`. Set it to control the component. */
  value?: Multiple extends true ? readonly File[] | null : File | null
  /** Initial selection if `value` is not set. */
  defaultValue?: Multiple extends true ? readonly File[] | null : File | null
  /** Called when files are added or removed. */
  onValueChange?: (value: FileUploadValue<Multiple>) => void
  /** Called with rejected files. The component also shows the reason of each rejection. */
  onReject?: (rejections: FileUploadRejection[]) => void
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces `label`. */
  renderLabel?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Action buttons below the description. */
  actions?: Slot<FileActions & { files: readonly File[] }>
  /** Replaces the items of the file list. */
  files?: Slot<Pick<FileActions, 'removeFile'> & { files: readonly File[] }>
  /** Content before the list of files. */
  filesTop?: Slot<FileActions & { files: readonly File[] }>
  /** Content after the list of files. */
  filesBottom?: Slot<FileActions & { files: readonly File[] }>
  /** Replaces the content of a file item. */
  file?: Slot<FileArgs & Pick<FileActions, 'removeFile'>>
  /**
   * Replaces the image or icon of a file. `src` is the URL of the image, or `undefined` if the file is not an image.
   */
  fileLeading?: Slot<FileArgs & { src: string | undefined; ui: Classes<Part> }>
  /** Replaces the name of a file. */
  fileName?: Slot<FileArgs>
  /** Replaces the size of a file. */
  fileSize?: Slot<FileArgs>
  /** Replaces the button that removes a file. */
  fileTrailing?: Slot<FileArgs & Pick<FileActions, 'removeFile'> & { ui: Classes<Part> }>
  /** Replaces the dropzone and the files. The root then accepts dropped files. */
  children?: Slot<FileActions & { ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the root element. */
  render?: RenderProp
  ref?: Ref<HTMLInputElement>
  /** Ref to the native input and the dropzone. */
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

// The native input covers the zone and gets focus, clicks and keys itself. So the zone works before scripts have loaded, and
// its files are submitted, reset and validated like the value of any other input.
/** A dropzone or button for choosing files, with a list of the chosen files. */
export function FileUpload<const Multiple extends boolean = false>(ownProps: FileUploadProps<Multiple>) {
  const frond = useFrond()
  const ownId = useId()
  // The cast is safe: the type parameter only narrows the types of the value for the caller.
  const props = resolveControl(frond, fileUploadTheme, defaults, ownProps as unknown as AnyProps)
  if (process.env.NODE_ENV !== 'production') checkOptions(props)
  const [own, attributes] = splitProps(props, fileUploadProps)
  const { label, multiple, interactive, preview, children, render } = own
  const texts = messagesOf(frond, 'fileUpload', english)
  const look = resolveLook(own)
  const { layout, isButton, isCover, isInside, isCustom } = look
  const classes = resolveClasses(frond, fileUploadTheme, look.options, own.ui, own.className)

  const { files, announcement, isDragging, open, removeFile, inputRef, zoneRef } = useFiles(frond, texts, props)
  const hasList = preview && files.length > 0
  const hasWrapper = !isCustom && !(isInside && hasList && !isCover)
  const zoneLabel = hasWrapper && !isButton ? (own.renderLabel === undefined ? label : own.renderLabel) : undefined
  const zoneDescription =
    hasWrapper && !isButton
      ? own.renderDescription === undefined
        ? own.description
        : own.renderDescription
      : undefined
  const naming = nameInput(frond, attributes, {
    id: attributes.id ?? ownId,
    label: !isEmptySlot(zoneLabel) || label,
    description: !isEmptySlot(zoneDescription),
    fallback: multiple ? texts.chooseMany : texts.choose,
  })

  const list = hasList && fileList(frond, props, { files, open, removeFile, classes, layout, texts })
  let control: ReactElement = (
    <input
      // An empty title prevents the browser's tooltip.
      title=""
      data-slot="input"
      {...attributes}
      {...naming.aria}
      type="file"
      multiple={multiple || undefined}
      accept={splitAccept(own.accept).length > 0 ? own.accept : undefined}
      {...(own.webkitdirectory && { webkitdirectory: '' })}
      tabIndex={interactive && !isCustom ? attributes.tabIndex : -1}
      className={classes.input}
      ref={inputRef}
    />
  )
  if (process.env.NODE_ENV !== 'production') control = withNameCheck('FileUpload', control)
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
        data-dragging={isDragging || undefined}
        ref={zoneRef as Ref<HTMLDivElement>}
      >
        {control}
        {isInside && !isCover && list}
        {hasWrapper && (
          <div className={classes.wrapper} data-slot="wrapper">
            {own.leading === undefined
              ? zoneIcon(frond, own.icon, own.size, isButton, classes)
              : fillSlot(own.leading, { ui: classes })}
            {zoneText('label', zoneLabel, naming.labelId, classes)}
            {zoneText('description', zoneDescription, naming.descriptionId, classes)}
            {!isButton && own.actions !== undefined && (
              <div className={classes.actions} data-slot="actions">
                {fillSlot(own.actions, { files, open, removeFile })}
              </div>
            )}
          </div>
        )}
        {isCover && list}
      </div>
      {!isInside && list}
    </>
  )

  return renderElement('div', render, {
    'data-slot': 'file-upload',
    className: classes.root,
    ...(isCustom && { ref: zoneRef, 'data-dragging': isDragging || undefined }),
    children: (
      <>
        {inControl(frond, content)}
        {statusOf(frond, texts, announcement, classes)}
      </>
    ),
  })
}

/** Resolves options that exclude each other: multiple files need an area, and a button shows its file outside. */
function resolveLook(props: FileUploadOptions) {
  const { color, size, multiple, dropzone, interactive, highlight, children } = props
  const variant = multiple ? 'area' : props.variant
  const isButton = variant === 'button'
  const layout = isButton ? 'grid' : props.layout
  const position = isButton ? 'outside' : layout === 'grid' && multiple ? 'inside' : props.position
  const isCustom = children !== undefined
  // A single tile covers the dropzone. The text below the tile still defines the height.
  const isCover = layout === 'grid' && !multiple
  return {
    layout,
    isButton,
    isCustom,
    isCover,
    isInside: position === 'inside' || isCover,
    options: { color, variant, size, layout, position, multiple, dropzone, interactive, highlight, custom: isCustom },
  }
}

function zoneText(
  part: 'label' | 'description',
  text: ReactNode,
  id: string | undefined,
  classes: Classes<Part>,
): ReactNode {
  if (isEmptySlot(text)) return null
  return (
    <div className={classes[part]} data-slot={part} id={id}>
      {text}
    </div>
  )
}

function zoneIcon(
  frond: FrondContextValue,
  icon: IconValue | false | undefined,
  size: FileUploadProps['size'],
  isButton: boolean,
  classes: Classes<Part>,
): ReactNode {
  if (icon === false) return null
  const name = icon ?? roleIcon(frond, 'upload', uploadRole)
  if (isButton) return <IconView name={name} className={classes.icon} data-slot="icon" />
  return <AvatarView icon={name} size={size} className={classes.avatar} data-slot="avatar" />
}
