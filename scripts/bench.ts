import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { buildPackage } from '../packages/ui/build/build.ts'
import { findChromium } from './chromium.ts'
import { packLibrary } from './pack-library.ts'
import { summarizePeers, type PeerResults } from './peer-summary.ts'

/**
 * `npm run bench` runs the short benches of the library one after another. Longer ones run by name:
 * `npm run bench search` measures the search of the built site, `npm run bench pages` how fast its pages load and follow
 * each other, `npm run bench templates` the templates with Lighthouse, `npm run bench build` how long the site waits for its
 * content, `npm run bench activation` the license server, `npm run bench components` the size of every component, and `npm run bench webhooks` docs pages while the license server
 * refuses forged payment events.
 *
 * `npm run bench peers [-- --libs limit,ours,mantine,mui] [--rounds 5]` compares the library with others. Timings of two runs
 * cannot be compared, so every library is measured in the same run and the report gives ratios. With `--save`, the figures
 * that the site shows are written to `site/generated/peers.json`.
 */

const ownBenches = ['select-menu', 'command-palette', 'table', 'chat']
const longBenches = ['search', 'pages', 'templates', 'build', 'activation', 'components', 'webhooks']

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

/** Builds the same pages with each library and measures them. The packages of the others are installed outside of `bench`. */
async function comparePeers(options: string[]): Promise<void> {
  mkdirSync(work, { recursive: true })
  cpSync(join(root, 'bench/peers'), work, { recursive: true })
  if (!existsSync(join(work, 'node_modules'))) run('npm', ['ci', '--no-audit', '--no-fund'], work)

  await buildPackage()
  installDependencies()
  const libraries = options.includes('--libs') ? options : ['--libs', 'raw,limit,ours,mantine,mui', ...options]
  run(process.execPath, ['bench.mjs', ...libraries], work, {
    OURLIB: await packLibrary(join(work, 'packed')),
    CHROMIUM: await findChromium(),
  })
  console.log(`\nThe report is ${join(work, 'results.md')}.`)
  if (!options.includes('--save')) return
  const results = JSON.parse(readFileSync(join(work, 'results.json'), 'utf8')) as PeerResults
  writeFileSync(join(root, 'site/generated/peers.json'), `${JSON.stringify(summarizePeers(results), null, 2)}\n`)
}

async function main([name, ...options]: string[]): Promise<number> {
  if (name === 'peers') {
    await comparePeers(options)
    return 0
  }
  const names = name ? [...ownBenches, ...longBenches].filter((each) => each === name) : ownBenches
  if (names.length === 0) {
    console.error(`bench: there is no "${name}". Choose from ${[...ownBenches, ...longBenches, 'peers'].join(', ')}.`)
    return 1
  }
  for (const each of names) run(process.execPath, ['--conditions=frond-source', `bench/${each}.ts`, ...options], root)
  return 0
}

process.exitCode = await main(process.argv.slice(2))
