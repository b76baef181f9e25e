import { Chip, Select } from '@frond/ui'
import { useState } from 'react'

const states = [
  { label: 'Online', value: 'online', chip: { color: 'success' as const } },
  { label: 'Away', value: 'away', chip: { color: 'warning' as const } },
  { label: 'Do not disturb', value: 'busy', chip: { color: 'error' as const } },
]

export default function StatusSelect() {
  const [status, setStatus] = useState('online')
  const color = states.find((state) => state.value === status)?.chip.color

  return (
    <Select
      aria-label="Status"
      items={states}
      value={status}
      onValueChange={setStatus}
      renderLeading={<Chip standalone color={color} />}
    />
  )
}
