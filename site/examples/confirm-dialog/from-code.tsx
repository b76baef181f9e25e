import { Button, ConfirmDialog, useOverlay } from '@frond/ui'
import { useState } from 'react'

export default function ConfirmFromCode() {
  const confirm = useOverlay().create(ConfirmDialog)
  const [tasks, setTasks] = useState(['Review pull request', 'Update changelog', 'Plan next release'])

  async function remove(task: string) {
    if (await confirm.open({ title: 'Remove the task?', description: task, color: 'error', confirmLabel: 'Remove' })) {
      setTasks(tasks.filter((other) => other !== task))
    }
  }

  return (
    <ul className="grid w-full max-w-xs gap-2 text-sm">
      {tasks.map((task) => (
        <li key={task} className="flex items-center justify-between gap-2">
          {task}
          <Button
            icon="lucide:x"
            size="xs"
            color="neutral"
            variant="ghost"
            aria-label={`Remove ${task}`}
            onClick={() => remove(task)}
          />
        </li>
      ))}
    </ul>
  )
}
