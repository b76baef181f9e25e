import { Button, ChatTool } from '@frond/ui'
import { useEffect, useState } from 'react'

const calls = [
  {
    busy: 'Reading the plan',
    done: 'Read the plan',
    icon: 'lucide:file-text',
    output: 'North bed, 6 × 2 m, wet soil.',
  },
  { busy: 'Checking the weather', done: 'Checked the weather', icon: 'lucide:sun', output: 'Rain until Thursday.' },
  { busy: 'Searching for plants', done: 'Found 3 plants', icon: 'lucide:sprout', output: 'Fern, hosta, astilbe.' },
]

export default function ChatToolSteps() {
  const [current, setCurrent] = useState(calls.length)

  useEffect(() => {
    if (current >= calls.length) return
    const timer = setTimeout(() => setCurrent(current + 1), 1800)
    return () => clearTimeout(timer)
  }, [current])

  return (
    <div className="grid w-80 grid-cols-1 gap-2">
      {calls.slice(0, current + 1).map(({ busy, done, icon, output }, index) => {
        const isRunning = index === current
        return (
          <ChatTool key={icon} text={isRunning ? busy : done} icon={icon} loading={isRunning} streaming={isRunning}>
            {!isRunning && output}
          </ChatTool>
        )
      })}
      <Button
        label="Run again"
        color="neutral"
        variant="outline"
        size="sm"
        disabled={current < calls.length}
        className="mt-2 justify-self-start"
        onClick={() => setCurrent(0)}
      />
    </div>
  )
}
