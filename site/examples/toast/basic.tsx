import { Button, useToast } from '@frond/ui'

export default function BasicToast() {
  const toast = useToast()

  return (
    <Button
      label="Save"
      onClick={() =>
        toast.add({
          title: 'Saved',
          description: 'Your changes have been saved.',
          icon: 'lucide:circle-check',
          color: 'success',
        })
      }
    />
  )
}
