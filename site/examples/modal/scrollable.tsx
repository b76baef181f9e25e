import { Button, Modal } from '@frond/ui'

const paragraphs = Array.from(
  { length: 12 },
  (_, index) => `${index + 1}. You may use, copy and change the software, and share it with others.`,
)

export default function ScrollableModal() {
  return (
    <Modal
      scrollable
      title="License"
      trigger={<Button label="Read the license" />}
      footer={({ close }) => <Button label="Agree" onClick={close} />}
    >
      <div className="grid gap-16">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Modal>
  )
}
