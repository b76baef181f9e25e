import { FileUpload } from '@frond/ui'

export default function BasicFileUpload() {
  return (
    <FileUpload
      label="Drop your image here"
      description="PNG or JPEG, up to 2 MB"
      accept="image/png,image/jpeg"
      maxSize={2 * 1024 * 1024}
      className="min-h-48 w-96"
    />
  )
}
