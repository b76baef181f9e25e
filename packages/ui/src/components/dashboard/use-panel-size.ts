'use client'

import { useContext, useId } from 'react'
import { DashboardContext } from '../../hooks/dashboard/dashboard-context.ts'
import { findCookie } from '../../hooks/resizable/find-cookie.ts'
import {
  useResizable,
  type ResizablePanelProps,
  type UseResizableOptions,
  type UseResizableReturn,
} from '../../hooks/useResizable.ts'
import { toParts } from '../../system/size-parts.ts'
import { useHydrated } from '../../system/use-hydrated.ts'

interface PanelSize extends Omit<UseResizableReturn, 'panelProps'> {
  panelProps: ResizablePanelProps & { 'data-size': string | undefined; 'data-unit': string | undefined }
}

/** The size of a panel or sidebar with the settings of its group. Without a name, the size is not saved. */
export function usePanelSize(name: string | undefined, options: UseResizableOptions): PanelSize {
  const { sizes, cookies } = useContext(DashboardContext)
  const isHydrated = useHydrated()
  const ownId = useId()
  const panel = useResizable(name ?? ownId, {
    ...options,
    ...sizes,
    maxSize: options.maxSize ?? (sizes.unit === 'px' ? 1600 : 100),
    persistent: sizes.persistent && name !== undefined,
    saved: cookies && name !== undefined ? findCookie(cookies, `${sizes.storageKey}-${name}`) : undefined,
  })
  return {
    ...panel,
    panelProps: {
      ...panel.panelProps,
      'data-size': isHydrated ? undefined : toParts(panel.size),
      'data-unit': sizes.unit === '%' ? undefined : sizes.unit,
    },
  }
}
