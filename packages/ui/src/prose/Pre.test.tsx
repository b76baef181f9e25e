import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { parkPointer } from '../testing/pointer.ts'
import { prosePreTheme } from '../theme/prose-pre.ts'
import { installCopyButtons } from './copy.ts'
import { ProsePre } from './Pre.tsx'
import { ProseCode } from './text.tsx'

const longLine = 'export const greeting = "Good morning, and welcome to the house by the sea"'

describeComponent('ProsePre', <ProsePre filename="greeting.ts" code={longLine} />, {
  slot: 'prose-pre',
  theme: prosePreTheme,
})

const diff = (
  <>
    <span className="line">const items = [</span>
    {'\n'}
    <span className="line removed">{"  'old',"}</span>
    {'\n'}
    <span className="line added">{"  'new',"}</span>
    {'\n'}
    <span className="line highlighted">]</span>
  </>
)

describe('ProsePre', () => {
  it('shows plain code in lines', async () => {
    await render(<ProsePre code={'one\n\nthree'} highlights={[3]} />)
    const lines = [...document.querySelectorAll('.line')]
    expect(lines.map((line) => line.textContent)).toEqual(['one', '', 'three'])
    expect(lines.map((line) => line.getBoundingClientRect().height)).toEqual([24, 24, 24])
    expect(lines[2]!.className).toBe('line highlighted')
    expect(document.querySelector('pre')!.textContent).toBe('one\n\nthree')
  })

  it('does not style the code element of Markdown as inline code', () => {
    const html = renderToStaticMarkup(
      <ProsePre code={'a\nb'}>
        <ProseCode className="language-ts">{'a\nb\n'}</ProseCode>
      </ProsePre>,
    )
    expect(html).not.toContain('fr-prose-code')
    expect(html.match(/<code/g)).toHaveLength(1)
    expect(html.match(/class="line"/g)).toHaveLength(2)
  })

  it('marks a line over the full scroll width', async () => {
    await render(
      <div style={{ width: 300 }}>
        <ProsePre code={`${longLine}\nshort`} highlights={[2]} />
      </div>,
    )
    const code = document.querySelector('pre code')!.getBoundingClientRect()
    const marked = document.querySelector('.highlighted')!.getBoundingClientRect()
    expect(code.width).toBeGreaterThan(300)
    expect([marked.left, marked.right]).toEqual([code.left, code.right])
    expect(getComputedStyle(document.querySelector('.highlighted')!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('shows added and removed lines with signs that are not part of the text', async () => {
    await render(<ProsePre>{diff}</ProsePre>)
    const sign = (line: string) => getComputedStyle(document.querySelector(line)!, '::before').content
    expect(sign('.added')).toBe('"+"')
    expect(sign('.removed')).toBe('"-"')
    const starts = [...document.querySelectorAll('.line')].map((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return Math.round(range.getBoundingClientRect().left)
    })
    expect(new Set(starts).size).toBe(1)
  })

  it('shows the file name above the code unless the header is hidden', async () => {
    const { rerender } = await render(<ProsePre filename="vite.config.ts" code="export default {}" />)
    expect(findPart('filename')?.textContent).toBe('vite.config.ts')
    await rerender(<ProsePre filename="vite.config.ts" code="export default {}" hideHeader />)
    expect(findPart('header')).toBeNull()
  })

  it('is a tab stop only if lines may be too long', async () => {
    await render(
      <>
        <ProsePre filename="long.ts" code={longLine} />
        <ProsePre code="npm i" />
      </>,
    )
    const [long, short] = [...document.querySelectorAll('pre')]
    await expect.element(page.getByRole('group', { name: 'long.ts' })).toBeInTheDocument()
    expect(long!.tabIndex).toBe(0)
    expect(short!.hasAttribute('tabindex')).toBe(false)
    await userEvent.tab()
    expect(document.activeElement).toBe(long)
    expect(getComputedStyle(long!).outlineStyle).toBe('solid')
  })

  it('hides the copy button until hover or focus', async () => {
    // Another test may have left the pointer over the place where this one renders.
    await parkPointer()
    await render(<ProsePre code="npm i" />)
    const button = page.getByRole('button', { name: 'Copy code' }).element()
    expect(getComputedStyle(button).opacity).toBe('0')
    await page.elementLocator(findPart('prose-pre')!).hover()
    await expect.poll(() => getComputedStyle(button).opacity).toBe('1')
    await userEvent.unhover(findPart('prose-pre')!)
    await expect.poll(() => getComputedStyle(button).opacity).toBe('0')
    await userEvent.tab()
    await expect.poll(() => getComputedStyle(button).opacity).toBe('1')
  })

  it('hides the copy button by prop, and passes props to it', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { rerender } = await render(<ProsePre code="npm i" copy={false} />)
    expect(findPart('copy')).toBeNull()
    await rerender(<ProsePre filename="a.sh" code="npm i" copy={{ color: 'primary', onClick }} />)
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(findPart('copy')!.className).toContain('fr--primary')
  })

  it('sends the code once', () => {
    const html = renderToStaticMarkup(<ProsePre filename="a.ts" code={longLine} />)
    expect(html.split('house by the sea')).toHaveLength(2)
    const other = renderToStaticMarkup(<ProsePre code="npm i">{'$ npm i'}</ProsePre>)
    expect(other).toContain('data-code="npm i"')
  })
})

describe('copy buttons', () => {
  let written: string[]
  let uninstall: (() => void) | undefined

  beforeEach(() => {
    written = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      written.push(text)
      return Promise.resolve()
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    uninstall?.()
    uninstall = undefined
    document.querySelectorAll('[role="status"]').forEach((status) => status.remove())
    document.querySelectorAll('.static').forEach((container) => container.remove())
  })

  function showStatic(element: React.ReactElement): HTMLElement {
    const container = document.body.appendChild(document.createElement('div'))
    container.className = 'static'
    container.innerHTML = renderToStaticMarkup(element)
    return container
  }

  it('work in static HTML after installCopyButtons', async () => {
    showStatic(<ProsePre filename="a.ts" code={'one\n  two'} />)
    uninstall = installCopyButtons(document)
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toEqual(['one\n  two'])
    uninstall()
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toHaveLength(1)
  })

  it('copy a diff without its removed lines and signs', async () => {
    showStatic(
      <ProsePre filename="a.ts" code={"const items = [\n  'new',\n]"}>
        {diff}
      </ProsePre>,
    )
    uninstall = installCopyButtons(document)
    expect(document.querySelector('[data-code]')).toBeNull()
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toEqual(["const items = [\n  'new',\n]"])
  })

  it('copy the given text instead of the shown text', async () => {
    showStatic(
      <ProsePre filename="a.sh" code="npm i">
        {'$ npm i'}
      </ProsePre>,
    )
    uninstall = installCopyButtons(document)
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toEqual(['npm i'])
  })

  it('show a check mark and announce it for a moment', async () => {
    showStatic(<ProsePre filename="a.sh" code="npm i" />)
    uninstall = installCopyButtons(document)
    const status = document.querySelector('[role="status"]')!
    expect(status.textContent).toBe('')

    const start = performance.now()
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(getComputedStyle(findPart('copiedIcon')!).display).toBe('block')
    expect(getComputedStyle(findPart('copyIcon')!).display).toBe('none')
    await expect.poll(() => status.textContent, { interval: 20 }).toBe('Copied')
    await expect.poll(() => getComputedStyle(findPart('copyIcon')!).display, { interval: 20 }).toBe('block')
    expect(performance.now() - start).toBeGreaterThan(1400)
    expect(getComputedStyle(findPart('copiedIcon')!).display).toBe('none')
    expect(status.textContent).toBe('')
  })

  it('copy once if both React and the page listen', async () => {
    uninstall = installCopyButtons(document)
    await render(<ProsePre filename="a.sh" code="npm i" />)
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toEqual(['npm i'])
  })

  it('copy once if the page listens inside the root of React', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.className = 'static'
    const root = createRoot(container)
    root.render(
      <section>
        <ProsePre filename="a.sh" code="npm i" />
      </section>,
    )
    await expect.element(page.getByRole('button', { name: 'Copy code' })).toBeInTheDocument()
    uninstall = installCopyButtons(container.querySelector('section')!)
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toEqual(['npm i'])
    root.unmount()
  })

  it('work in React without being installed', async () => {
    await render(<ProsePre filename="a.sh" code="npm i" />)
    await page.getByRole('button', { name: 'Copy code' }).click()
    expect(written).toEqual(['npm i'])
    expect(findPart('copy')!.hasAttribute('data-copied')).toBe(true)
  })

  it('fall back to the copy command if the clipboard is not available', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    let copied: string | undefined
    const listen = (event: ClipboardEvent) => (copied = event.clipboardData?.getData('text/plain'))
    document.addEventListener('copy', listen)
    showStatic(<ProsePre filename="a.sh" code="npm i" />)
    uninstall = installCopyButtons(document)
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => copied).toBe('npm i')
    expect(findPart('copy')!.hasAttribute('data-copied')).toBe(true)
    document.removeEventListener('copy', listen)
  })

  it('select the code if copying fails, and announce nothing', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    vi.spyOn(document, 'execCommand').mockReturnValue(false)
    showStatic(<ProsePre filename="a.sh" code="npm i" />)
    uninstall = installCopyButtons(document)
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => getSelection()?.toString()).toBe('npm i')
    expect(findPart('copy')!.hasAttribute('data-copied')).toBe(false)
  })
})
