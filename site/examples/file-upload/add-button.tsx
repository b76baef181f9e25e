import { Button, FileUpload } from '@frond/ui'

export default function FileUploadWithAddButton() {
  return (
    <FileUpload
      multiple
      layout="list"
      position="inside"
      interactive={false}
      label="Drop the pages of your manuscript"
      description="In the order they are to be read"
      className="w-96"
      actions={({ open }) => (
        <Button label="Choose files" icon="lucide:folder-open" color="neutral" variant="outline" onClick={open} />
      )}
      filesBottom={({ files, open }) => (
        <Button
          label={`Add to these ${files.length}`}
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
