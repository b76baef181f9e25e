import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Preview, PreviewSource } from '../site/server/previews/previews.ts'
import { root, run } from './run.ts'
import { isStale, type Target } from './targets.ts'
import { previewTargets } from './templates.ts'

/** Builds previews when they are first requested, in another process and one at a time, so that pages stay fast. */
export function createPreviewBuilder(): PreviewSource {
  const targets = previewTargets()
  const states = new Map<string, Preview>()
  let queue = Promise.resolve()

  async function build(name: string, target: Target): Promise<void> {
    const { code, output } = await run(
      process.execPath,
      ['--conditions=frond-source', 'scripts/build-preview.ts', name],
      {
        quiet: true,
        onStart: lowerPriority,
      },
    )
    if (code === 0) states.set(name, { state: 'ready', folder: join(root, target.output) })
    else states.set(name, { state: 'failed', reason: output.trimEnd() })
  }

  return {
    find(name) {
      const target = targets.get(name)
      if (!target) return undefined
      const known = states.get(name)
      if (known) return known
      if (!isStale(target)) {
        states.set(name, { state: 'ready', folder: join(root, target.output) })
      } else {
        states.set(name, { state: 'building' })
        queue = queue.then(() => build(name, target))
      }
      return states.get(name)
    },
  }
}

/** Requests to the site come before the build. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}
