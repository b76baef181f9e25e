import { Button, useToast, type ToastOptions } from '@frond/ui'

export default function ToastPlayground(props: ToastOptions) {
  const toast = useToast()

  return (
    <Button
      label="Show a toast"
      color="neutral"
      variant="outline"
      onClick={() =>
        toast.add({
          title: 'File moved',
          description: 'It is in the folder Invoices.',
          actions: [{ label: 'Undo', color: 'neutral', variant: 'outline' }],
          ...props,
        })
      }
    />
  )
}
