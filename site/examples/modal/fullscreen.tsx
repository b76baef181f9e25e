import { Button, Modal, Textarea } from '@frond/ui'

export default function FullscreenModal() {
  return (
    <Modal
      fullscreen
      title="New post"
      actions={<Button label="Publish" />}
      trigger={<Button label="Write a post" />}
      ui={{ body: 'mx-auto w-full max-w-2xl' }}
    >
      <Textarea aria-label="Post" placeholder="Start writing" variant="none" rows={12} className="w-full" />
    </Modal>
  )
}
