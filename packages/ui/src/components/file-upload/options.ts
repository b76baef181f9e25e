import { warn } from '../../system/warn.ts'
import type { FileUploadProps } from '../FileUpload.tsx'

type Props = FileUploadProps<boolean>

/** The props of a FileUpload with their defaults. The type of the value is erased. */
export type FileUploadOptions = Props &
  Required<
    Pick<
      Props,
      'accept' | 'dropzone' | 'fileDelete' | 'fileImage' | 'layout' | 'multiple' | 'reset' | 'size' | 'webkitdirectory'
    >
  >

/** The props that are not attributes of the native input. */
export const fileUploadProps = {
  icon: true,
  label: true,
  description: true,
  color: true,
  variant: true,
  size: true,
  layout: true,
  position: true,
  highlight: true,
  accept: true,
  multiple: true,
  webkitdirectory: true,
  minSize: true,
  maxSize: true,
  maxFiles: true,
  reset: true,
  dropzone: true,
  interactive: true,
  fileIcon: true,
  fileImage: true,
  fileDelete: true,
  fileDeleteIcon: true,
  preview: true,
  value: true,
  defaultValue: true,
  onValueChange: true,
  onReject: true,
  leading: true,
  renderLabel: true,
  renderDescription: true,
  actions: true,
  files: true,
  filesTop: true,
  filesBottom: true,
  file: true,
  fileLeading: true,
  fileName: true,
  fileSize: true,
  fileTrailing: true,
  children: true,
  className: true,
  ui: true,
  render: true,
  ref: true,
  handleRef: true,
} as const

/** Warns about props that exclude each other. */
export function checkOptions({ webkitdirectory, multiple, minSize, maxSize, maxFiles }: FileUploadOptions): void {
  if (webkitdirectory && !multiple)
    warn('FileUpload', '`webkitdirectory` selects several files, but only one is allowed. Add `multiple`.')
  if (maxFiles !== undefined && !multiple && maxFiles > 1)
    warn('FileUpload', '`maxFiles` has no effect on a single file. Add `multiple`.')
  if (minSize !== undefined && maxSize !== undefined && minSize > maxSize)
    warn('FileUpload', `\`minSize\` ${minSize} is more than \`maxSize\` ${maxSize}, so no file fits. Swap them.`)
}
