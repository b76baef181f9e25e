import { Button, useToast } from '@frond/ui'

export default function SameIdToast() {
  const toast = useToast()
  return (
    <Button
      label="Copy link"
      variant="soft"
      onClick={() => toast.add({ id: 'link-copied', title: 'Link copied', icon: 'lucide:link' })}
    />
  )
}
