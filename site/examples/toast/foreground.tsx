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
          description: 'What you write is kept on this device until you are back.',
          icon: 'lucide:wifi-off',
          color: 'error',
          type: 'foreground',
          duration: Infinity,
        })
      }
    />
  )
}
