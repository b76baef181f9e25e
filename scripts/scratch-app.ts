import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPackage } from '../packages/ui/build/build.ts'
import { root } from './run.ts'

export interface ScratchApp {
  dependencies: string[]
  devDependencies: string[]
  /** By path. */
  files: Record<string, string>
}

/** Makes an app outside the repository, as a stranger would, with the library packed and installed from its tarball. */
export async function installScratch(
  name: string,
  { dependencies, devDependencies, files }: ScratchApp,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `frond-${name}-`))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `scratch-${name}`, private: true, type: 'module' }),
  )
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  await buildPackage()
  runIn(join(root, 'packages/ui/dist'), 'npm', ['pack', '--silent', '--pack-destination', folder])
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!tarball) throw new Error('npm pack left no tarball.')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  runIn(folder, 'npm', ['install', ...quiet, `./${tarball}`, ...dependencies])
  runIn(folder, 'npm', ['install', ...quiet, '--save-dev', ...devDependencies])
  return folder
}

export function runIn(folder: string, command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: '', ...env },
  })
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed.`)
}

export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Expected that ${what}.`)
}
