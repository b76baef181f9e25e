import { Button, Modal, Progress, useOverlay } from '@frond/ui'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function OverlayPatch() {
  const upload = useOverlay().create(Modal, {
    props: { title: 'Uploading', dismissible: false, close: false },
  })

  async function send() {
    void upload.open({ children: <Progress value={0} /> })
    for (const percent of [20, 45, 70, 100]) {
      await wait(500)
      upload.patch({ children: <Progress value={percent} /> })
    }
    await wait(500)
    upload.close()
  }

  return <Button label="Upload" icon="lucide:upload" onClick={send} />
}
