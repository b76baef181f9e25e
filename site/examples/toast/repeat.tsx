import { Button, useToast } from '@frond/ui'

export default function ToastRepeat() {
  const toast = useToast()

  async function copyLink() {
    await navigator.clipboard.writeText(location.href)
    toast.add({ id: 'copied', title: 'Link copied', icon: 'lucide:copy-check', duration: 2000 })
  }

  return <Button label="Copy link" icon="lucide:link" color="neutral" variant="outline" onClick={copyLink} />
}
