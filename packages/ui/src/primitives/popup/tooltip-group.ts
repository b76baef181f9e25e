/** A tooltip that was opened by hovering, focusing or holding its trigger. Only one such tooltip is shown at a time. */
export interface GroupMember {
  /** Closes the tooltip without animation, because another one opens. */
  close: () => void
}

let current: GroupMember | null = null
let lastLeft = -Infinity

/** Whether a tooltip is shown or was shown within `skipMs`. The next one then opens without delay. */
export function isGroupWarm(skipMs: number): boolean {
  return current !== null || performance.now() - lastLeft < skipMs
}

/** Whether a tooltip is shown. */
export function isGroupTaken(): boolean {
  return current !== null
}

/** Registers the tooltip that opens, and closes the one that is shown. */
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
