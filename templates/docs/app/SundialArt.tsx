const CENTER = 240
const BASELINE = 250

/** The hours from 6 to 18 on a half circle. */
const hours = Array.from({ length: 13 }, (_, index) => ({ hour: index + 6, angle: Math.PI * (1 - index / 12) }))

/** A point of the dial. The coordinates are rounded, so that the server and the browser write the same text. */
function pointAt(angle: number, radius: number): [x: string, y: string] {
  return [(CENTER + Math.cos(angle) * radius).toFixed(1), (BASELINE - Math.sin(angle) * radius).toFixed(1)]
}

/** A drawing of a sundial that shows half past eight. */
export function SundialArt({ className }: { className?: string }) {
  const [shadowX, shadowY] = pointAt(Math.PI * (1 - 2.5 / 12), 176)
  return (
    <svg viewBox="0 0 480 252" aria-hidden="true" className={className}>
      <circle cx="392" cy="64" r="34" className="fill-primary" />
      <path d={`M16 ${BASELINE}a224 224 0 0 1 448 0z`} className="fill-(--ui-bg) stroke-(--ui-border-accented)" />
      <path
        d={`M56 ${BASELINE}a184 184 0 0 1 368 0z`}
        className="fill-(--ui-bg-elevated) stroke-(--ui-border-accented)"
      />
      {hours.map(({ hour, angle }) => {
        const [x1, y1] = pointAt(angle, 184)
        const [x2, y2] = pointAt(angle, hour % 3 === 0 ? 168 : 176)
        const [textX, textY] = pointAt(angle, 204)
        return (
          <g key={hour}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth="2" className="stroke-(--ui-text-muted)" />
            {hour > 6 && hour < 18 && (
              <text
                x={textX}
                y={textY}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-(--ui-text-muted) font-mono text-[13px]"
              >
                {hour}
              </text>
            )}
          </g>
        )
      })}
      <path
        d={`M${CENTER - 16} ${BASELINE}L${shadowX} ${shadowY}L${CENTER + 16} ${BASELINE}z`}
        className="fill-(--ui-bg-inverted) opacity-20"
      />
      <path d={`M${CENTER - 20} ${BASELINE}L${CENTER} 118L${CENTER + 20} ${BASELINE}z`} className="fill-primary" />
      <path d={`M${CENTER} ${BASELINE}L${CENTER} 118L${CENTER + 20} ${BASELINE}z`} className="fill-black/20" />
    </svg>
  )
}
