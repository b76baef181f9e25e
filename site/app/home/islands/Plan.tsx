import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Slider } from '@frond/ui/slider'
import { Switch } from '@frond/ui/switch'
import { useToast } from '@frond/ui/use-toast'
import { useState } from 'react'

const MONTHLY = 8
const YEARLY = 6

/** A price that depends on seats and billing period. */
export default function Plan() {
  const [seats, setSeats] = useState(5)
  const [yearly, setYearly] = useState(true)
  const toast = useToast()
  const price = seats * (yearly ? YEARLY : MONTHLY)

  return (
    <Card className="panel">
      <div className="flex items-baseline gap-1.5">
        <span className="text-3xl font-semibold tracking-tight text-highlighted tabular-nums">€{price}</span>
        <span className="text-sm text-muted">a month</span>
      </div>
      <div className="mt-5 mb-2 flex justify-between text-sm">
        <span className="font-medium text-highlighted">Seats</span>
        <span className="text-muted tabular-nums">{seats}</span>
      </div>
      <Slider aria-label="Seats" min={1} max={20} value={seats} onValueChange={setSeats} />
      <Switch
        label="Pay by the year"
        description="A quarter less"
        checked={yearly}
        onCheckedChange={setYearly}
        className="my-5 w-full flex-row-reverse justify-between gap-4"
      />
      <Button
        label="Choose this plan"
        color="neutral"
        block
        onClick={() =>
          toast.add({
            title: `${seats} ${seats === 1 ? 'seat' : 'seats'} for €${price} a month`,
            description: yearly ? 'Paid by the year.' : 'Paid by the month.',
            icon: 'lucide:receipt',
            color: 'neutral',
          })
        }
      />
    </Card>
  )
}
