import { setPriority } from 'node:os'

/**
 * Lets the requests of a running server come before a build.
 *
 * @param pid The id of a process. By default, the current thread; on other systems than Linux, the current process.
 */
export function lowerPriority(pid = 0): void {
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}
