import { days, formatWholeMoney } from '../data'

const WIDTH = 700
const HEIGHT = 200

/** A line with an area below it, as plain SVG: seven points need no chart library. Screen readers get a table. */
export function RevenueChart({ values }: { values: readonly number[] }) {
  const top = Math.max(...values) * 1.15
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH
    const y = HEIGHT - (value / top) * HEIGHT
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const line = points.join(' L')

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-48 w-full rtl:-scale-x-100"
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2={WIDTH}
            y1={HEIGHT * share - 0.5}
            y2={HEIGHT * share - 0.5}
            className="stroke-default"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path d={`M${line} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`} className="fill-primary opacity-15" />
        <path d={`M${line}`} className="fill-none stroke-primary" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="mt-2 flex justify-between text-xs text-muted" aria-hidden>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
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
