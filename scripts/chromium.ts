import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runTool } from './run.ts'

/** Chromium without windows. It needs less than half the processor time that Chromium needs in headless mode. */
const HEADLESS_SHELL = 'chromium-headless-shell'

/** Launch options of the browser for all tests and screenshots. Playwright adds the options for headless mode. */
export function launchOptions(executablePath: string | undefined = locateChromium()) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** The path of the browser, without starting it: CHROMIUM_PATH, otherwise the first one on the path. */
export function locateChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || systemBrowsers()[0]
}

/**
 * Finds a Chromium that starts, or installs one. Sets CHROMIUM_PATH for child processes.
 */
export async function findChromium(): Promise<string> {
  const path = await searchChromium()
  process.env.CHROMIUM_PATH = path
  return path
}

async function searchChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (isBrowser(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new ChromiumError(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and no browser starts there. Correct it or unset it.`)
  }
  const found = systemBrowsers().find(isBrowser)
  if (found) return found

  const { chromium } = await import('playwright')
  if (isBrowser(chromium.executablePath())) return chromium.executablePath()

  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('No Chromium found: installing one with apt-get …')
    const installed = aptInstall() ? systemBrowsers().find(isBrowser) : undefined
    if (installed) return installed
  }
  console.log('No Chromium found: downloading one for Playwright …')
  await runTool('playwright', ['install', 'chromium'])
  if (isBrowser(chromium.executablePath())) return chromium.executablePath()

  throw new ChromiumError(
    'The tests need a Chromium, and none could be found, installed or downloaded. Install Chromium or Chrome, or set CHROMIUM_PATH to its program file.',
  )
}

/** No browser was found. The message says what was tried and what to do. */
export class ChromiumError extends Error {}

function systemBrowsers(): string[] {
  const names = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath)
  const applications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return [...names, ...applications.filter((path) => existsSync(path))].filter((path) => path !== undefined)
}

function onPath(program: string): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false // missing or not executable: try the next folder
    }
  })
}

/** Whether the program is a browser. Some systems install a placeholder script under this name, so check its version. */
function isBrowser(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && /Chrom/.test(stdout)
}

/** Returns whether a package was installed. Older systems have no package of the headless shell. */
function aptInstall(): boolean {
  const runApt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0
  }
  if (!runApt('update', '-qq')) return false
  return [HEADLESS_SHELL, 'chromium'].some((name) => runApt('install', '-y', '-qq', '--no-install-recommends', name))
}
