const lines = [
  { color: '#ff6b6b', path: 'M-20 460H180l120-120V140H620l120-120H840' },
  { color: '#ffd166', path: 'M-20 180H140L420 460H840' },
  { color: '#06d6a0', path: 'M220-20V220l180 180V620' },
  { color: '#8f7bff', path: 'M-20 540H460L620 380V-20' },
]

const stops = [
  [180, 460],
  [300, 340],
  [300, 140],
  [620, 140],
  [220, 180],
  [420, 460],
  [400, 520],
  [620, 380],
  [540, 460],
  [220, 60],
  [720, 460],
] as const

/** A map of bus lines. */
export function NightBus() {
  return (
    <>
      <rect width="800" height="600" fill="#1b1633" />
      {lines.map(({ color, path }) => (
        <path key={color} d={path} fill="none" stroke={color} strokeWidth="18" strokeLinejoin="round" />
      ))}
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="15" fill="#1b1633" stroke="#fff" strokeWidth="7" />
      ))}
    </>
  )
}
