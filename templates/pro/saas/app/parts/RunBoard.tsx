import { Badge } from '@frond/ui'
import { sampleJobs } from '../product'

const looks = {
  o: { label: 'on time', className: 'bg-primary/70' },
  l: { label: 'late', className: 'bg-secondary' },
  x: { label: 'missed', className: 'bg-error' },
} as const

type Run = keyof typeof looks

/** A picture of the product: jobs and their last runs. */
export function RunBoard({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <div className="overflow-hidden rounded-2xl border border-default bg-default text-start shadow-xl">
      <div className="flex items-center gap-2 border-b border-default px-4 py-3 sm:px-6">
        <span className="size-2.5 rounded-full bg-primary" />
        <p className="flex-1 text-sm font-medium text-highlighted">Jobs</p>
        <Legend />
      </div>
      <ul className="divide-y divide-(--ui-border-muted)">
        {sampleJobs.slice(0, isCompact ? 4 : undefined).map(({ name, schedule, runs }) => (
          <li
            key={name}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-6 ${isCompact ? '' : 'md:grid-cols-[13rem_minmax(0,1fr)_5rem]'}`}
          >
            <div className="min-w-0">
              <p className="truncate text-sm font-medium text-highlighted">{name}</p>
              <p className="truncate text-xs text-muted">{schedule}</p>
            </div>
            <Runs runs={runs} isCompact={isCompact} />
            <LastRun runs={runs} isCompact={isCompact} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Legend() {
  return (
    <ul className="flex gap-4 text-xs text-muted max-sm:hidden">
      {Object.values(looks).map(({ label, className }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span className={`size-2 rounded-full ${className}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}

function Runs({ runs, isCompact }: { runs: string; isCompact: boolean }) {
  const each = [...runs] as Run[]
  const count = (run: Run) => each.filter((other) => other === run).length
  return (
    <div
      role="img"
      aria-label={`${each.length} runs, ${count('l')} late, ${count('x')} missed`}
      className={`order-last col-span-2 flex h-7 gap-0.5 sm:gap-1 ${isCompact ? '' : 'md:order-none md:col-span-1'}`}
    >
      {each.map((run, index) => (
        <span key={index} className={`flex-1 rounded-xs ${looks[run].className}`} />
      ))}
    </div>
  )
}

function LastRun({ runs, isCompact }: { runs: string; isCompact: boolean }) {
  const isMissed = runs.endsWith('x')
  return (
    <Badge
      label={isMissed ? 'Missed' : 'On time'}
      color={isMissed ? 'error' : 'primary'}
      variant="subtle"
      className={`justify-self-end ${isCompact ? '' : 'md:order-last'}`}
    />
  )
}
