'use client'

import { useMemo } from 'react'
import { check as checkRole } from '../../icons/check.ts'
import { useStable } from '../../primitives/list/use-stable.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import type { IconValue } from '../Icon.tsx'
import type { ItemSlots, ListPart, RowView } from './list-view.tsx'

interface RowViewOptions<Part extends string> extends ItemSlots<unknown, Part> {
  readonly selectedIcon?: IconValue
}

/** What all rows of a list share. The object changes only if one of its parts does, so that memoized rows stay. */
export function useRowView<Part extends string>(
  id: string,
  frond: FrondContextValue,
  options: RowViewOptions<Part>,
  classes: Classes<ListPart> & Classes<Part>,
  descriptionKey: string,
): RowView {
  const { item, itemLeading, itemLabel, itemDescription, itemTrailing } = options
  const slots = useStable({ item, itemLeading, itemLabel, itemDescription, itemTrailing })
  const stableClasses = useStable(classes)
  const selectedIcon = options.selectedIcon ?? roleIcon(frond, 'check', checkRole)
  return useMemo(
    () => ({
      id,
      classes: stableClasses,
      // The rows pass the classes of all parts to a slot, so a slot that knows more parts is safe.
      slots: slots as unknown as RowView['slots'],
      descriptionKey,
      selectedIcon,
    }),
    [id, stableClasses, slots, descriptionKey, selectedIcon],
  )
}
