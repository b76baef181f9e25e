'use client'

import { useMemo } from 'react'
import { check as checkRole } from '../../icons/check.ts'
import { chevronRight as chevronRightRole } from '../../icons/chevronRight.ts'
import { loading as loadingRole } from '../../icons/loading.ts'
import { useStable } from '../../primitives/list/use-stable.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { resolveClasses } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import { commandPaletteTheme } from '../../theme/command-palette.ts'
import type { PaletteView } from './palette-row.tsx'
import type { Palette, PaletteProps } from './use-palette.ts'

/** What all rows of a palette share. The object stays the same until something in it changes, because rows are memoized. */
export function usePaletteView(frond: FrondContextValue, palette: Palette, props: PaletteProps): PaletteView {
  const { list, groups, query, selection } = palette
  const { size, ui, className, descriptionKey, selectedIcon, childrenIcon, loadingIcon } = props
  const { item, itemLeading, itemLabel, itemDescription, itemTrailing } = props
  const resolved = useMemo(
    () => ({
      classes: resolveClasses(frond, commandPaletteTheme, { size }, ui, className),
      loadingClasses: resolveClasses(frond, commandPaletteTheme, { size, loading: true }, ui),
    }),
    [frond, size, ui, className],
  )
  const slots = useStable({ item, itemLeading, itemLabel, itemDescription, itemTrailing })
  return useStable<PaletteView>({
    id: list.id,
    frond,
    // Callers often pass a new but equal `ui` with each render.
    classes: useStable(resolved.classes),
    loadingClasses: useStable(resolved.loadingClasses),
    slots: slots as PaletteView['slots'],
    query,
    descriptionKey,
    selects: selection.selects,
    selectedIcon: selectedIcon ?? roleIcon(frond, 'check', checkRole),
    childrenIcon: childrenIcon ?? roleIcon(frond, 'chevronRight', chevronRightRole),
    loadingIcon: loadingIcon ?? roleIcon(frond, 'loading', loadingRole),
    groupOf: useMemo(() => {
      const byNumber = new Map(groups.map(({ number, group }) => [number, group]))
      return (entry) => byNumber.get(entry.section)
    }, [groups]),
  })
}
