import { InputNumber } from '@frond/ui'
import { useState } from 'react'

export default function ControlledInputNumber() {
  const [portions, setPortions] = useState<number | null>(4)

  return (
    <div className="grid grid-cols-1 gap-3">
      <InputNumber aria-label="Portions" min={1} max={20} value={portions} onValueChange={setPortions} />
      <p className="text-sm text-muted">
        {portions === null ? 'For how many?' : `${portions * 75} g of rice and ${portions * 150} ml of water`}
      </p>
    </div>
  )
}
