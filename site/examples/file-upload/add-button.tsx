import { Button, FileUpload } from '@frond/ui'

export default function FileUploadWithAddButton() {
  return (
    <FileUpload
      multiple
      layout="list"
      position="inside"
      interactive={false}
      label="Drop your documents here"
      description="PDF or Word"
      className="w-96"
      actions={({ open }) => (
        <Button label="Select files" icon="lucide:folder-open" color="neutral" variant="outline" onClick={open} />
      )}
      filesBottom={({ open }) => (
        <Button
          label={'Add more files'}
          icon="lucide:plus"
          color="neutral"
          variant="outline"
          block
          className="mt-2"
          onClick={open}
        />
      )}
    />
  )
}
