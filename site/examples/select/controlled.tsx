import { Button, Select } from '@frond/ui'
import { useState } from 'react'

const sizes = [
  { label: 'Small', value: 's' },
  { label: 'Medium', value: 'm' },
  { label: 'Large', value: 'l' },
]

export default function ControlledSelect() {
  const [size, setSize] = useState('m')

  return (
    <div className="flex flex-wrap gap-2">
      <Select aria-label="Size" items={sizes} value={size} onValueChange={setSize} />
      <Button label="Largest" color="neutral" variant="outline" onClick={() => setSize('l')} />
    </div>
  )
}
