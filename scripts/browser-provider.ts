import { setTimeout as wait } from 'node:timers/promises'
import type { Frame, Page } from '@playwright/test'
import { playwright } from '@vitest/browser-playwright'

/** The name that Vitest gives to the frame in which a test file runs. */
const FRAME_NAME = 'vitest-iframe'
const LOOK_AGAIN_MS = 10
const LIMIT_MS = 60_000

/**
 * The Playwright provider of Vitest, with another way to find the frame of a test file. Playwright learns the name of a frame
 * some time after the frame was attached. If a test presses a key before that, Vitest waits for another frame to be attached,
 * which never happens, and fails after a second. On a busy machine this was one of 4,000 tests.
 */
export function browserProvider(options: Parameters<typeof playwright>[0]): ReturnType<typeof playwright> {
  const option = playwright(options)
  return {
    ...option,
    providerFactory(project) {
      const provider = option.providerFactory(project)
      const createContext = provider.getCommandsContext.bind(provider)
      provider.getCommandsContext = (session) => {
        const context = createContext(session)
        return Object.assign(context, { frame: () => findFrame(context.page as Page) })
      }
      return provider
    },
  }
}

/** Waits until Playwright knows the frame. */
export async function findFrame(page: Pick<Page, 'frame'>, limit = LIMIT_MS): Promise<Frame> {
  const end = performance.now() + limit
  for (;;) {
    const frame = page.frame(FRAME_NAME)
    if (frame) return frame
    if (performance.now() > end) throw new Error(`The page has no frame "${FRAME_NAME}" after ${limit} ms.`)
    await wait(LOOK_AGAIN_MS)
  }
}
