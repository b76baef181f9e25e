import { Time } from '@frond/ui/date'
import { Button, InputTime } from '@frond/ui'
import { useState } from 'react'

export default function ControlledInputTime() {
  const [time, setTime] = useState<Time | null>(new Time(9, 30))

  return (
    <div className="flex flex-wrap items-center gap-2">
      <InputTime value={time} onValueChange={setTime} aria-label="Reminder" />
      <Button
        label="An hour later"
        color="neutral"
        variant="outline"
        disabled={time === null}
        onClick={() => setTime((current) => current?.add({ hours: 1 }) ?? null)}
      />
    </div>
  )
}
