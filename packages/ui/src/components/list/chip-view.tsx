'use client'

import type { ChipProps } from '../Chip.tsx'
import { chipTheme } from '../../theme/chip.ts'
import { useFrond } from '../../system/frond-context.ts'
import { resolveClasses } from '../../system/resolve-classes.ts'

/** A chip without content around it, for the start of an item. */
export function ChipView({ text, color = 'primary', size = 'md', className, ui, ...props }: ChipProps) {
  const classes = resolveClasses(
    useFrond(),
    chipTheme,
    { color, size, standalone: true, counter: text !== undefined },
    ui,
    className,
  )
  return (
    <span className={classes.root} data-slot={(props as { 'data-slot'?: string })['data-slot']}>
      <span className={classes.base} data-slot="base">
        {text}
      </span>
    </span>
  )
}
