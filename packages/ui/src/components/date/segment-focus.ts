import { findFocus } from '../../primitives/focus/focus.ts'
import type { SegmentUnit } from './segments.ts'
import { isElement } from '../../system/is-node.ts'

/** The unit of the segment in which an event happened. */
export function findUnit(target: EventTarget | null): SegmentUnit | undefined {
  const segment = isElement(target) ? target.closest<HTMLElement>('[data-slot=segment]') : null
  return segment?.dataset.unit as SegmentUnit | undefined
}

/** Moves the focus to the next or previous segment. */
export function focusNextSegment(group: Element | null, direction: 1 | -1): void {
  const segments = segmentsOfField(group)
  segments[segments.indexOf((group && findFocus(group)) as HTMLElement) + direction]?.focus()
}

/**
 * Moves the focus to the segment on the left (-1) or on the right (1). In right-to-left text, the order on the screen
 * depends on the language, so the positions are measured.
 */
export function focusSegmentBeside(group: Element | null, direction: 1 | -1): void {
  const segments = segmentsOfField(group)
    .map((element) => ({ element, left: element.getBoundingClientRect().left }))
    .sort((a, b) => a.left - b.left)
  const focused = group && findFocus(group)
  const index = segments.findIndex(({ element }) => element === focused)
  segments[index + direction]?.element.focus()
}

/** The segments of the whole field, so that the focus can move from the first date of a range to the second. */
function segmentsOfField(group: Element | null): HTMLElement[] {
  const field = group?.closest('[data-slot=base]') ?? group
  return [...(field?.querySelectorAll<HTMLElement>('[data-slot=segment][tabindex]') ?? [])]
}
