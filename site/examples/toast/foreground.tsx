import { Button, useToast } from '@frond/ui'

export default function ForegroundToast() {
  const toast = useToast()

  return (
    <Button
      label="Go offline"
      color="error"
      variant="soft"
      onClick={() =>
        toast.add({
          title: 'No connection',
          description: 'Your changes are saved on this device until you are back online.',
          icon: 'lucide:wifi-off',
          color: 'error',
          type: 'foreground',
          duration: Infinity,
        })
      }
    />
  )
}
