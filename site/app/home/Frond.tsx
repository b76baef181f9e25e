const LEAFLETS = 26
const WIDTH = 480
const HEIGHT = 640

/** The decorative fern: leaflets in pairs along a curved stem, smaller and closer towards the tip. */
export function Frond({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className={className}>
      <path d={stemPath} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      <path d={leafPath} fill="currentColor" />
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

const start: Point = { x: 70, y: 630 }
const bend: Point = { x: 110, y: 190 }
const tip: Point = { x: 430, y: 60 }

const stemPath = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`

const leafPath = Array.from({ length: LEAFLETS }, (_, index) => {
  const share = 0.14 + 0.86 * (1 - (1 - index / LEAFLETS) ** 1.25)
  const direction = Math.atan2(
    2 * (1 - share) * (bend.y - start.y) + 2 * share * (tip.y - bend.y),
    2 * (1 - share) * (bend.x - start.x) + 2 * share * (tip.x - bend.x),
  )
  const length = 175 * Math.sin(Math.PI * (0.24 + 0.74 * share)) ** 0.8 * (1 - 0.35 * share)
  return [-1, 1].map((side) => leaflet(pointAt(share), direction + side * (1.15 - 0.3 * share), length)).join('')
}).join('')

function pointAt(share: number): Point {
  const rest = 1 - share
  return {
    x: rest * rest * start.x + 2 * rest * share * bend.x + share * share * tip.x,
    y: rest * rest * start.y + 2 * rest * share * bend.y + share * share * tip.y,
  }
}

/** Draws a leaflet as two arcs from its base to its tip. */
function leaflet({ x, y }: Point, angle: number, length: number): string {
  const along = (far: number, aside: number) =>
    `${Math.round(x + far * Math.cos(angle) - aside * Math.sin(angle))} ${Math.round(y + far * Math.sin(angle) + aside * Math.cos(angle))}`
  const width = length * 0.16
  return `M${along(0, 0)}Q${along(length * 0.4, width)} ${along(length, 0)}Q${along(length * 0.4, -width)} ${along(0, 0)}Z`
}
