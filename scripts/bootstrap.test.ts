import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A small repository. Its npm logs its calls and installs the Node that runs these tests as the pinned Node. */
let folder: string

const lockfile = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/tool': { version },
      'node_modules/@tool/darwin-arm64': { version, optional: true },
    },
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-bootstrap-'))
  write(
    'package.json',
    JSON.stringify({
      scripts: { start: 'node scripts/bootstrap.mjs start', 'test:full': 'node scripts/bootstrap.mjs start --full' },
      devDependencies: { node: '24.0.0' },
    }),
  )
  write('package-lock.json', lockfile('1.0.0'))
  write(
    'scripts/start.ts',
    `console.log('started', ...process.argv.slice(2)); process.exitCode = Number(process.argv[2] ?? 0)`,
  )
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
  writeNpm(`mkdir -p node_modules/node/bin && ln -sf "${process.execPath}" node_modules/node/bin/node`)
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

function writeNpm(script: string) {
  write('bin/npm', `#!/bin/sh\necho "$@" >> npm-calls\n${script}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
}

const npmCalls = () =>
  existsSync(join(folder, 'npm-calls')) ? readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n') : []
const env = () => ({ ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, npm_execpath: '' })
const bootstrap = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/bootstrap.mjs', ...args], { cwd: folder, env: env(), encoding: 'utf8' })

describe('commands', () => {
  it('lists the commands if the given one is unknown, and installs nothing', () => {
    const { status, stderr } = bootstrap('strat')
    expect(status).toBe(1)
    expect(stderr).toBe('There is no command "strat". These exist:\n  npm start\n  npm run test:full\n')
    expect(npmCalls()).toEqual([])
  })

  it('passes arguments to the command and exits with its exit code', () => {
    const { status, stdout } = bootstrap('start', '7', 'two words')
    expect(stdout).toContain('started 7 two words')
    expect(status).toBe(7)
  })

  it('passes a signal to the command and leaves no process behind', async () => {
    write(
      'scripts/start.ts',
      `process.on('SIGTERM', () => process.exit(3)); console.log('pid', process.pid); setInterval(() => {}, 1000)`,
    )
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
      cwd: folder,
      env: env(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('pid ')) child.kill('SIGTERM')
    })
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(3)
    const pid = Number(/pid (\d+)/.exec(output)?.[1])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('ends when the shell that npm started it in ends', async () => {
    write('scripts/start.ts', `console.log('pid', process.pid); setInterval(() => {}, 1000)`)
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/bootstrap.mjs start; true`], {
      cwd: folder,
      env: { ...env(), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('pid ')) shell.kill('SIGKILL')
    })
    // The command holds the pipe open, so the pipe closes when the command ends.
    await once(shell.stdout, 'close')
    const pid = Number(/pid (\d+)/.exec(output)?.[1])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('ends with the same signal as its command', async () => {
    write('scripts/start.ts', `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)`)
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
      cwd: folder,
      env: env(),
      stdio: 'ignore',
    })
    expect(await once(child, 'close')).toEqual([null, 'SIGTERM'])
  })
})

describe('dependencies', () => {
  it('installs once, and again after the lockfile changed', () => {
    expect(bootstrap('start').stdout).toContain('Installing dependencies')
    expect(bootstrap('start').stdout).toBe('started\n')
    expect(npmCalls()).toHaveLength(1)
    expect(npmCalls()[0]).toMatch(/^ci\b/)

    write('package-lock.json', lockfile('1.0.1'))
    expect(bootstrap('start').stdout).toContain('The lockfile changed')
    expect(npmCalls()).toHaveLength(2)
  })

  it('accepts a manual installation if it matches the lockfile', () => {
    bootstrap('start')
    write('package-lock.json', lockfile('2.0.0'))
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/tool': { version: '2.0.0' } } }),
    )
    expect(bootstrap('start').stdout).toBe('started\n')
    expect(npmCalls()).toHaveLength(1)

    write('package-lock.json', lockfile('3.0.0'))
    bootstrap('start')
    expect(npmCalls()).toHaveLength(2)
  })

  it('stops with an error message if npm fails, and retries the next time', () => {
    writeNpm('echo "E404 tool" >&2; exit 1')
    const { status, stderr } = bootstrap('start')
    expect(status).toBe(1)
    expect(stderr).toContain('E404 tool')
    expect(stderr).toContain('npm ci failed (exit code 1)')
    bootstrap('start')
    expect(npmCalls()).toHaveLength(2)
  })

  it('downloads the pinned Node if npm may not run install scripts', () => {
    const setup = `const fs = require('node:fs'); fs.mkdirSync('bin'); fs.symlinkSync(${JSON.stringify(process.execPath)}, 'bin/node')`
    writeNpm(
      `mkdir -p node_modules/node && cat > node_modules/node/installArchSpecificPackage.js <<'END'\n${setup}\nEND`,
    )
    const { status, stdout } = bootstrap('start')
    expect(stdout).toContain('Fetching Node 24.0.0')
    expect(stdout).toContain('started')
    expect(status).toBe(0)
  })

  it('prints an error if the pinned Node cannot be downloaded', () => {
    writeNpm(`mkdir -p node_modules/node && echo 'process.exit(1)' > node_modules/node/installArchSpecificPackage.js`)
    const { status, stderr } = bootstrap('start')
    expect(status).toBe(1)
    expect(stderr).toContain(`Node 24.0.0 could not be fetched for ${process.platform}-${process.arch}`)
  })
})
