import { Button, PinInput } from '@frond/ui'
import { useState } from 'react'

export default function ControlledPinInput() {
  const [code, setCode] = useState('')

  return (
    <div className="flex flex-wrap items-center gap-3">
      <PinInput
        aria-label="Voucher"
        length={6}
        separator={3}
        value={code}
        onValueChange={(next) => setCode(next.toUpperCase())}
      />
      <Button label="Redeem" disabled={code.length < 6} />
      <Button label="Clear" color="neutral" variant="ghost" onClick={() => setCode('')} />
    </div>
  )
}
