import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashInputs } from './inputs.ts'
import { root, run, runTool } from './run.ts'

/** Something that is built from sources and is built again only when they change. */
export interface Target {
  name: string
  /** Files and folders it is made of. */
  inputs: readonly string[]
  except?: readonly string[]
  /** The folder it is written to. */
  output: string
  build(): Promise<{ code: number; output: string }>
}

export const library: Target = {
  name: '@frond/ui',
  inputs: ['packages/ui', 'LICENSE', 'package-lock.json'],
  output: 'packages/ui/dist',
  build: () => run(process.execPath, ['build/build.ts'], { cwd: join(root, 'packages/ui'), quiet: true }),
}

/** The site takes the packages from source, so it does not wait for the library. */
export const site: Target = {
  name: 'site',
  inputs: ['packages', 'site', '.changeset', 'package-lock.json'],
  except: ['site/build'],
  output: 'site/build',
  build: () =>
    runTool('react-router', ['build', '--logLevel', 'error'], {
      cwd: join(root, 'site'),
      env: { NODE_ENV: 'production' },
      quiet: true,
    }),
}

export const targets: readonly Target[] = [library, site]

/** Builds a target if its inputs differ from those it was last built from. Answers whether it had to. */
export async function buildIfStale(
  target: Target,
  { folder = root, onBuild }: { folder?: string; onBuild?: () => void } = {},
): Promise<boolean> {
  const stampFile = join(folder, '.cache/builds', target.name.replace('/', '-'))
  const stamp = hashInputs(folder, target.inputs, target)
  if (existsSync(join(folder, target.output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return false

  onBuild?.()
  const { code, output } = await target.build()
  if (code !== 0) throw new BuildError(`Building ${target.name} failed.\n${output.trimEnd()}`)
  // The hash from before the build: what was edited meanwhile is then still seen as a change.
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return true
}

/** A build stopped; the message holds what it said. */
export class BuildError extends Error {}
