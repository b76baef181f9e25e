import { Button } from '@frond/ui'

export default function ButtonThumbnail() {
  return (
    <>
      <Button label="Deploy" icon="lucide:rocket" />
      <Button label="Preview" color="neutral" variant="outline" />
      <Button label="Cancel" color="neutral" variant="ghost" />
    </>
  )
}
