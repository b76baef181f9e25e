import { Button, Toaster, useToast, type ToasterProps } from '@frond/ui'

export default function ToasterPlayground(props: ToasterProps) {
  const toast = useToast()

  return (
    <>
      <Button
        label="Show a toast"
        color="neutral"
        variant="outline"
        onClick={() => toast.add({ title: 'Message sent', icon: 'lucide:send' })}
      />
      <Toaster {...props} />
    </>
  )
}
