import { Icon, PinInput } from '@frond/ui'

export default function PinInputSeparator() {
  return (
    <PinInput
      aria-label="Device key"
      length={8}
      separator={[2, 4, 6]}
      renderSeparator={<Icon name="lucide:dot" className="text-dimmed" />}
    />
  )
}
