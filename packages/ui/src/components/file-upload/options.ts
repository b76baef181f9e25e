import { warn } from '../../system/warn.ts'
import type { FileUploadProps } from '../FileUpload.tsx'

type Props = FileUploadProps<boolean>

/** The props of a FileUpload whose value is no longer known by its type, with their defaults. */
export type FileUploadOptions = Props &
  Required<
    Pick<Props, 'accept' | 'dropzone' | 'fileDelete' | 'fileImage' | 'multiple' | 'reset' | 'size' | 'webkitdirectory'>
  >

/** Warns of props that do not go together. */
export function checkOptions({ webkitdirectory, multiple, minSize, maxSize, maxFiles }: FileUploadOptions): void {
  if (webkitdirectory && !multiple)
    warn('FileUpload', 'a folder holds several files, but only one can be chosen. Add `multiple`.')
  if (maxFiles !== undefined && !multiple && maxFiles > 1)
    warn('FileUpload', '`maxFiles` has no effect on a single file. Add `multiple`.')
  if (minSize !== undefined && maxSize !== undefined && minSize > maxSize)
    warn('FileUpload', `\`minSize\` ${minSize} is more than \`maxSize\` ${maxSize}, so no file fits. Swap them.`)
}
