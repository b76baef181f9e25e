import { FileUpload } from '@frond/ui'

export default function FolderUpload() {
  return (
    <FileUpload
      multiple
      webkitdirectory
      layout="list"
      icon="lucide:folder-up"
      label="Drop a folder here"
      description="Or press to select one"
      className="w-96"
      fileName={({ file }) => file.webkitRelativePath || file.name}
    />
  )
}
