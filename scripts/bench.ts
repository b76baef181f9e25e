import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { buildPackage } from '../packages/ui/build/build.ts'
import { packLibrary } from './pack-library.ts'

/**
 * `npm run bench` runs the short benches of the library one after another. Four longer ones run by name:
 * `npm run bench search` measures the search of the built site, `npm run bench navigation` the navigation between its
 * pages, `npm run bench build` how long the site waits for its content, and `npm run bench activation` the license server.
 *
 * `npm run bench -- path/to/peers-bench [--libs raw,limit,ours] [--rounds 5]` measures the library against its peers. The
 * harness with the peers' own adapters lives outside the repository; ours is in `bench/peers`. Timings of two runs cannot be
 * compared, so every library is measured in the same run and the report gives ratios.
 */

const ownBenches = ['select-menu', 'command-palette', 'table', 'chat']
const longBenches = ['search', 'navigation', 'build', 'activation']

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const work = join(root, '.cache/peers')

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const result = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  if (result.status !== 0) throw new Error(`bench: \`${command} ${args.join(' ')}\` failed in ${cwd}.`)
}

/** Dependencies of our package that the peers do not have. They are installed before the harness runs. */
function installDependencies(): void {
  const manifest = readFileSync(join(root, 'packages/ui/dist/package.json'), 'utf8')
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> }
  const missing = Object.entries(dependencies).filter(([name]) => !existsSync(join(work, 'node_modules', name)))
  if (missing.length === 0) return
  const wanted = missing.map(([name, version]) => `${name}@${version}`)
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...wanted], work)
}

async function main([harness, ...options]: string[]): Promise<number> {
  const names = harness ? [...ownBenches, ...longBenches].filter((name) => name === harness) : ownBenches
  for (const name of names) run(process.execPath, ['--conditions=frond-source', `bench/${name}.ts`, ...options], root)
  if (names.length > 0 || !harness) return 0
  if (!existsSync(join(harness, 'bench.mjs'))) {
    console.error(`bench: there is no peers bench in ${harness}. Without a folder our own benches run.`)
    return 1
  }
  mkdirSync(work, { recursive: true })
  cpSync(resolve(harness), work, { recursive: true, filter: (path) => !/node_modules|[\\/]dist(?:[\\/]|$)/.test(path) })
  cpSync(join(root, 'bench/peers'), join(work, 'adapters'), { recursive: true })
  if (!existsSync(join(work, 'node_modules'))) run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], work)

  await buildPackage()
  installDependencies()
  const libraries = options.includes('--libs') ? options : ['--libs', 'raw,limit,ours', ...options]
  run(process.execPath, ['bench.mjs', ...libraries], work, { OURLIB: await packLibrary(join(work, 'packed')) })
  console.log(`\nThe report is ${join(work, 'results.md')}.`)
  return 0
}

process.exitCode = await main(process.argv.slice(2))
