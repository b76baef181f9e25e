import { Alert } from '@frond/ui'

export function Marked() {
  return (
    <Alert
      icon="lucide:leaf"
      title="A new frond"
      description="It unrolled overnight."
      variant="subtle"
      ui={{
        root: 'rounded-s-none border-s-4',
        title: 'font-mono',
        icon: 'text-primary',
      }}
    />
  )
}
