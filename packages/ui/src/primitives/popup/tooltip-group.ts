/** A tooltip that was opened by pointing at its trigger, focusing or holding it. There is one at a time. */
export interface GroupMember {
  /** Closes it at once, for another one. */
  close: () => void
}

let current: GroupMember | null = null
let lastLeft = -Infinity

/** Whether one is shown, or was a moment ago: then the next one need not wait. */
export function isGroupWarm(skipMs: number): boolean {
  return current !== null || performance.now() - lastLeft < skipMs
}

/** Whether another one is shown. */
export function isGroupTaken(): boolean {
  return current !== null
}

/** Closes the one that is shown for the one that comes. */
export function enterGroup(member: GroupMember): void {
  const last = current
  current = member
  if (last !== member) last?.close()
}

export function leaveGroup(member: GroupMember): void {
  if (current !== member) return
  current = null
  lastLeft = performance.now()
}
