import './no-render-marks.ts'
import { afterEach, beforeAll } from 'vitest'
import { parkPointer } from './pointer.ts'

// In a new page, the pointer is in the top left corner and hovers what the tests render there.
beforeAll(parkPointer)

// The pointer stays where a test leaves it, also for the tests of the next file. It would hover what they render there.
let moved = false
document.addEventListener('pointermove', (event) => (moved ||= event.isTrusted), { capture: true })
afterEach(async () => {
  if (!moved) return
  await parkPointer()
  moved = false
})
