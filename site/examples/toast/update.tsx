import { Button, useToast } from '@frond/ui'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function ToastUpdate() {
  const toast = useToast()

  async function upload() {
    const { id } = toast.add({
      title: 'Uploading report.pdf',
      icon: 'lucide:upload',
      color: 'neutral',
      duration: 0,
      close: false,
    })
    await wait(2000)
    toast.update(id, { title: 'report.pdf is online', icon: 'lucide:circle-check', color: 'success', close: true })
  }

  return <Button label="Upload" loadingAuto onClick={upload} />
}
