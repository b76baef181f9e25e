import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Unmounts what a test has rendered. Testing Library does it by itself only if test functions are global. */
export function cleanAfterEach(): void {
  afterEach(() => {
    cleanup()
    document.documentElement.className = ''
    localStorage.clear()
  })
}
