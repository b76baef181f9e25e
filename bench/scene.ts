import { chromium, type Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { frondSource } from '../packages/ui/build/vite-source.ts'
import { findChromium, launchOptions } from '../scripts/chromium.ts'

/** The root of the repository, for the imports of a scene. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export interface Scene {
  page: Page
  /** Main-thread CPU time of an action until its result is painted, in ms. */
  timed(act: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

/**
 * Opens a page that runs a piece of JSX built for production from the library's source. The piece has to set
 * `window.mount(name)` and `window.unmount()`.
 */
export async function openScene(name: string, source: string, extraStyles = ''): Promise<Scene> {
  const { script, styles } = await bundle(name, source)
  const browser = await chromium.launch(launchOptions(await findChromium()))
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(`<style>${styles}\n${extraStyles}</style>`)
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction('window.mount')

  const session = await page.context().newCDPSession(page)
  // CPU time, so that waiting on a busy machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'TaskDuration')!.value * 1000
  }

  return {
    page,
    async timed(act) {
      const before = await cpuMs()
      await act()
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      return (await cpuMs()) - before
    },
    close: () => browser.close(),
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!
}

async function bundle(name: string, source: string): Promise<{ script: string; styles: string }> {
  const folder = join(root, '.cache/bench', name)
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'main.jsx')
  writeFileSync(entry, source)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [frondSource()],
    resolve: { conditions: ['frond-source'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      cssCodeSplit: false,
      // The page has no address, so it cannot import further files.
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const text = (extension: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(extension))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n')
  return { script: text('.js'), styles: text('.css') }
}
