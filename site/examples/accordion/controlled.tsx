import { Accordion, Button } from '@frond/ui'
import { useState } from 'react'

const items = [
  { label: 'Shipping', value: 'shipping', content: 'Orders ship within two business days.' },
  { label: 'Payment', value: 'payment', content: 'Pay by card or invoice.' },
  { label: 'Returns', value: 'returns', content: 'Return items within 30 days.' },
]

export default function ControlledAccordion() {
  const [open, setOpen] = useState('shipping')

  return (
    <div className="grid w-full max-w-lg grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button label="Show returns" size="sm" color="neutral" variant="outline" onClick={() => setOpen('returns')} />
        <Button
          label="Close"
          size="sm"
          color="neutral"
          variant="ghost"
          disabled={open === ''}
          onClick={() => setOpen('')}
        />
      </div>
      <Accordion items={items} value={open} onValueChange={setOpen} />
    </div>
  )
}
