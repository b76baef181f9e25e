import { expectTypeOf } from 'vitest'
import { FileUpload } from './FileUpload.tsx'

declare const file: File
declare const many: boolean

export const one = (
  <FileUpload value={file} onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<File | null>()} />
)
export const none = <FileUpload value={null} multiple={false} onValueChange={(value: File | null) => value} />
export const several = (
  <FileUpload
    multiple
    defaultValue={[file]}
    onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<File[]>()}
    onReject={(rejections) => {
      expectTypeOf(rejections[0]!.reason).toEqualTypeOf<'accept' | 'minSize' | 'maxSize' | 'maxFiles'>()
      expectTypeOf(rejections[0]!.message).toEqualTypeOf<string>()
    }}
  />
)
export const either = (
  <FileUpload multiple={many} onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<File[] | File | null>()} />
)

// @ts-expect-error Several files need `multiple`.
export const wrong = <FileUpload value={[file]} />
