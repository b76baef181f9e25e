type Tone = 'quiet' | 'soft' | 'strong' | 'accent' | 'tint'
type Shape = readonly [x: number, y: number, width: number, height: number, tone: Tone, radius?: number]

const fills: Readonly<Record<Tone, string>> = {
  quiet: 'fill-(--ui-bg-muted)',
  soft: 'fill-(--ui-bg-elevated)',
  strong: 'fill-(--ui-bg-accented)',
  accent: 'fill-(--ui-primary)',
  tint: 'fill-(--ui-primary)/15',
}

/** Placeholder lines of text, the last one shorter. */
function lines(x: number, y: number, width: number, count: number, tone: Tone = 'soft'): Shape[] {
  return Array.from({ length: count }, (_, index) => [
    x,
    y + index * 9,
    index === count - 1 && count > 1 ? width * 0.6 : width,
    4,
    tone,
    2,
  ])
}

/** A placeholder header: a logo, a few links, one button. */
const bar: Shape[] = [
  [16, 12, 10, 10, 'accent', 5],
  [32, 14, 34, 6, 'strong', 3],
  [220, 15, 18, 4, 'soft', 2],
  [246, 15, 18, 4, 'soft', 2],
  [278, 11, 26, 12, 'tint', 4],
]

const shapes: Readonly<Record<string, readonly Shape[]>> = {
  starter: [
    ...bar,
    [150, 66, 20, 20, 'tint', 10],
    [155, 71, 10, 10, 'accent', 5],
    [108, 98, 104, 9, 'strong', 4],
    [126, 115, 68, 5, 'soft', 2],
    [118, 132, 40, 14, 'accent', 4],
    [164, 132, 38, 14, 'soft', 4],
  ],
  landing: [
    ...bar,
    [84, 42, 152, 10, 'strong', 4],
    [112, 58, 96, 5, 'soft', 2],
    [122, 72, 36, 13, 'accent', 4],
    [164, 72, 36, 13, 'soft', 4],
    ...[16, 116, 216].flatMap((x): Shape[] => [
      [x, 102, 88, 58, 'quiet', 6],
      [x + 10, 112, 14, 14, 'tint', 4],
      ...lines(x + 10, 133, 62, 2),
    ]),
    [16, 172, 288, 30, 'tint', 6],
    [112, 182, 96, 8, 'strong', 4],
  ],
  docs: [
    ...bar,
    [0, 34, 320, 1, 'soft'],
    ...[46, 58, 70, 82, 94, 112, 124, 136, 148].map((y, index): Shape => [
      16,
      y,
      34 + ((index * 13) % 22),
      4,
      index === 2 ? 'accent' : 'soft',
      2,
    ]),
    [88, 46, 92, 10, 'strong', 4],
    ...lines(88, 64, 142, 3),
    [88, 98, 142, 44, 'quiet', 6],
    ...lines(98, 108, 90, 3, 'strong'),
    ...lines(88, 152, 142, 4),
    ...[46, 58, 70, 82].map((y, index): Shape => [252, y, 44 - index * 6, 4, index === 1 ? 'accent' : 'soft', 2]),
  ],
  saas: [
    ...bar,
    [16, 44, 132, 10, 'strong', 4],
    [16, 60, 96, 10, 'strong', 4],
    ...lines(16, 80, 118, 2),
    [16, 104, 40, 14, 'accent', 4],
    [176, 42, 128, 84, 'quiet', 6],
    [186, 52, 50, 6, 'strong', 3],
    [186, 66, 108, 12, 'soft', 4],
    [186, 83, 108, 12, 'soft', 4],
    [186, 102, 108, 14, 'accent', 4],
    ...[16, 116, 216].flatMap((x, index): Shape[] => [
      [x, 142, 88, 60, index === 1 ? 'tint' : 'quiet', 6],
      [x + 10, 152, 30, 9, 'strong', 4],
      ...lines(x + 10, 168, 62, 3),
    ]),
  ],
  dashboard: [
    [0, 0, 66, 200, 'quiet'],
    [12, 12, 10, 10, 'accent', 5],
    [27, 14, 26, 6, 'strong', 3],
    [8, 34, 50, 14, 'tint', 4],
    ...[39, 57, 72, 87, 102].map((y, index): Shape => [
      14,
      y,
      32 - ((index * 7) % 13),
      4,
      index ? 'soft' : 'accent',
      2,
    ]),
    [82, 14, 46, 8, 'strong', 4],
    [270, 11, 36, 14, 'accent', 4],
    ...[82, 159, 236].flatMap((x): Shape[] => [
      [x, 36, 70, 34, 'quiet', 6],
      [x + 8, 44, 28, 4, 'soft', 2],
      [x + 8, 54, 40, 8, 'strong', 4],
    ]),
    [82, 80, 224, 52, 'quiet', 6],
    ...[20, 32, 26, 38, 24, 30, 40, 34, 28, 36, 22, 34].map((height, index): Shape => [
      93 + index * 17.5,
      125 - height,
      9,
      height,
      index === 6 ? 'accent' : 'strong',
      2,
    ]),
    ...[144, 158, 172, 186].flatMap((y): Shape[] => [
      [82, y, 7, 7, 'soft', 2],
      [96, y + 1, 58, 4, 'strong', 2],
      [186, y + 1, 40, 4, 'soft', 2],
      [280, y - 1, 26, 9, 'tint', 4],
    ]),
  ],
  chat: [
    [0, 0, 72, 200, 'quiet'],
    [12, 12, 48, 14, 'tint', 4],
    ...[42, 56, 70, 84, 98, 112].map((y, index): Shape => [
      14,
      y,
      30 + ((index * 11) % 18),
      4,
      index === 1 ? 'strong' : 'soft',
      2,
    ]),
    [208, 20, 84, 22, 'tint', 8],
    ...lines(218, 26, 64, 2, 'strong'),
    [100, 58, 12, 12, 'accent', 6],
    ...lines(120, 60, 150, 3),
    [120, 92, 136, 34, 'quiet', 6],
    ...lines(130, 100, 88, 3, 'strong'),
    ...lines(120, 136, 120, 2),
    [100, 164, 192, 26, 'soft', 8],
    [110, 175, 60, 4, 'strong', 2],
    [270, 169, 16, 16, 'accent', 8],
  ],
}

/** A wireframe of a template's layout. The template does not exist yet. */
export function Sketch({ name, className = '' }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden className={`rtl:-scale-x-100 ${className}`}>
      {shapes[name]?.map(([x, y, width, height, tone, rx], index) => (
        <rect key={index} x={x} y={y} width={width} height={height} rx={rx} className={fills[tone]} />
      ))}
    </svg>
  )
}
