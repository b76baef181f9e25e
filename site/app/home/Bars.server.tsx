interface BarsProps {
  /** `isOther` draws the bar in a neutral color. */
  rows: readonly { label: string; value: number; text: string; isOther?: boolean }[]
}

/** Values with a bar each. The longest bar is the greatest value. */
export function Bars({ rows }: BarsProps) {
  const most = Math.max(...rows.map(({ value }) => value))

  return (
    <ul className="grid w-full gap-3 text-xs">
      {rows.map(({ label, value, text, isOther }) => (
        <li key={label} className="grid gap-1">
          <div className="flex justify-between">
            <span className="text-muted">{label}</span>
            <span className="font-mono text-highlighted">{text}</span>
          </div>
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="home-bar" aria-hidden>
            <rect width="100" height="2" className="home-bar-track" />
            <rect width={(100 * value) / most} height="2" className={isOther ? 'home-bar-other' : 'home-bar-fill'} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
