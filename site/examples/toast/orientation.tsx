import { Button, useToast } from '@frond/ui'

export default function ToastOrientation() {
  const toast = useToast()

  return (
    <Button
      label="Check for updates"
      color="neutral"
      variant="outline"
      onClick={() =>
        toast.add({
          title: 'A new version is ready',
          icon: 'lucide:arrow-down-to-line',
          orientation: 'horizontal',
          duration: 0,
          actions: [{ label: 'Restart', variant: 'solid' }],
        })
      }
    />
  )
}
