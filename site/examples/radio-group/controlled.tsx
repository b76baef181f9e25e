import { Button, RadioGroup } from '@frond/ui'
import { useState } from 'react'

const speeds = [
  { label: 'Standard', value: 'standard', description: 'Three to five days' },
  { label: 'Express', value: 'express', description: 'Tomorrow' },
]

export default function ControlledRadioGroup() {
  const [speed, setSpeed] = useState('standard')

  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <RadioGroup legend="Delivery" items={speeds} value={speed} onValueChange={setSpeed} />
      <Button label="Choose the fastest" color="neutral" variant="outline" onClick={() => setSpeed('express')} />
    </div>
  )
}
