import { days, formatWholeMoney } from '../data'

const WIDTH = 700
const HEIGHT = 200

/** A line with an area below it, as plain SVG: seven points need no chart library. Screen readers get a table. */
export function RevenueChart({ values }: { values: readonly number[] }) {
  const ticks = findTicks(Math.max(...values))
  const top = ticks.at(-1)!
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH
    const y = HEIGHT - (value / top) * HEIGHT
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const line = points.join(' L')

  return (
    <figure>
      <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted" aria-hidden>
        {/* Each label is centered on its line. */}
        <div className="-my-2 flex flex-col-reverse justify-between text-end tabular-nums">
          {ticks.map((tick) => (
            <span key={tick} className="leading-4">
              {formatWholeMoney(tick)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible rtl:-scale-x-100"
        >
          {ticks.map((tick) => {
            const y = HEIGHT - (tick / top) * HEIGHT
            return (
              <line
                key={tick}
                x1="0"
                x2={WIDTH}
                y1={y}
                y2={y}
                className="stroke-default"
                vectorEffect="non-scaling-stroke"
              />
            )
          })}
          <path d={`M${line} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`} className="fill-primary opacity-15" />
          <path d={`M${line}`} className="fill-none stroke-primary" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="col-start-2 mt-3 flex justify-between">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
      <table className="sr-only">
        <caption>Revenue per day</caption>
        <tbody>
          {days.map((day, index) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{formatWholeMoney(values[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Four equal steps from zero to at least the highest value. A step has one digit other than zero, such as 800. */
function findTicks(highest: number): number[] {
  const quarter = Math.max(highest, 1) / 4
  const unit = 10 ** Math.floor(Math.log10(quarter))
  const step = Math.ceil(quarter / unit) * unit
  return [0, 1, 2, 3, 4].map((index) => index * step)
}
