import { Button, InputNumber } from '@frond/ui'
import { useState } from 'react'

export default function InputNumberForm() {
  const [sent, setSent] = useState<string>()

  return (
    <form action={(form) => setSent(String(form.get('amount')))} className="grid grid-cols-1 justify-items-start gap-4">
      <InputNumber
        aria-label="Amount"
        name="amount"
        required
        min={5}
        step={5}
        defaultValue={25}
        formatOptions={{ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }}
      />
      <Button type="submit" label="Donate" />
      {sent && <p className="text-sm text-muted">Posted as {sent}</p>}
    </form>
  )
}
