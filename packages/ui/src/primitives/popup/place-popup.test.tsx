import { afterEach, describe, expect, it, vi } from 'vitest'
import { placePopup, type PopupAnchor, type PopupPlacement } from './place-popup.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
  scrollTo(0, 0)
})

function make(css: string, parent: Element | ShadowRoot = document.body): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = css
  return parent.appendChild(element)
}

const popupCss = 'position: absolute; top: 0; left: 0; width: 100px; height: 60px;'

function place(anchor: PopupAnchor, popup: HTMLElement, placement: PopupPlacement = {}): void {
  stops.push(placePopup(anchor, popup, placement))
}

const box = (element: Element) => element.getBoundingClientRect()

describe('placePopup', () => {
  it.each([
    ['bottom', 'start', { left: 400, top: 338 }],
    ['bottom', 'center', { left: 375, top: 338 }],
    ['bottom', 'end', { left: 350, top: 338 }],
    ['top', 'start', { left: 400, top: 232 }],
    ['left', 'start', { left: 292, top: 300 }],
    ['left', 'center', { left: 292, top: 285 }],
    ['right', 'end', { left: 458, top: 270 }],
  ] as const)('is placed at the %s, aligned to the %s', (side, align, expected) => {
    const anchor = make('position: absolute; left: 400px; top: 300px; width: 50px; height: 30px')
    const popup = make(popupCss)
    place(anchor, popup, { side, align })
    expect(box(popup)).toMatchObject(expected)
    expect(popup.dataset).toMatchObject({ side, align })
  })

  it.each([0.5, 1.5])('is placed beside its anchor in a container that is scaled by %d', (scale) => {
    const container = make(
      `position: relative; left: 200px; width: 400px; height: 300px; border: 10px solid; transform: scale(${scale})`,
    )
    const anchor = make('position: absolute; left: 100px; top: 50px; width: 80px; height: 20px', container)
    const popup = make(popupCss, container)
    place(anchor, popup, { align: 'start' })
    expect(box(popup).left).toBeCloseTo(box(anchor).left, 0)
    expect(box(popup).top - box(anchor).bottom).toBeCloseTo(8 * scale, 0)
    expect(popup.style.getPropertyValue('--anchor-width')).toBe('80px')
  })

  it('applies offsets, which follow the alignment and the text direction', () => {
    const anchor = make('position: absolute; left: 400px; top: 300px; width: 50px; height: 30px')
    const popup = make(popupCss)
    place(anchor, popup, { align: 'start', sideOffset: 20, alignOffset: 5 })
    expect(box(popup)).toMatchObject({ left: 405, top: 350 })
    place(anchor, popup, { align: 'end', alignOffset: 5 })
    expect(box(popup).right).toBe(445)
    popup.dir = 'rtl'
    place(anchor, popup, { align: 'start', alignOffset: 5 })
    expect(box(popup).right).toBe(445)
    place(anchor, popup, { side: 'inline-start' })
    expect(popup.dataset.side).toBe('right')
  })

  it('flips to the side with more space and stays in the viewport, unless turned off', () => {
    const anchor = make('position: fixed; left: 2px; bottom: 10px; width: 50px; height: 30px')
    const popup = make(popupCss)
    place(anchor, popup)
    expect(popup.dataset.side).toBe('top')
    expect(box(popup)).toMatchObject({ left: 8, bottom: innerHeight - 48 })
    place(anchor, popup, { avoidCollisions: false })
    expect(popup.dataset.side).toBe('bottom')
    expect(box(popup).left).toBe(-23)
    place(anchor, popup, { collisionPadding: { left: 30 } })
    expect(box(popup).left).toBe(30)
  })

  it('stays on its side if the other side has less space', () => {
    const anchor = make(`position: fixed; left: 300px; top: 100px; width: 50px; height: ${innerHeight - 250}px`)
    const popup = make(`${popupCss} height: 500px; max-height: var(--available-height)`)
    place(anchor, popup)
    expect(popup.dataset.side).toBe('bottom')
    expect(box(popup).bottom).toBe(innerHeight - 8)
    expect(box(popup).height).toBe(134)
  })

  it('covers its anchor if it fits on neither side', () => {
    const anchor = make('position: fixed; left: 10px; right: 20px; top: 300px; height: 30px')
    const popup = make(popupCss)
    place(anchor, popup, { side: 'right' })
    expect(box(popup).right).toBe(innerWidth - 8)
    place(anchor, popup, { side: 'left' })
    expect(box(popup).right).toBe(innerWidth - 8)
  })

  it('becomes narrower before it covers its anchor', () => {
    const anchor = make('position: fixed; left: 200px; right: 300px; top: 300px; height: 30px')
    const popup = make(
      'position: absolute; top: 0; left: 0; width: 500px; height: 60px; max-width: var(--available-width)',
    )
    place(anchor, popup, { side: 'right' })
    expect(box(popup)).toMatchObject({ left: innerWidth - 292, width: 284 })
    popup.style.minWidth = '290px'
    place(anchor, popup, { side: 'right' })
    expect(box(popup)).toMatchObject({ right: innerWidth - 8, width: 500 })
  })

  it('sets the sizes of the anchor and of the available space', () => {
    const anchor = make('position: absolute; left: 400px; top: 300px; width: 50px; height: 30px')
    const popup = make('position: absolute; top: 0; left: 0; width: var(--anchor-width); height: 60px')
    place(anchor, popup, { align: 'start' })
    const { style } = popup
    expect(style.getPropertyValue('--anchor-height')).toBe('30px')
    expect(style.getPropertyValue('--available-height')).toBe(`${innerHeight - 346}px`)
    expect(style.getPropertyValue('--available-width')).toBe(`${innerWidth - 16}px`)
    expect(style.getPropertyValue('--transform-origin')).toBe('25px 0%')
    expect(box(popup).width).toBe(50)
    place(anchor, popup, { side: 'left' })
    expect(style.getPropertyValue('--available-width')).toBe('384px')
    expect(style.getPropertyValue('--available-height')).toBe(`${innerHeight - 16}px`)
  })

  it('is placed correctly in any containing block', () => {
    document.body.style.cssText = 'margin: 0; height: 3000px'
    scrollTo(0, 200)
    const anchor = make('position: fixed; left: 400px; top: 300px; width: 50px; height: 30px')
    const scrolled = make(
      'position: absolute; left: 100px; top: 400px; border: 7px solid; overflow: auto; width: 900px; height: 600px',
    )
    make('width: 2000px; height: 2000px', scrolled)
    scrolled.scrollTo(50, 120)
    const moved = make('transform: translate(33px, 44px); width: 800px; height: 700px')
    const table = document.body.appendChild(document.createElement('table'))
    const cell = table.insertRow().insertCell()
    for (const parent of [document.body, scrolled, moved, cell]) {
      const popup = make(popupCss, parent)
      place(anchor, popup, { align: 'start' })
      expect([box(popup).left, box(popup).top], parent.tagName).toEqual([400, 338])
    }
    const popup = make(`${popupCss} position: fixed`)
    place(anchor, popup, { align: 'start' })
    expect([box(popup).left, box(popup).top]).toEqual([400, 338])
  })

  it('stays inside the elements that clip it, and inside its boundary', () => {
    const clipping = make('position: relative; width: 300px; height: 200px; overflow: hidden; margin: 100px')
    const anchor = make('position: absolute; left: 10px; top: 150px; width: 50px; height: 30px', clipping)
    const inner = make(popupCss, clipping)
    place(anchor, inner)
    expect(inner.dataset.side).toBe('top')
    expect(box(inner).left).toBe(box(clipping).left + 8)

    const outer = make(popupCss)
    place(anchor, outer)
    expect(outer.dataset.side).toBe('bottom')
    place(anchor, outer, { collisionBoundary: clipping })
    expect(outer.dataset.side).toBe('top')
  })

  it('is positioned at a virtual anchor', () => {
    const popup = make(popupCss)
    place({ getBoundingClientRect: () => new DOMRect(200, 150) }, popup, {
      side: 'right',
      align: 'start',
      sideOffset: 2,
    })
    expect(box(popup)).toMatchObject({ left: 202, top: 150 })
  })

  it('points its arrow at the center of the anchor, unless its corners prevent that', () => {
    const anchor = make('position: fixed; left: 0; top: 300px; width: 20px; height: 30px')
    const popup = make(popupCss)
    const arrow = make('position: absolute; width: 10px; height: 10px', popup)
    arrow.dataset.slot = 'arrow'
    place(anchor, popup)
    expect(arrow.style.left).toBe('8px')
    anchor.style.left = '400px'
    place(anchor, popup)
    expect(arrow.style.left).toBe('45px')
    place(anchor, popup, { side: 'right' })
    expect([arrow.style.left, arrow.style.top, arrow.dataset.side]).toEqual(['', '25px', 'right'])
  })

  it('follows scrolling and size changes until it is stopped', async () => {
    const scroller = make('width: 500px; height: 300px; overflow: auto; margin: 50px')
    make('height: 100px', scroller)
    const anchor = make('width: 50px; height: 30px', scroller)
    make('height: 2000px', scroller)
    const popup = make(popupCss)
    const first = vi.fn()
    const stop = placePopup(anchor, popup, { align: 'start' }, first)
    expect(first).toHaveBeenCalledTimes(1)
    const distance = () => Math.round(box(popup).top - box(anchor).bottom)
    expect(distance()).toBe(8)
    scroller.scrollTop = 60
    await expect.poll(distance).toBe(8)
    anchor.style.height = '70px'
    await expect.poll(distance).toBe(8)
    expect(popup.hasAttribute('data-anchor-hidden')).toBe(false)
    scroller.scrollTop = 400
    await expect.poll(() => popup.hasAttribute('data-anchor-hidden')).toBe(true)
    scroller.scrollTop = 60
    await expect.poll(() => popup.hasAttribute('data-anchor-hidden')).toBe(false)
    expect(first).toHaveBeenCalledTimes(1)

    stop()
    const { top } = box(popup)
    scroller.scrollTop = 0
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(box(popup).top).toBe(top)
  })

  it('follows scrolling inside a shadow tree', async () => {
    const shadow = make('').attachShadow({ mode: 'open' })
    const scroller = make('width: 500px; height: 300px; overflow: auto', shadow)
    make('height: 100px', scroller)
    const anchor = make('width: 50px; height: 30px', scroller)
    make('height: 2000px', scroller)
    const popup = make(popupCss, shadow)
    place(anchor, popup)
    scroller.scrollTop = 60
    await expect.poll(() => Math.round(box(popup).top - box(anchor).bottom)).toBe(8)
  })

  it('grows with its content, away from the anchor', async () => {
    const anchor = make('position: fixed; left: 300px; top: 400px; width: 50px; height: 30px')
    const popup = make(popupCss)
    place(anchor, popup, { side: 'top' })
    popup.style.height = '150px'
    await expect.poll(() => box(popup).bottom).toBe(392)
  })
})
