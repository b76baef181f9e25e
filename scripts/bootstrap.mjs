// Starts every command of package.json. It runs on the Node of the machine (20 or newer), so it uses neither dependencies
// nor TypeScript. It installs the dependencies if they are missing and runs the command with the Node among them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const lockfile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules/.frond-install')

// npm silently skips optional packages whose `engines` exclude the Node it runs on. The native parts of our tools are such
// packages. On an older Node, npm therefore runs on the pinned Node.
const OLDEST_NODE_FOR_NPM = [20, 19]

const [command, ...args] = process.argv.slice(2)
const manifest = readJson(join(root, 'package.json'))

const commands = findCommands()
if (!commands.some(({ target }) => target === command)) {
  const list = commands.map(({ typed }) => `  ${typed}`).join('\n')
  stop(`${command ? `There is no command "${command}".` : 'Which command?'} These exist:\n${list}`)
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node 20 or newer is required; this is ${process.version}.`)
}
await installDependencies()
await runCommand(join(root, `scripts/${command}.ts`), args)

/** The scripts of package.json that start with this file: what to type, and the command that it runs. */
function findCommands() {
  return Object.entries(manifest.scripts).flatMap(([name, script]) => {
    const target = /^node scripts\/bootstrap\.mjs (\S+)/.exec(script)?.[1]
    if (!target || !existsSync(join(root, `scripts/${target}.ts`))) return []
    return [{ target, typed: name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}` }]
  })
}

async function installDependencies() {
  const stamp = createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  const isInstalled = readText(stampFile) === stamp || isInstalledByHand()
  if (!isInstalled) {
    console.log(
      existsSync(join(root, 'node_modules'))
        ? 'The lockfile changed: installing dependencies. This usually takes one to two minutes …'
        : 'Installing dependencies. This usually takes one to two minutes …',
    )
    const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], await findNodeForNpm())
    if (code !== 0)
      stop(
        `npm ci failed (exit code ${code}); its reason is above. Check the connection to the package registry and run the command again.`,
      )
  }
  if (!existsSync(pinnedNode())) {
    // If npm is configured to skip install scripts, run the script that fetches the binary.
    console.log(`Fetching Node ${manifest.devDependencies.node} …`)
    await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(root, 'node_modules/node') })
  }
  if (!existsSync(pinnedNode())) {
    stop(
      `Node ${manifest.devDependencies.node} could not be fetched for ${process.platform}-${process.arch}; the reason is above.`,
    )
  }
  if (readText(stampFile) !== stamp) writeFileSync(stampFile, stamp)
}

/** After a manual `npm install`: whether npm's list of installed packages matches the lockfile. */
function isInstalledByHand() {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages
  if (!installed) return false
  const wanted = readJson(lockfile).packages
  const isSame = (path) =>
    installed[path]?.version === wanted[path]?.version && installed[path]?.integrity === wanted[path]?.integrity
  const inFolder = (path) => path.startsWith('node_modules/')
  return (
    Object.keys(installed)
      .filter(inFolder)
      .every((path) => wanted[path] && isSame(path)) &&
    Object.keys(wanted)
      .filter(inFolder)
      .every((path) => (installed[path] ? isSame(path) : wanted[path].optional || wanted[path].devOptional))
  )
}

function pinnedNode(folder = join(root, 'node_modules')) {
  return join(folder, 'node/bin', isWindows ? 'node.exe' : 'node')
}

async function findNodeForNpm() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE_FOR_NPM
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath

  const folder = join(root, `.cache/node-${manifest.devDependencies.node}`)
  const node = pinnedNode(join(folder, 'node_modules'))
  if (existsSync(node)) return node
  console.log(
    `Fetching Node ${manifest.devDependencies.node} first, because npm on ${process.version} would leave out packages …`,
  )
  await npm(
    ['install', '--prefix', folder, '--no-save', '--no-package-lock', `node@${manifest.devDependencies.node}`],
    process.execPath,
  )
  if (!existsSync(node))
    stop(
      `Node ${manifest.devDependencies.node} could not be fetched; the reason is above. Node 20.19 or newer needs no such step.`,
    )
  return node
}

/** Runs npm on the given Node: the npm that started this script, otherwise the one on the path. */
function npm(args, node) {
  const npmCli = process.env.npm_execpath
  // The pinned Node does not use the system's certificates by default.
  const env = { ...withNode(node), NODE_USE_SYSTEM_CA: process.env.NODE_USE_SYSTEM_CA ?? '1' }
  if (npmCli && basename(npmCli) === 'npm-cli.js') return run(node, [npmCli, ...args], { env })
  return run(isWindows ? 'npm.cmd' : 'npm', args, { env, shell: isWindows })
}

/** Puts the given Node first on the path, so that child processes use it. */
function withNode(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
}

async function runCommand(script, args) {
  const node = pinnedNode()
  // The IPC channel closes when this process ends, so the command stops as well.
  process.exitCode = await run(node, ['--conditions=frond-source', script, ...args], {
    env: withNode(node),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** Runs a program to its end and forwards signals. If a signal ends the program, this process ends with the same signal. */
function run(program, args, options) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  // npm starts this process through a shell and stops only the shell. So a change of the parent process means: stop.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, 250)
  return new Promise((resolve) => {
    child.on('error', (error) => stop(`${program} could not be started: ${error.message}`))
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      clearInterval(watch)
      if (signal) process.kill(process.pid, signal)
      else resolve(code)
    })
  })
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function readJson(file) {
  const text = readText(file)
  return text === undefined ? undefined : JSON.parse(text)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
