/** How loud each hour of a day is, from 0 to 1. */
const hours = [
  0.2, 0.15, 0.1, 0.1, 0.2, 0.35, 0.6, 0.9, 1, 0.8, 0.7, 0.75, 0.85, 0.7, 0.65, 0.7, 0.85, 1, 0.95, 0.75, 0.6, 0.5, 0.4,
  0.3,
]

const isNight = (hour: number) => hour < 6 || hour > 21

/** A clock of 24 bars. */
export function QuietHours() {
  return (
    <>
      <rect width="800" height="600" fill="#f1e8fb" />
      <circle cx="400" cy="300" r="92" fill="#fff" />
      {hours.map((volume, hour) => (
        <rect
          key={hour}
          x="388"
          y={186 - volume * 130}
          width="24"
          height={volume * 130}
          fill={isNight(hour) ? '#c4a3f0' : '#6d28d9'}
          transform={`rotate(${hour * 15} 400 300)`}
        />
      ))}
      <circle cx="400" cy="300" r="20" fill="#f59e0b" />
    </>
  )
}
