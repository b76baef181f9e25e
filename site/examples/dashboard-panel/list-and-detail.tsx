import { Button, DashboardGroup, DashboardNavbar, DashboardPanel, Slideover } from '@frond/ui'
import { useState } from 'react'

export const layout = 'page'

const tasks = [
  { id: 'tray', title: 'Second tray of rolls', text: 'They sell out before nine.' },
  { id: 'oven', title: 'Clean the small oven', text: 'After the last batch, when it is cold.' },
  { id: 'rye', title: 'Order rye flour', text: 'Twelve sacks until Monday.' },
]

/** On wide screens the task is in a second panel, on small screens in a slideover. */
export default function ListAndDetail() {
  const [selected, setSelected] = useState<string>()
  const [isSlideoverOpen, setSlideoverOpen] = useState(false)
  const task = tasks.find(({ id }) => id === selected)

  return (
    <DashboardGroup>
      <DashboardPanel
        id="tasks"
        defaultSize={40}
        minSize={30}
        maxSize={60}
        resizable
        header={<DashboardNavbar title="Tasks" toggle={false} />}
        body={
          <div className="grid gap-2">
            {tasks.map(({ id, title }) => (
              <Button
                key={id}
                label={title}
                color="neutral"
                variant={id === selected ? 'soft' : 'ghost'}
                aria-pressed={id === selected}
                className="justify-start"
                onClick={() => {
                  setSelected(id)
                  setSlideoverOpen(matchMedia('(width < 64rem)').matches)
                }}
              />
            ))}
          </div>
        }
      />
      <DashboardPanel
        className="max-lg:hidden"
        header={<DashboardNavbar title={task?.title ?? 'No task selected'} headingLevel={2} toggle={false} />}
        body={<p className="text-sm text-muted">{task?.text ?? 'Choose one from the list.'}</p>}
      />
      <Slideover open={isSlideoverOpen} onOpenChange={setSlideoverOpen} title={task?.title ?? 'Task'}>
        {task?.text}
      </Slideover>
    </DashboardGroup>
  )
}
