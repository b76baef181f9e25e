import { join } from 'node:path'
import type { PackageSource } from '../site/server/packages/packages.ts'
import type { Preview, PreviewSource } from '../site/server/previews/previews.ts'
import { lowerPriority } from '../site/vite/lower-priority.ts'
import { root, run, type RunResult } from './run.ts'
import { isStale, packedLibrary, type Target } from './targets.ts'
import { previewTargets } from './templates.ts'

/** Builds of a running server. They run in another process, so that pages stay fast. */

/** Builds previews when they are first requested, one at a time. */
export function createPreviewBuilder(): PreviewSource {
  const targets = previewTargets()
  const states = new Map<string, Preview>()
  let queue = Promise.resolve()

  async function build(name: string, target: Target): Promise<void> {
    const { code, output } = await buildTarget(target)
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

/** Packs the library when it is first requested. */
export function createPackageBuilder(): PackageSource {
  return {
    async build() {
      const { code, output } = await buildTarget(packedLibrary)
      if (code !== 0) throw new Error(output.trimEnd())
      return join(root, packedLibrary.output)
    },
  }
}

/** Makes the compressed files of the site as small as possible. This takes minutes after the first build of the site. */
export async function compressSite(): Promise<void> {
  const { code, output } = await runInBackground(['scripts/compress-site.ts'])
  if (code !== 0) console.error(`The files of the site stay larger than necessary:\n${output.trimEnd()}`)
}

function buildTarget({ name }: Target): Promise<RunResult> {
  return runInBackground(['scripts/build-target.ts', name])
}

function runInBackground(args: readonly string[]): Promise<RunResult> {
  return run(process.execPath, ['--conditions=frond-source', ...args], {
    quiet: true,
    isBackground: true,
    onStart: lowerPriority,
  })
}
