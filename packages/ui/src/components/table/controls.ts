import type { FrondContextValue } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import { tableControls as english } from '../../locale/en.ts'

/** Messages of the controls that features add. A table without features does not load them. */
export function controlMessages(frond: FrondContextValue) {
  return messagesOf(frond, 'tableControls', english)
}
