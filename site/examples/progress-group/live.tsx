import { Button, ProgressGroup } from '@frond/ui'
import { useState } from 'react'

const TASKS = 20

export default function LiveProgressGroup() {
  const [done, setDone] = useState(6)
  const [started, setStarted] = useState(4)

  return (
    <div className="grid w-full grid-cols-1 gap-4">
      <ProgressGroup
        aria-label="Tasks"
        max={TASKS}
        status
        items={[
          { label: 'Done', value: done, color: 'success' },
          { label: 'Started', value: started, color: 'info' },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          label="Start one"
          size="sm"
          color="neutral"
          variant="outline"
          disabled={done + started === TASKS}
          onClick={() => setStarted(started + 1)}
        />
        <Button
          label="Finish one"
          size="sm"
          variant="soft"
          disabled={started === 0}
          onClick={() => {
            setStarted(started - 1)
            setDone(done + 1)
          }}
        />
      </div>
    </div>
  )
}
