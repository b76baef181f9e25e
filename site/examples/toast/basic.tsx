import { Button, useToast } from '@frond/ui'

export default function BasicToast() {
  const toast = useToast()

  return (
    <Button
      label="Save"
      onClick={() =>
        toast.add({
          title: 'Saved',
          description: 'Your changes are on the server.',
          icon: 'lucide:circle-check',
          color: 'success',
        })
      }
    />
  )
}
