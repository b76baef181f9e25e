import { Avatar, Badge, Icon, Kbd } from '@frond/ui'
import type { ReactNode } from 'react'

/** The features of the product, each with a small picture. */
export function Bento() {
  return (
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-6">
      <Tile
        title="Schedules as you write them"
        description="Cron expressions, intervals or plain times, in the time zone of the job and with daylight saving time."
        className="lg:col-span-3"
      >
        <Schedules />
      </Tile>
      <Tile
        title="Alerts where you already are"
        description="Email, chat or webhook. One message for a failure, and one when it is over."
        className="lg:col-span-3"
      >
        <AlertMessage />
      </Tile>
      <Tile
        title="How long it takes"
        description="A backup that suddenly needs twice the time is a warning, too."
        className="lg:col-span-2"
      >
        <Durations />
      </Tile>
      <Tile
        title="On-call schedules"
        description="Weeks, weekends and holidays. Swap a night with two clicks."
        className="lg:col-span-2"
      >
        <OnCall />
      </Tile>
      <Tile
        title="Everything by keyboard"
        description="Find a job, silence it for an hour, or open its last output."
        className="md:col-span-2"
      >
        <Shortcuts />
      </Tile>
    </div>
  )
}

interface TileProps {
  title: string
  description: string
  className: string
  children: ReactNode
}

function Tile({ title, description, className, children }: TileProps) {
  return (
    <div className={`flex flex-col overflow-hidden rounded-2xl border border-default bg-default ${className}`}>
      <div className="flex min-h-48 flex-1 items-center justify-center border-b border-default bg-muted p-6">
        {children}
      </div>
      <div className="p-6">
        <h3 className="font-semibold text-highlighted">{title}</h3>
        <p className="mt-1.5 text-pretty text-muted">{description}</p>
      </div>
    </div>
  )
}

const schedules = [
  ['0 2 * * *', 'Every day at 02:00'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['0 6 1 * *', 'On the 1st at 06:00'],
]

function Schedules() {
  return (
    <dl className="grid w-full max-w-md gap-2">
      {schedules.map(([expression, meaning]) => (
        <div
          key={expression}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-default bg-default px-4 py-2.5 text-sm"
        >
          <dt className="font-mono text-primary" dir="ltr">
            {expression}
          </dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

function AlertMessage() {
  return (
    <div className="w-full max-w-md rounded-xl border border-default bg-default p-4 text-sm shadow-md">
      <div className="flex items-start gap-3">
        <Icon name="lucide:bell-ring" className="mt-0.5 size-5 shrink-0 text-error" />
        <div className="min-w-0 flex-1">
          <p className="font-medium text-highlighted">Database backup is 10 minutes late</p>
          <p className="mt-1 text-muted">Expected at 02:00. The last run took 4 minutes.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Badge label="Late" color="secondary" variant="subtle" />
            <Badge label="On call: you" color="neutral" variant="subtle" />
          </div>
        </div>
      </div>
    </div>
  )
}

const durations = [34, 38, 33, 36, 41, 37, 35, 39, 36, 92]

function Durations() {
  return (
    <svg
      viewBox="0 0 200 100"
      className="h-28 w-full max-w-xs rtl:-scale-x-100"
      role="img"
      aria-label="The last run took twice as long"
    >
      {durations.map((height, index) => (
        <rect
          key={index}
          x={index * 20 + 4}
          y={100 - height}
          width="12"
          height={height}
          rx="3"
          className={index === durations.length - 1 ? 'fill-secondary' : 'fill-primary/60'}
        />
      ))}
    </svg>
  )
}

const nights = [
  { day: 'Mon', role: 'A' },
  { day: 'Tue', role: 'A' },
  { day: 'Wed', role: 'B' },
  { day: 'Thu', role: 'B' },
  { day: 'Fri', role: 'C' },
]

function OnCall() {
  return (
    <ul className="flex gap-3">
      {nights.map(({ day, role }) => (
        <li key={day} className="grid justify-items-center gap-2 text-xs text-muted">
          <Avatar text={role} size="md" className={role === 'B' ? 'bg-primary/15 text-primary' : ''} />
          {day}
        </li>
      ))}
    </ul>
  )
}

const shortcuts = [
  { label: 'Find a job', keys: ['F'] },
  { label: 'Silence for an hour', keys: ['S', 'H'] },
  { label: 'Open the last output', keys: ['O'] },
]

function Shortcuts() {
  return (
    <ul className="grid w-full max-w-xs gap-3 text-sm text-default">
      {shortcuts.map(({ label, keys }) => (
        <li key={label} className="flex items-center justify-between gap-4">
          {label}
          <span className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key} value={key} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
