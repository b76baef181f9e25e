'use client'

import { useState } from 'react'

/** Whether an overlay is rendered: from opening until `leave` is called at the end of its exit animation. */
export function usePresence(open: boolean): { present: boolean; leave: () => void } {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  return { present: open || present, leave: () => setPresent(false) }
}
