import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Locator, type Page } from 'playwright'
import { buildPackage } from '../packages/ui/build/build.ts'
import { findChromium, launchOptions } from './chromium.ts'
import { packLibrary } from './pack-library.ts'
import { findFreePort } from './port.ts'

/** Runs the packed library in new apps outside the repository, as users install it. */

export const packageManagers = ['npm', 'pnpm'] as const
type PackageManager = (typeof packageManagers)[number]

export interface ScratchApp {
  dependencies: string[]
  devDependencies: string[]
  /** By path. */
  files: Record<string, string>
}

export const versions = {
  react: ['react@19.3.1', 'react-dom@19.3.1'],
  types: ['typescript@5.9.3', '@types/react@19.3.0', '@types/react-dom@19.3.0', '@types/node@24'],
  icons: '@iconify-json/lucide@1.2.137',
  pnpm: 'pnpm@12.18.0',
}

const title = 'Scratch app'

/** The TypeScript settings of a Vite app. */
export function viteTsconfig(include: string[], options: { skipLibCheck?: boolean } = {}): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['vite/client', 'node'],
      ...options,
    },
    include,
  })
}

/**
 * The page of every app. It passes no functions, so that it can also be a server component. The app needs `versions.icons`
 * for the icon.
 */
export const homePage = `import { Badge, Button, DatePicker, DropdownMenu, Modal, Tooltip } from '@frond/ui'

export default function Home() {
  return (
    <main>
      <h1>${title}</h1>
      <Button label="Save changes" to="/" />
      <Button label="Deploy" icon="lucide:rocket" />
      <Badge label="New" />
      <Modal title="Sure?" trigger={<Button label="Open" />}>
        Shown in the modal.
      </Modal>
      <DropdownMenu items={[{ label: 'Rename' }]}>
        <Button label="Actions" />
      </DropdownMenu>
      <Tooltip text="Stops the upload">
        <Button label="Stop" />
      </Tooltip>
      <DatePicker aria-label="Departure" />
    </main>
  )
}
`

let tarball: Promise<string> | undefined

/** Builds and packs the library. */
export async function packForApps(): Promise<string> {
  await buildPackage()
  return packLibrary(mkdtempSync(join(tmpdir(), 'frond-pack-')))
}

export async function installScratch(
  name: string,
  { dependencies, devDependencies, files }: ScratchApp,
  packageManager: PackageManager = 'npm',
): Promise<string> {
  const library = await (tarball ??= packForApps())
  const folder = mkdtempSync(join(tmpdir(), `frond-${name}-`))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `scratch-${name}`, private: true, type: 'module' }),
  )
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const install =
    packageManager === 'npm'
      ? ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error']
      : // Without the option, pnpm fails if a package such as esbuild has an install script that it does not run.
        ['npx', '--yes', versions.pnpm, 'add', '--loglevel=error', '--config.strictDepBuilds=false']
  const [command = '', ...args] = install
  runIn(folder, command, [...args, library, ...dependencies])
  runIn(folder, command, [...args, '--save-dev', ...devDependencies])
  return folder
}

export function runIn(folder: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env: appEnv() })
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed.`)
}

/**
 * Starts a server of the app and uses `homePage` in a browser. `bin` is a script of an installed package, and the port is
 * passed to it as `--port`. Returns the page's HTML as the server sent it, and how many requests the browser made.
 */
export function tryPage(
  what: string,
  folder: string,
  command: ServerCommand,
): Promise<{ html: string; requests: number }> {
  return withServer(what, folder, command, async (url, html) => {
    const requests = await openInBrowser(url, html.includes(title))
    console.log(`${what}: page shown, icon drawn, overlays opened, date chosen, ${requests} requests`)
    return { html, requests }
  })
}

/** A script of an installed package and its arguments. The port is added as `--port`. */
export type ServerCommand = [bin: string, ...args: string[]]

/** Starts a server of the app, calls `visit` with its address and its first page, and stops the server. */
export function withServer<Result>(
  what: string,
  folder: string,
  [bin, ...args]: ServerCommand,
  visit: (url: string, html: string) => Promise<Result>,
): Promise<Result> {
  return withCommand(what, folder, [process.execPath, join('node_modules', bin), ...args], visit)
}

/** Like {@link withServer}, for any command that accepts `--port`. */
export async function withCommand<Result>(
  what: string,
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  visit: (url: string, html: string) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort()
  const url = `http://localhost:${port}/`
  const server = spawn(command, [...args, '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...appEnv(), PORT: String(port) },
    // Start a new process group, so that stopping it also stops the server that npm or a shell has started.
    detached: true,
  })
  let log = ''
  const keep = (chunk: Buffer) => (log += chunk.toString())
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const closed = new Promise((resolve) => server.once('close', resolve))
  try {
    return await visit(url, await waitForAnswer(url, () => server.exitCode === null))
  } catch (cause) {
    throw new Error(`${what}: ${(cause as Error).message}\nThe server printed:\n${log}`, { cause })
  } finally {
    if (server.exitCode === null) process.kill(-server.pid!)
    await closed
  }
}

async function openInBrowser(url: string, isServerRendered: boolean): Promise<number> {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  const messages: string[] = []
  try {
    if (isServerRendered) {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(url)
      await expectStyledButton(page)
      await expectDrawnIcon(deployButton(page))
    }
    const page = await browser.newPage()
    let requests = 0
    page.on('request', () => requests++)
    recordMessages(page, messages)
    await page.goto(url, { waitUntil: 'networkidle' })
    const requestsOfPage = requests
    await tryComponents(page)
    expectThat(messages.length === 0, 'the console stays empty')
    return requestsOfPage
  } catch (cause) {
    throw new Error([(cause as Error).message, 'The console has:', ...messages].join('\n'), { cause })
  } finally {
    await browser.close()
  }
}

/** Adds errors of the page, and errors and warnings in its console, to the list. */
export function recordMessages(page: Page, messages: string[]): void {
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
}

async function tryComponents(page: Page): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
  await expectStyledButton(page)
  await expectDrawnIcon(deployButton(page))

  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('dialog', { name: 'Sure?' }).getByText('Shown in the modal.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Stop' }).hover()
  await page.getByRole('tooltip').getByText('Stops the upload').waitFor()

  await chooseDate(page)
}

/** Opens the calendar of the date picker and chooses a day. */
export async function chooseDate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a date' }).click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /\b15\b/ })
    .click()
  await page.getByRole('spinbutton', { name: 'Day' }).getByText('15').waitFor()
}

async function expectStyledButton(page: Page): Promise<void> {
  const padding = await page
    .locator('.fr-button', { hasText: 'Save changes' })
    .evaluate((button) => getComputedStyle(button).paddingInlineStart)
  expectThat(Number.parseFloat(padding) > 0, `the button is styled, but its padding is ${padding}`)
}

function deployButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Deploy' })
}

/** Expects a visible icon in the button. The placeholder of a missing icon is an `svg` without shapes, so its shapes have no size. */
export async function expectDrawnIcon(button: Locator): Promise<void> {
  const { box, shapes, html } = await button.locator('svg').evaluate((svg: SVGSVGElement) => {
    const size = ({ width, height }: DOMRect) => Math.min(width, height)
    return { box: size(svg.getBoundingClientRect()), shapes: size(svg.getBBox()), html: svg.outerHTML }
  })
  expectThat(box > 0 && shapes > 0, `the icon is drawn, but it is ${html} in a box of ${box} px`)
}

async function waitForAnswer(url: string, isRunning: () => boolean): Promise<string> {
  for (let attempt = 0; attempt < 120 && isRunning(); attempt++) {
    try {
      const response = await fetch(url)
      if (response.ok) return await response.text()
    } catch {
      // The server does not listen yet.
    }
    await wait(500)
  }
  throw new Error(`${url} did not answer within 60 s, or the server ended.`)
}

/**
 * NODE_ENV is unset, because the frameworks set it for development or for production. An empty value would be kept.
 * Commands run on the Node of this script, because Astro rejects older versions that may be on the path. That Node does not
 * use the certificates of the system by default, but npm may need them.
 */
function appEnv(): NodeJS.ProcessEnv {
  const { PATH = '', NODE_USE_SYSTEM_CA = '1' } = process.env
  return {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${PATH}`,
    NODE_USE_SYSTEM_CA,
    NODE_ENV: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    CI: '1',
  }
}

export function readStyles(folder: string, files: string[]): string {
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Expected that ${what}.`)
}
