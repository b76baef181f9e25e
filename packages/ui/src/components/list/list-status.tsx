import type { ReactNode } from 'react'
import { loading as loadingRole } from '../../icons/loading.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import type { IconValue } from '../Icon.tsx'

interface ListStatusOptions {
  frond: FrondContextValue
  classes: Classes<'empty' | 'loading' | 'loadingIcon'>
  loading: boolean | undefined
  loadingIcon: IconValue | undefined
  /** Replaces the loading icon. */
  loadingContent?: ReactNode
  isEmpty: boolean
  /** Shown if the list is empty and not loading. */
  empty: ReactNode
}

/** What a list shows below its rows: that it is loading, or that it is empty. */
export function listStatus(options: ListStatusOptions): ReactNode {
  const { frond, classes, loading, loadingIcon, loadingContent, isEmpty, empty } = options
  if (loading) {
    return (
      <div className={classes.loading} data-slot="loading">
        {loadingContent === undefined ? (
          <IconView
            name={loadingIcon ?? roleIcon(frond, 'loading', loadingRole)}
            className={classes.loadingIcon}
            data-slot="loadingIcon"
          />
        ) : (
          loadingContent
        )}
      </div>
    )
  }
  if (!isEmpty) return null
  return (
    <div role="status" className={classes.empty} data-slot="empty">
      {empty}
    </div>
  )
}
