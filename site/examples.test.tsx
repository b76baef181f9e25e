import { App } from '@frond/ui'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import './app/app.css'

/**
 * Opens examples on a screen that is 320 px wide, one after another in one page. All of them with `npm run test:full`,
 * otherwise one of every third component, because loading and rendering all of them takes minutes. The page must not scroll
 * sideways, also with text at 200 %.
 */

interface Example {
  default: ComponentType
  layout?: 'page'
}

const modules = import.meta.glob<Example>('./examples/**/*.tsx')
const components = Map.groupBy(Object.keys(modules), (file) => file.split('/')[2]!)
const isFull = Boolean(import.meta.env.FROND_FULL)
const opened = [...components].filter((_, index) => isFull || index % 3 === 0)
const messages: string[] = []
/** Examples that may be wider than the screen with text at 200 %. */
const wideWithLargeText = new Map([
  ['./examples/field-group/in-a-field.tsx', 'A prefix, a field and a button in one row.'],
  ['./examples/field-group/sizes.tsx', 'A prefix, a field and a button in one row.'],
])

beforeAll(() => {
  document.documentElement.className = 'light'
  // Colors and positions are final at once.
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = '*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }'
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => messages.push(`console.${level}: ${args.join(' ')}`))
})

afterEach(() => {
  // Examples save sizes and preferences under the same names.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  localStorage.clear()
})

afterAll(() => vi.restoreAllMocks())

it.each(opened)('opens the examples of %s without a fault', async (_, files) => {
  const faults: string[] = []
  for (const file of isFull ? files : files.slice(0, 1)) {
    const found = await findFaults(await modules[file]!(), { mayBeWide: wideWithLargeText.has(file) })
    faults.push(...found.map((fault) => `${file}: ${fault}`))
  }
  expect(faults).toEqual([])
})

/** Opens an example as its page `/examples/{name}` does. */
async function findFaults({ default: Example, layout }: Example, { mayBeWide = false }): Promise<string[]> {
  messages.length = 0
  const isPage = layout === 'page'
  const { unmount } = await render(
    <main className={isPage ? 'isolate' : 'isolate flex min-h-dvh items-center justify-center p-6'}>
      <div className={isPage ? undefined : 'example-stage w-full max-w-3xl'}>
        <App toaster={null}>
          <Example />
        </App>
      </div>
    </main>,
  )
  const overflow = await measureOverflow()
  const violations = await findViolations()
  document.documentElement.style.fontSize = '200%'
  const overflowOfLargeText = await measureOverflow()
  document.documentElement.style.fontSize = ''
  await unmount()
  const wider = `px wider than a screen of ${innerWidth} px`
  return [
    ...messages,
    ...(overflow > 0 ? [`is ${overflow} ${wider}`] : []),
    ...(overflowOfLargeText > 0 && !mayBeWide ? [`is ${overflowOfLargeText} ${wider} with text at 200 %`] : []),
    ...violations,
  ]
}

async function measureOverflow(): Promise<number> {
  await nextFrame()
  await nextFrame()
  return document.documentElement.scrollWidth - innerWidth
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // An example is a part of a page, so its first heading may have any level.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
