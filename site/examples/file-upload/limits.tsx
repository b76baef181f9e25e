import { FileUpload } from '@frond/ui'

export default function FileUploadWithLimits() {
  return (
    <FileUpload
      multiple
      layout="list"
      label="Drop your receipts here"
      description="Up to three PDF files, 1 MB each"
      accept=".pdf"
      maxSize={1024 * 1024}
      maxFiles={3}
      className="w-96"
    />
  )
}
