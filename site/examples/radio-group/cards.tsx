import { RadioGroup } from '@frond/ui'

const modes = [
  { label: 'Light', value: 'light', icon: 'lucide:sun' },
  { label: 'Dark', value: 'dark', icon: 'lucide:moon' },
  { label: 'System', value: 'system', icon: 'lucide:monitor' },
]

export default function RadioGroupCards() {
  return (
    <RadioGroup
      legend="Appearance"
      items={modes}
      defaultValue="system"
      variant="card"
      orientation="horizontal"
      indicator="hidden"
      className="w-full max-w-md"
      ui={{ item: 'justify-center' }}
    />
  )
}
