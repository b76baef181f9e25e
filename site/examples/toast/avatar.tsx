import { Button, useToast } from '@frond/ui'

export default function ToastAvatar() {
  const toast = useToast()

  return (
    <Button
      label="Receive a message"
      onClick={() =>
        toast.add({
          title: 'Design Team',
          description: (
            <>
              Have a look at <strong>the second chapter</strong>, please.
            </>
          ),
          avatar: { alt: 'Design Team' },
          progress: false,
          onClick: (message) => toast.remove(message.id),
        })
      }
    />
  )
}
