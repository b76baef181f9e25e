import { Timeline } from '@frond/ui'
import { useState } from 'react'

const phases = [
  { value: 'plan', title: 'Plan', icon: 'lucide:map', text: 'Define the goals and the scope.' },
  { value: 'make', title: 'Build', icon: 'lucide:hammer', text: 'Build a first version.' },
  { value: 'prove', title: 'Measure', icon: 'lucide:flask-conical', text: 'Measure the results.' },
]

export default function SelectInTimeline() {
  const [value, setValue] = useState<string>('make')
  return (
    <div className="flex w-full max-w-md flex-wrap gap-6">
      <Timeline items={phases} value={value} onValueChange={setValue} className="w-36" />
      <p className="flex-1 text-sm text-muted" aria-live="polite">
        {phases.find((phase) => phase.value === value)?.text}
      </p>
    </div>
  )
}
