import type { ReactElement } from 'react'
import { snap } from '../../primitives/number/steps.ts'

interface RatingRadios {
  /** Attributes that all radio buttons share. */
  shared: { name: string; required?: boolean; form?: string }
  step: number
  /** The current rating. */
  value: number
  nameOf: (rating: number) => string
  onRate: (rating: number) => void
  /** Called when the current rating is pressed. */
  onRepeat?: () => void
  /** Called when the mouse or pen enters a rating. */
  onHover?: (rating: number) => void
}

/** The radio buttons that cover the icon at an index, one for each step of the rating. */
export function ratingRadios(index: number, radios: RatingRadios): ReactElement[] {
  const { shared, step, value, nameOf, onRate, onRepeat, onHover } = radios
  const shares = Math.round(1 / step)
  return Array.from({ length: shares }, (_, share) => {
    const rating = snap(index + (share + 1) * step, 0, step)
    return (
      <input
        key={share}
        type="radio"
        {...shared}
        value={rating}
        aria-label={nameOf(rating)}
        checked={rating === value}
        ref={(input) => {
          // Each radio button covers its share of the icon. Set by script, because a Content-Security-Policy can forbid
          // style attributes in the HTML from the server.
          if (!input) return
          input.style.insetInlineStart = `${(share / shares) * 100}%`
          input.style.width = `${100 / shares}%`
        }}
        onChange={() => onRate(rating)}
        onClick={() => {
          if (rating === value) onRepeat?.()
        }}
        onPointerEnter={
          onHover &&
          (({ currentTarget, pointerType }) => {
            if (pointerType !== 'touch' && !currentTarget.matches(':disabled')) onHover(rating)
          })
        }
      />
    )
  })
}
