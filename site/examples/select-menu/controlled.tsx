import { SelectMenu } from '@frond/ui'
import { useState } from 'react'

const priorities = [
  { label: 'Urgent', value: 1, icon: 'lucide:siren' },
  { label: 'High', value: 2, icon: 'lucide:signal-high' },
  { label: 'Normal', value: 3, icon: 'lucide:signal-medium' },
  { label: 'Low', value: 4, icon: 'lucide:signal-low' },
]

export default function ControlledSelectMenu() {
  const [priority, setPriority] = useState<number | null>(3)

  return (
    <SelectMenu
      aria-label="Priority"
      clear
      items={priorities}
      value={priority}
      onValueChange={setPriority}
      icon={priorities.find((each) => each.value === priority)?.icon}
      placeholder="No priority"
    />
  )
}
