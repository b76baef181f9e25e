import type { Classes } from '../../system/resolve-classes.ts'
import { colorClass } from '../../theme/class-names.ts'
import type { Color } from '../../theme/color-names.ts'
import { findActiveRange, LEVEL, ROW, toPath, type TocEntry } from './toc-entries.ts'

interface TocIndicatorProps {
  entries: readonly TocEntry[]
  active: readonly string[]
  color: Color
  /** Whether the line follows the depth of the links. */
  bent: boolean
  classes: Classes<'indicator' | 'indicatorLine' | 'indicatorActive'>
}

/** A line beside the links, colored beside the active ones. The colored line is the whole line, clipped. */
export function TocIndicator({ entries, active, color, bent, classes }: TocIndicatorProps) {
  const depths = entries.map(({ depth }) => (bent ? depth : 0))
  const width = Math.max(...depths) * LEVEL + 1
  const range = findActiveRange(entries, active)
  const drawing = {
    width,
    viewBox: `0 0 ${width} ${depths.length * ROW}`,
    preserveAspectRatio: 'none',
    children: <path d={toPath(depths)} vectorEffect="non-scaling-stroke" />,
  }
  const share = (rows: number) => `${(rows / depths.length) * 100}%`

  return (
    <span aria-hidden className={`${colorClass(color)} ${classes.indicator}`} data-slot="indicator">
      <svg {...drawing} className={classes.indicatorLine} data-slot="indicatorLine" />
      {range && (
        <svg
          {...drawing}
          className={classes.indicatorActive}
          data-slot="indicatorActive"
          style={{ clipPath: `inset(${share(range.first)} 0 ${share(depths.length - 1 - range.last)})` }}
        />
      )}
    </span>
  )
}
