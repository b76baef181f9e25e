import { Button, Modal } from '@frond/ui'

export default function FullscreenModal() {
  return (
    <Modal
      fullscreen
      title="Write a post"
      actions={<Button label="Publish" />}
      trigger={<Button label="Open the editor" />}
      ui={{ body: 'mx-auto w-full max-w-2xl' }}
    >
      <textarea
        aria-label="Post"
        placeholder="Once upon a time…"
        className="size-full resize-none text-base outline-hidden"
      />
    </Modal>
  )
}
