import type { ReactNode } from 'react'
import { fillText } from '../../system/fill-text.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import type { Classes } from '../../system/resolve-classes.ts'
import { formatNumber, type Texts } from './describe-rejections.ts'
import type { Announcement } from './use-files.ts'

/** The number of rejections that are shown. A folder can contain thousands of files. */
const SHOWN_REJECTIONS = 5

/** Announces added and removed files, and shows the rejected ones. */
export function statusOf(
  frond: FrondContextValue,
  texts: Texts,
  { status, rejections }: Announcement,
  classes: Classes<'announcement' | 'rejection' | 'rejections' | 'status'>,
): ReactNode {
  const left = rejections.length - SHOWN_REJECTIONS
  return (
    <div role="status" className={classes.status} data-slot="status">
      {status && (
        <span className={classes.announcement} data-slot="announcement">
          {status}
        </span>
      )}
      {rejections.length > 0 && (
        <ul className={classes.rejections} data-slot="rejections">
          {rejections.slice(0, SHOWN_REJECTIONS).map(({ message }, index) => (
            <li key={index} className={classes.rejection} data-slot="rejection">
              {message}
            </li>
          ))}
          {left > 0 && (
            <li className={classes.rejection} data-slot="rejection">
              {fillText(texts.more, { count: formatNumber(frond, left) })}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
