import { createRef } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { scrollAreaTheme } from '../theme/scroll-area.ts'
import { ScrollArea, type ScrollAreaHandle } from './ScrollArea.tsx'

const rivers = ['Danube', 'Rhine', 'Elbe', 'Oder', 'Vistula'].map((name, index) => ({ id: `r${index}`, name }))
const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `i${index}`, name: `Item ${index}` }))

describeComponent(
  'ScrollArea',
  <ScrollArea items={rivers} style={{ height: 60 }} shadow>
    {({ item }: { item: { name: string } }) => item.name}
  </ScrollArea>,
  { slot: 'scroll-area', theme: scrollAreaTheme },
)
describeComponent(
  'ScrollArea of many',
  <ScrollArea items={many} style={{ height: 200 }} virtualize aria-label="Items">
    {({ item }: { item: { name: string } }) => item.name}
  </ScrollArea>,
  { slot: 'scroll-area', theme: scrollAreaTheme },
)

const area = () => findPart('scroll-area') as HTMLElement
const viewport = () => findPart('viewport') as HTMLElement
const items = () => [...document.querySelectorAll<HTMLElement>('[data-slot=item]')]
const item = (text: string) => page.getByText(text, { exact: true })
const isInSight = (element: Element) => {
  const box = element.getBoundingClientRect()
  const frame = area().getBoundingClientRect()
  return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
}

withoutMotion()
beforeEach(() => {
  forgetWarnings()
  vi.restoreAllMocks()
})

describe('ScrollArea', () => {
  it('renders any content', async () => {
    await render(<ScrollArea>Anything</ScrollArea>)
    expect(viewport().textContent).toBe('Anything')
    expect(page.getByRole('list').query()).toBe(null)
  })

  it('renders items with a function that receives the typed item', async () => {
    await render(<ScrollArea items={rivers}>{({ item: { name }, index }) => `${index + 1}. ${name}`}</ScrollArea>)
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['1. Danube', '2. Rhine', '3. Elbe', '4. Oder', '5. Vistula'])
  })

  it('is a tab stop if it scrolls, and a region if it has an accessible name', async () => {
    const draw = (height: number) => (
      <ScrollArea items={rivers} style={{ height }} aria-label="Rivers">
        {({ item: { name } }) => name}
      </ScrollArea>
    )
    const screen = await render(draw(50))
    await expect.element(page.getByRole('region', { name: 'Rivers' })).toHaveAttribute('tabindex', '0')
    await screen.rerender(draw(500))
    await expect.poll(() => area().hasAttribute('tabindex')).toBe(false)
  })

  it('scrolls horizontally', async () => {
    await render(
      <ScrollArea items={rivers} orientation="horizontal" style={{ width: 100 }}>
        {({ item: { name } }) => <div style={{ width: 80 }}>{name}</div>}
      </ScrollArea>,
    )
    expect(area().scrollWidth).toBe(400)
    expect(getComputedStyle(area()).overflowY).toBe('hidden')
    expect(items()[1]!.offsetLeft).toBe(80)
  })

  it('fades the edges beyond which there is more content', async () => {
    const draw = (shadow: boolean | { size: number }) => (
      <ScrollArea items={rivers} style={{ height: 60 }} shadow={shadow}>
        {({ item: { name } }) => <div style={{ height: 40 }}>{name}</div>}
      </ScrollArea>
    )
    const screen = await render(draw({ size: 10 }))
    await expect.poll(() => area().style.maskImage).toContain('calc(100% - 10px)')
    expect(area().style.maskImage).not.toContain('transparent, black')
    area().scrollTop = 1000
    await expect.poll(() => area().style.maskImage).toContain('black 10px')
    await screen.rerender(draw(false))
    expect(area().style.maskImage).toBe('')
  })

  it.each([false, true])('reports when scrolling starts and stops (virtualize %s)', async (virtualize) => {
    const onScroll = vi.fn()
    await render(
      <ScrollArea items={many.slice(0, 100)} style={{ height: 60 }} virtualize={virtualize} onScroll={onScroll}>
        {({ item: { name } }) => <div style={{ height: 40 }}>{name}</div>}
      </ScrollArea>,
    )
    area().scrollTop = 100
    await expect.poll(() => onScroll.mock.calls.flat()).toEqual([true])
    area().scrollTop = 200
    await expect.poll(() => onScroll.mock.calls.flat()).toEqual([true, false])
  })

  it('has scrollbars in theme colors', async () => {
    await render(<ScrollArea />)
    expect(getComputedStyle(area()).scrollbarWidth).toBe('thin')
    expect(getComputedStyle(area()).scrollbarColor).not.toBe('auto')
  })

  it('warns about two items with the same id', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await render(<ScrollArea items={[{ id: 1 }, { id: 1 }]}>{({ index }) => index}</ScrollArea>)
    expect(warning.mock.calls.flat().join()).toContain('two items have the id "1"')
  })
})

describe('virtualized ScrollArea', () => {
  it('renders only the visible items and sets aria-setsize', async () => {
    await render(
      <ScrollArea items={many} style={{ height: 300 }} virtualize={{ estimateSize: 20, overscan: 2 }}>
        {({ item: { name } }) => <div style={{ height: 30 }}>{name}</div>}
      </ScrollArea>,
    )
    await expect.element(item('Item 0')).toBeVisible()
    expect(items().length).toBeLessThan(30)
    await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000')
    await expect.element(page.getByRole('listitem').nth(2)).toHaveAttribute('aria-posinset', '3')
    // The measured size, not the estimated size.
    await expect.poll(() => items()[1]!.offsetTop).toBe(30)
    area().scrollTop = 3000
    await expect.poll(() => item('Item 0').query()).toBe(null)
    await expect.poll(() => items().some(isInSight)).toBe(true)
  })

  it('scrolls to an item through its handle', async () => {
    const handle = createRef<ScrollAreaHandle>()
    await render(
      <ScrollArea items={many} style={{ height: 300 }} virtualize={{ estimateSize: 30 }} handleRef={handle}>
        {({ item: { name } }) => <div style={{ height: 30 }}>{name}</div>}
      </ScrollArea>,
    )
    handle.current!.virtualizer.scrollToIndex(9_999)
    await expect.element(item('Item 9999')).toBeVisible()
    await expect.poll(() => isInSight(item('Item 9999').element())).toBe(true)
  })

  it('supports gaps, and uses estimated sizes with skipMeasurement', async () => {
    await render(
      <ScrollArea
        items={many}
        style={{ height: 300 }}
        virtualize={{ estimateSize: (index) => (index === 0 ? 50 : 25), gap: 5, skipMeasurement: true }}
      >
        {({ item: { name }, virtualItem }) => `${name} at ${virtualItem?.start}`}
      </ScrollArea>,
    )
    await expect.element(item('Item 2 at 85')).toBeVisible()
    expect(
      items()
        .slice(0, 3)
        .map((element) => element.offsetTop),
    ).toEqual([0, 55, 85])
    expect(items()[0]!.offsetHeight).toBe(50)
  })

  it.each(['ltr', 'rtl'])('fills several lanes, the shortest first (%s)', async (dir) => {
    const heights = [100, 40, 40, 40]
    await render(
      <div dir={dir}>
        <ScrollArea
          items={many.slice(0, 4)}
          style={{ height: 300, width: 210 }}
          virtualize={{ estimateSize: (index) => heights[index]!, lanes: 2, gap: 10 }}
        >
          {({ item: { name }, index }) => <div style={{ height: heights[index] }}>{name}</div>}
        </ScrollArea>
      </div>,
    )
    await expect.element(item('Item 3')).toBeVisible()
    const frame = area().getBoundingClientRect()
    const places = items().map((element) => {
      const box = element.getBoundingClientRect()
      return [
        Math.round(dir === 'rtl' ? frame.right - box.right : box.left - frame.left),
        Math.round(box.top - frame.top),
      ]
    })
    expect(places).toEqual([
      [0, 0],
      [110, 0],
      [110, 50],
      [110, 100],
    ])
    expect(items()[0]!.offsetWidth).toBe(100)
  })

  it.each(['ltr', 'rtl'])('scrolls horizontally (%s)', async (dir) => {
    await render(
      <div dir={dir}>
        <ScrollArea
          items={many}
          orientation="horizontal"
          style={{ width: 300, height: 50 }}
          virtualize={{ estimateSize: 100, overscan: 1 }}
        >
          {({ item: { name } }) => <div style={{ width: 100 }}>{name}</div>}
        </ScrollArea>
      </div>,
    )
    await expect.element(item('Item 0')).toBeVisible()
    const edge = () => {
      const frame = area().getBoundingClientRect()
      const box = items()[0]!.getBoundingClientRect()
      return dir === 'rtl' ? frame.right - box.right : box.left - frame.left
    }
    expect(edge()).toBeCloseTo(0, 0)
    area().scrollLeft = dir === 'rtl' ? -50_000 : 50_000
    await expect.element(item('Item 501')).toBeVisible()
    expect(item('Item 0').query()).toBe(null)
  })

  it('supports a scroll container around it', async () => {
    const scroller = createRef<HTMLDivElement>()
    await render(
      <div ref={scroller} style={{ height: 300, overflow: 'auto' }} data-testid="outer">
        <div style={{ height: 500 }}>Before</div>
        <ScrollArea
          items={many}
          virtualize={{ estimateSize: 30, overscan: 1, getScrollElement: () => scroller.current }}
        >
          {({ item: { name } }) => <div style={{ height: 30 }}>{name}</div>}
        </ScrollArea>
      </div>,
    )
    await nextFrames()
    const outer = scroller.current!
    expect(getComputedStyle(area()).overflowY).toBe('visible')
    outer.scrollTop = 500 + 300
    await expect.element(item('Item 10')).toBeVisible()
    await expect
      .poll(() => Math.round(item('Item 10').element().getBoundingClientRect().top - outer.getBoundingClientRect().top))
      .toBe(0)
    expect(items().length).toBeLessThan(20)
  })

  it('supports the window as the scroll container', async () => {
    await render(
      <ScrollArea
        items={many}
        virtualize={{ estimateSize: 30, overscan: 1, getScrollElement: () => document.scrollingElement }}
      >
        {({ item: { name } }) => <div style={{ height: 30 }}>{name}</div>}
      </ScrollArea>,
    )
    await expect.element(item('Item 0')).toBeInTheDocument()
    expect(items().length).toBeLessThan(60)
    window.scrollTo(0, 30_000)
    await expect.element(item('Item 1005')).toBeInTheDocument()
    expect(item('Item 0').query()).toBe(null)
    window.scrollTo(0, 0)
  })

  it('preserves items by their id', async () => {
    const draw = (list: typeof many) => (
      <ScrollArea items={list} style={{ height: 300 }} virtualize={{ estimateSize: 30 }}>
        {({ item: { name } }) => <input aria-label={name} />}
      </ScrollArea>
    )
    const screen = await render(draw(many.slice(0, 5)))
    await page.getByLabelText('Item 1').fill('kept')
    await screen.rerender(draw(many.slice(1, 5)))
    await expect.element(page.getByLabelText('Item 1')).toHaveValue('kept')
  })

  it('updates when its items change', async () => {
    const draw = (count: number) => (
      <ScrollArea items={many.slice(0, count)} style={{ height: 300 }} virtualize={{ estimateSize: 30 }}>
        {({ item: { name } }) => <div style={{ height: 30 }}>{name}</div>}
      </ScrollArea>
    )
    const screen = await render(draw(3))
    await expect.poll(() => viewport().offsetHeight).toBe(90)
    await screen.rerender(draw(5))
    await expect.poll(() => viewport().offsetHeight).toBe(150)
    await screen.rerender(draw(0))
    expect(items()).toHaveLength(0)
  })

  it('renders the first items on the server, without style attributes', () => {
    const html = renderToString(
      <ScrollArea items={many} virtualize>
        {({ item: { name } }) => name}
      </ScrollArea>,
    )
    expect(html).toContain('Item 11')
    expect(html).not.toContain('Item 12')
    expect(html).not.toContain('style=')
  })
})
