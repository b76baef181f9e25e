import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { dragMouse } from '../testing/input.ts'
import { withoutMotion } from '../testing/motion.ts'
import { splitterTheme } from '../theme/splitter.ts'
import { Splitter, type SplitterHandle, type SplitterItem, type SplitterProps } from './Splitter.tsx'

const items: SplitterItem[] = [
  { id: 'list', label: 'List', content: 'Letters', defaultSize: 30, minSize: 20, collapsible: true },
  { id: 'letter', content: 'Dear Ada' },
]

describeComponent('Splitter', <Splitter items={items} />, { slot: 'splitter', theme: splitterTheme })
describeComponent(
  'Vertical splitter',
  <Splitter orientation="vertical" items={items} style={{ height: 200 }} resizeHandle={<i>:</i>} />,
  { slot: 'splitter', theme: splitterTheme },
)

withoutMotion()

/** 1000 px for the panels, and one for each line. */
const Wide = (props: SplitterProps) => <Splitter items={items} style={{ width: 1001, height: 200 }} {...props} />

const handle = (name = 'Resize List') => page.getByRole('separator', { name })
const widths = () =>
  [...document.querySelectorAll('[data-slot="panel"]')].map((panel) => Math.round(panel.getBoundingClientRect().width))
const heights = () =>
  [...document.querySelectorAll('[data-slot="panel"]')].map((panel) => Math.round(panel.getBoundingClientRect().height))

async function drag(byX: number, byY = 0, element: Element = handle().element()): Promise<void> {
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await dragMouse({
    path: [
      { x, y, at: 0 },
      { x: x + byX / 2, y: y + byY / 2, at: 50 },
      { x: x + byX, y: y + byY, at: 100 },
    ],
  })
  await nextFrames()
}

describe('Splitter', () => {
  it('gives panels their sizes, and the rest an equal share', async () => {
    await render(<Wide />)
    expect(widths()).toEqual([300, 700])
    await expect.element(handle()).toHaveAttribute('aria-valuenow', '30')
    await expect.element(handle()).toHaveAttribute('aria-valuemin', '0')
    await expect.element(handle()).toHaveAttribute('aria-valuemax', '100')
    await expect.element(handle()).toHaveAttribute('aria-orientation', 'vertical')
    const controlled = document.getElementById(handle().element().getAttribute('aria-controls')!)
    expect(controlled!.textContent).toBe('Letters')
  })

  it('is resized with the pointer, within the limits', async () => {
    const layout = vi.fn()
    const dragging = vi.fn()
    await render(<Wide onLayout={layout} onDragging={dragging} />)
    await drag(100)
    await expect.poll(widths).toEqual([400, 600])
    expect(layout.mock.lastCall![0]).toEqual([40, 60])
    expect(dragging.mock.calls).toEqual([
      [true, 0],
      [false, 0],
    ])
    await expect.element(handle()).toHaveFocus()
    await drag(-150)
    await expect.poll(widths).toEqual([250, 750])
    await drag(-70)
    await expect.poll(widths).toEqual([200, 800])
  })

  it.each([
    ['ltr', 1],
    ['rtl', -1],
  ] as const)('follows pointer and arrows in %s text', async (dir, sign) => {
    await render(
      <div dir={dir}>
        <Wide />
      </div>,
    )
    await drag(100 * sign)
    await expect.poll(widths).toEqual([400, 600])
    await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}')
    await expect.poll(widths).toEqual([450, 550])
    await userEvent.keyboard(dir === 'ltr' ? '{ArrowLeft}{ArrowLeft}' : '{ArrowRight}{ArrowRight}')
    await expect.poll(widths).toEqual([350, 650])
    await userEvent.keyboard('{ArrowUp}')
    expect(widths()).toEqual([350, 650])
  })

  it('stands upright', async () => {
    await render(<Splitter orientation="vertical" items={items} style={{ width: 300, height: 501 }} />)
    expect(heights()).toEqual([150, 350])
    await expect.element(handle()).toHaveAttribute('aria-orientation', 'horizontal')
    await drag(0, 50)
    await expect.poll(heights).toEqual([200, 300])
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(heights).toEqual([225, 275])
    await userEvent.keyboard('{ArrowUp}{ArrowRight}')
    await expect.poll(heights).toEqual([200, 300])
  })

  it('goes as far as the keys say', async () => {
    await render(<Wide keyboardResizeBy={10} items={[{ ...items[0]!, collapsible: false, maxSize: 60 }, items[1]!]} />)
    await userEvent.tab()
    await expect.element(handle()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(widths).toEqual([400, 600])
    await userEvent.keyboard('{End}')
    await expect.poll(widths).toEqual([600, 400])
    await userEvent.keyboard('{Home}')
    await expect.poll(widths).toEqual([200, 800])
    await userEvent.keyboard('{Enter}')
    expect(widths()).toEqual([200, 800])
  })

  it('collapses a panel and gives it back, by pointer and keyboard', async () => {
    const collapse = vi.fn()
    const expand = vi.fn()
    await render(<Wide onCollapse={collapse} onExpand={expand} />)
    await drag(-201)
    await expect.poll(widths).toEqual([0, 1000])
    expect(collapse).toHaveBeenLastCalledWith(items[0], 0)
    expect(findPart('panel')!.hasAttribute('inert')).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.poll(widths).toEqual([300, 700])
    expect(expand).toHaveBeenLastCalledWith(items[0], 0)
    await userEvent.keyboard('{Enter}')
    await expect.poll(widths).toEqual([0, 1000])
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(widths).toEqual([200, 800])
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(widths).toEqual([0, 1000])
    expect([collapse.mock.calls.length, expand.mock.calls.length]).toEqual([3, 2])
  })

  it('goes back to its default with a double press', async () => {
    await render(<Wide />)
    await drag(200)
    await expect.poll(widths).toEqual([500, 500])
    await userEvent.dblClick(handle())
    await expect.poll(widths).toEqual([300, 700])
  })

  it('cannot be resized while it is disabled', async () => {
    await render(<Wide disabled />)
    await expect.element(handle()).toHaveAttribute('aria-disabled', 'true')
    expect(handle().element().tabIndex).toBe(-1)
    await drag(100)
    expect(widths()).toEqual([300, 700])
  })

  it('reacts to the pointer within `hitAreaMargins` of its line', async () => {
    const screen = await render(<Wide />)
    const area = () => Number.parseFloat(getComputedStyle(handle().element(), '::after').width)
    expect(area()).toBe(11)
    await screen.rerender(<Wide hitAreaMargins={{ fine: 10 }} />)
    await expect.poll(area).toBe(21)
    await screen.rerender(<Wide />)
    expect(area()).toBe(11)
  })

  it('stands within another, each with its own sizes', async () => {
    await render(
      <Splitter
        style={{ width: 1001, height: 401 }}
        items={[
          { content: 'Left', defaultSize: 25 },
          {
            content: (
              <Splitter orientation="vertical" items={[{ content: 'Top', defaultSize: 75 }, { content: 'Bottom' }]} />
            ),
          },
        ]}
      />,
    )
    expect(widths()).toEqual([250, 750, 750, 750])
    expect(heights()).toEqual([401, 401, 300, 100])
  })

  it('keeps the others as they are when a panel comes or goes', async () => {
    const third = { id: 'notes', content: 'Notes', defaultSize: 20 }
    const screen = await render(<Wide />)
    await drag(100)
    await screen.rerender(<Wide items={[...items, third]} style={{ width: 1002, height: 200 }} />)
    await expect.poll(widths).toEqual([333, 500, 167])
    await screen.rerender(<Wide />)
    await expect.poll(widths).toEqual([400, 600])
  })

  it('tells each panel how large it is, and fills handles', async () => {
    await render(
      <Wide
        items={[
          {
            ...items[0]!,
            render: ({ size, collapsed, collapse }) => <button onClick={collapse}>{`${size} ${collapsed}`}</button>,
          },
          items[1]!,
        ]}
        resizeHandle={({ index, dragging }) => <i>{`grip ${index} ${dragging}`}</i>}
      />,
    )
    await expect.element(page.getByText('grip 0 false')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: '30 false' }))
    await expect.element(page.getByText('0 true')).toBeInTheDocument()
  })

  it('is changed from outside', async () => {
    const ref = createRef<SplitterHandle>()
    const resize = vi.fn()
    await render(<Wide handleRef={ref} onResize={resize} />)
    const { list, letter } = ref.current!.panels
    list!.resize(45)
    await expect.poll(widths).toEqual([450, 550])
    expect(resize.mock.calls).toEqual([
      [45, items[0], 0],
      [55, items[1], 1],
    ])
    list!.collapse()
    // Two changes in a row add up.
    list!.expand()
    expect(list!.getSize()).toBe(45)
    letter!.resize(70)
    expect(ref.current!.getLayout()).toEqual([30, 70])
    await expect.poll(widths).toEqual([300, 700])
    list!.resize(60)
    ref.current!.reset()
    await expect.poll(widths).toEqual([300, 700])
  })
})

describe('Splitter that keeps its sizes', () => {
  const KEY = 'frond-sync-mail'
  beforeEach(() => localStorage.removeItem(KEY))
  afterEach(() => localStorage.removeItem(KEY))

  it('has them again on the next visit', async () => {
    const screen = await render(<Wide autoSaveId="mail" />)
    await drag(100)
    await expect.poll(() => localStorage.getItem(KEY)).toBe('{"list":40,"letter":60}')
    await screen.unmount()
    await render(<Wide autoSaveId="mail" />)
    expect(widths()).toEqual([400, 600])
  })

  it('saves the sizes in the given storage', async () => {
    const kept = new Map([[KEY, '{"list":50}']])
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    await render(<Wide autoSaveId="mail" storage={storage} />)
    expect(widths()).toEqual([500, 500])
    handle().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => kept.get(KEY)).toBe('{"list":55,"letter":45}')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it.each(['rubbish', '{"list":"wide"}', '[]', 'null', '{"list":-4,"letter":900}', '7'])(
    'does not mind %s',
    async (text) => {
      localStorage.setItem(KEY, text)
      await render(<Wide autoSaveId="mail" />)
      expect(widths()).toEqual([300, 700])
    },
  )

  it('works where storage is closed', async () => {
    const closed = {
      getItem() {
        throw new Error('closed')
      },
      setItem() {
        throw new Error('closed')
      },
    }
    await render(<Wide autoSaveId="mail" storage={closed} />)
    await drag(100)
    await expect.poll(widths).toEqual([400, 600])
  })

  it('takes over the HTML of the server, and then what was kept', async () => {
    localStorage.setItem(KEY, '{"list":60,"letter":40}')
    const element = <Wide autoSaveId="mail" />
    const html = renderToString(element)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    expect(widths()).toEqual([300, 700])
    const errors: unknown[] = []
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
    await expect.poll(widths).toEqual([600, 400])
    expect(errors).toEqual([])
    root.unmount()
    container.remove()
  })
})

describe('Splitter on the server', () => {
  it('has its sizes before any script runs, without style attributes', async () => {
    const sizes = [12.5, 33.25, 54.25]
    const html = renderToString(
      <Splitter
        items={sizes.map((defaultSize, index) => ({
          defaultSize,
          content: index === 2 ? <Splitter items={[{ defaultSize: 75, content: 'In' }, { content: 'Out' }]} /> : 'Text',
        }))}
      />,
    )
    expect(html).not.toContain('style=')
    const container = document.body.appendChild(document.createElement('div'))
    container.style.width = '1602px'
    container.innerHTML = html
    // Rendering any Splitter loads the stylesheet, which the server-rendered markup needs, too.
    const screen = await render(<Splitter items={[]} />)
    expect(widths()).toEqual([200, 532, 868, 650, 217])
    await screen.unmount()
    container.remove()
  })
})

describe('Splitter and bad input', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('shows nothing without panels, and one without a handle', async () => {
    const screen = await render(<Splitter />)
    expect(findPart('handle')).toBeNull()
    await screen.rerender(<Splitter items={[{ content: 'Alone' }]} style={{ width: 400 }} />)
    expect(widths()).toEqual([400])
    expect(findPart('handle')).toBeNull()
  })

  it('warns about keys that are there twice and sizes that are none', async () => {
    const ref = createRef<SplitterHandle>()
    await render(
      <Splitter
        handleRef={ref}
        items={[
          { id: 'a', content: 'A' },
          { id: 'a', content: 'B' },
        ]}
      />,
    )
    expect(Object.keys(ref.current!.panels)).toEqual(['a', 'a:1'])
    ref.current!.panels.a!.resize(Number.NaN)
    const said = warning.mock.calls.flat().join('\n')
    expect(said).toContain('two items have the key "a"')
    expect(said).toContain('Pass a size in percent')
  })
})
