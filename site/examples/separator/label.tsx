import { Button, Separator } from '@frond/ui'

export default function SeparatorLabel() {
  return (
    <div className="grid w-full max-w-xs grid-cols-1 gap-4">
      <Button label="Continue with a passkey" icon="lucide:key-round" block />
      <Separator label="or" />
      <Button label="Continue with email" icon="lucide:mail" color="neutral" variant="outline" block />
    </div>
  )
}
