import { Button, useToast } from '@frond/ui'

export default function BasicUseToast() {
  const toast = useToast()
  return (
    <Button
      label="Save"
      onClick={() => toast.add({ title: 'Saved', description: 'Your changes are safe.', icon: 'lucide:check' })}
    />
  )
}
