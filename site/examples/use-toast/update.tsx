import { Button, useToast } from '@frond/ui'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export default function UpdateToast() {
  const toast = useToast()

  async function upload() {
    const { id } = toast.add({ title: 'Uploading …', duration: 60_000, close: false })
    await wait(1500)
    toast.update(id, { title: 'Uploaded', color: 'success', icon: 'lucide:circle-check', close: true })
  }

  return <Button label="Upload" loadingAuto onClick={upload} />
}
