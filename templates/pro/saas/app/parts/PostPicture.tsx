const COLUMNS = 24
const ROWS = 14

/** A decorative picture of an article, computed from its name, so that an article needs no image file. */
export function PostPicture({ name }: { name: string }) {
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = index % COLUMNS
    const y = Math.floor(index / COLUMNS)
    return { x, y, strength: measure(x, y, seed) }
  })
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * 10} ${ROWS * 10}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-primary/10"
      aria-hidden="true"
    >
      {cells.map(({ x, y, strength }) => (
        <rect
          key={`${x} ${y}`}
          x={x * 10 + 1}
          y={y * 10 + 1}
          width="8"
          height="8"
          rx="2"
          // Rounded, so that the server and all browsers write the same number.
          opacity={strength.toFixed(2)}
          className={(x * 7 + y * 13 + seed) % 41 === 0 ? 'fill-secondary' : 'fill-primary'}
        />
      ))}
    </svg>
  )
}

/** Waves, rings or steps, depending on the seed. Returns a number from 0.06 to 1. */
function measure(x: number, y: number, seed: number): number {
  const shift = (seed % 17) / 3
  const patterns = [
    Math.sin(x / 3 + shift) + Math.cos(y / 2.5 - shift),
    Math.sin(Math.hypot(x - COLUMNS / 2, y - ROWS) / 1.6 - shift) * 2,
    ((x + y * 2 + seed) % 9) / 2.25 - 2,
  ]
  return Math.max(0.06, (patterns[seed % patterns.length]! + 2) / 4) ** 2
}
