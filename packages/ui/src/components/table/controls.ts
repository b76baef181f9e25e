import type { FrondContextValue } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import { tableControls as english } from '../../locale/en.ts'

/** Texts of what features add to a table. A table without features does not carry them. */
export function controlMessages(frond: FrondContextValue) {
  return messagesOf(frond, 'tableControls', english)
}
