import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FIRST_PAGES, PROGRESS } from '../site/vite/progress.ts'
import { hashInputs } from './inputs.ts'
import { packLibrary } from './pack-library.ts'
import { root, run } from './run.ts'

/** A build output that is rebuilt only when its inputs change. */
export interface Target {
  name: string
  /** Input files and folders. */
  inputs: readonly string[]
  except?: readonly string[]
  /** The folder it is written to. */
  output: string
  build(listeners?: BuildListeners): Promise<{ code: number; output: string }>
}

interface BuildListeners {
  /** Called with what the build does now. */
  onProgress?: (text: string) => void
  /** Called when the server can send the first pages of the site. The build continues with the others. */
  onFirstPages?: () => void
}

export const library: Target = {
  name: '@frond/ui',
  inputs: ['packages/ui', 'LICENSE', 'package-lock.json'],
  output: 'packages/ui/dist',
  build: () => run(process.execPath, ['build/build.ts'], { cwd: join(root, 'packages/ui'), quiet: true }),
}

/** The site uses the packages from source, so it does not depend on the built library. */
export const site: Target = {
  name: 'site',
  inputs: ['packages', 'site', '.changeset', 'package-lock.json'],
  except: ['site/build'],
  output: 'site/build',
  build({ onProgress, onFirstPages } = {}) {
    let isServed = false
    return run(process.execPath, ['--conditions=frond-source', 'vite/build-site.ts'], {
      cwd: join(root, 'site'),
      env: { NODE_ENV: 'production' },
      quiet: true,
      isBackground: () => isServed,
      onLine(line) {
        if (line.startsWith(PROGRESS)) onProgress?.(line.slice(PROGRESS.length))
        if (line !== FIRST_PAGES || !onFirstPages) return
        isServed = true
        onFirstPages()
      },
    })
  },
}

/** The library as npm packs it, for readers who install it from this site. */
export const packedLibrary: Target = {
  name: 'packed-library',
  inputs: library.inputs,
  output: '.cache/packages',
  async build() {
    await buildIfStale(library)
    await packLibrary(join(root, this.output, 'client/packages'))
    return { code: 0, output: '' }
  },
}

export const targets: readonly Target[] = [library, packedLibrary, site]

interface BuildOptions extends BuildListeners {
  folder?: string
  /** Called before the build, if one is needed. */
  onBuild?: () => void
}

/** The builds that this process runs now, by the folder and name of their target. */
const running = new Map<string, Promise<boolean>>()

/** Builds a target if its inputs changed since the last build. Returns whether it was built. Waits for a running build of it. */
export function buildIfStale(target: Target, options: BuildOptions = {}): Promise<boolean> {
  const key = join(options.folder ?? root, target.name)
  const build = running.get(key) ?? buildStaleTarget(target, options).finally(() => running.delete(key))
  running.set(key, build)
  return build
}

async function buildStaleTarget(
  target: Target,
  { folder = root, onBuild, ...listeners }: BuildOptions,
): Promise<boolean> {
  const stamp = hashInputs(folder, target.inputs, target)
  if (isBuilt(target, folder, stamp)) return false

  onBuild?.()
  const { code, output } = await target.build(listeners)
  if (code !== 0) throw new BuildError(`Building ${target.name} failed.\n${output.trimEnd()}`)
  // Store the hash from before the build, so that edits during the build count as a change.
  const stampFile = findStampFile(target, folder)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/** Whether the inputs of a target changed since its last build. */
export function isStale(target: Target, folder = root): boolean {
  return !isBuilt(target, folder, hashInputs(folder, target.inputs, target))
}

function isBuilt(target: Target, folder: string, stamp: string): boolean {
  const stampFile = findStampFile(target, folder)
  return existsSync(join(folder, target.output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

function findStampFile(target: Target, folder: string): string {
  return join(folder, '.cache/builds', target.name.replace('/', '-'))
}

/** A build failed. The message contains its output. */
export class BuildError extends Error {}
