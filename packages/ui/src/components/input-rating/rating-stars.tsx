import type { ReactNode } from 'react'
import { star as starRole } from '../../icons/star.ts'
import { clamp } from '../../system/clamp.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import { resolveClasses } from '../../system/resolve-classes.ts'
import { fillSlot, roleIcon } from '../../system/slots.ts'
import { inputRatingTheme } from '../../theme/input-rating.ts'
import type { InputRatingProps } from '../InputRating.tsx'

/** The props that decide how the icons look. */
export const ratingLookProps = {
  color: true,
  size: true,
  orientation: true,
  highlight: true,
  ui: true,
  className: true,
  icon: true,
  emptyIcon: true,
  item: true,
} as const

type RatingLook = Pick<InputRatingProps, keyof typeof ratingLookProps>

/** The classes of a rating, and a function that renders the icon at an index with its filled share. */
export function ratingStars(frond: FrondContextValue, look: RatingLook, rating: number) {
  const { color, size, orientation, highlight, ui, className, icon, emptyIcon, item } = look
  const filledIcon = icon ?? roleIcon(frond, 'star', starRole)
  const options = { color, size, orientation, highlight }
  const classes = resolveClasses(frond, inputRatingTheme, { ...options, fill: 'full' }, ui, className)
  const partial = resolveClasses(frond, inputRatingTheme, { ...options, fill: 'part' }, ui, className)

  function star(index: number): ReactNode {
    const fill = clamp(rating - index, 0, 1)
    if (item !== undefined) return fillSlot(item, { index, filled: fill > 0, fill })
    return (
      <>
        {fill < 1 && <IconView name={emptyIcon ?? filledIcon} className={classes.emptyIcon} data-slot="emptyIcon" />}
        {fill > 0 && (
          <span
            className={(fill < 1 ? partial : classes).indicator}
            data-slot="indicator"
            // Set by script, because a Content-Security-Policy can forbid style attributes in the HTML from the server.
            ref={fill === 1 || fill === 0.5 ? undefined : (part) => part?.style.setProperty('--fill', String(fill))}
          >
            <IconView name={filledIcon} className={classes.icon} data-slot="icon" />
          </span>
        )}
      </>
    )
  }

  return { classes, star }
}
