import type {} from '@vitest/browser-playwright'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../../system/warn.ts'
import { findPart } from '../../testing/describe-component.tsx'
import { directions, drag, openDrawer, sheet, sized, SIZE_PX, towards } from '../../testing/drawer.tsx'
import { nextFrames } from '../../testing/frames.ts'
import { releaseMouse } from '../../testing/input.ts'
import { withoutMotion } from '../../testing/motion.ts'
import { Button } from '../Button.tsx'
import { Drawer, type DrawerDirection, type DrawerProps } from '../Drawer.tsx'

const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

describe('Drawer and the page', () => {
  function Pair({ nested, direction }: { nested: boolean; direction?: DrawerDirection }) {
    return (
      <Drawer defaultOpen title="Outer" direction={direction} style={sized(direction)}>
        <Drawer
          trigger={<Button label="More" />}
          nested={nested}
          title="Inner"
          direction={direction}
          style={sized(direction)}
          className="inner"
        />
      </Drawer>
    )
  }
  const outer = () => document.querySelectorAll<HTMLElement>('[data-slot="drawer"]')[0]!
  const inner = () => document.querySelector<HTMLElement>('.inner')!

  it.each(directions)('moves the drawer below back while a nested one is open, from the %s', async (direction) => {
    await render(<Pair nested direction={direction} />)
    await expect.element(dialog('Outer')).toBeVisible()
    const before = outer().getBoundingClientRect()
    await button('More').click()
    await expect.element(dialog('Inner')).toBeVisible()
    const back = outer().getBoundingClientRect()
    const { x, y } = towards[direction]
    expect(back.x + back.width / 2 - before.x - before.width / 2).toBeCloseTo(-16 * x, 1)
    expect(back.y + back.height / 2 - before.y - before.height / 2).toBeCloseTo(-16 * y, 1)
    expect(back.width).toBeLessThan(before.width)

    // When the nested drawer is halfway out, the one below is halfway back.
    const start = await drag({
      direction,
      steps: [
        [10, 100],
        [210, 500],
      ],
      on: inner().querySelector('[data-slot="header"]')!,
      release: false,
    })
    const half = outer().getBoundingClientRect()
    expect(half.width).toBeGreaterThan(back.width)
    expect(half.width).toBeLessThan(before.width)
    await releaseMouse({ ...start, at: 5000 })
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Inner')).not.toBeInTheDocument()
    await nextFrames()
    expect(outer().getBoundingClientRect()).toEqual(before)
    expect(
      outer()
        .style.cssText.replace(/--nested-dialogs: \d;/, '')
        .trim(),
    ).not.toContain('transform')
  })

  it('does not move the drawer below without nested', async () => {
    await render(<Pair nested={false} />)
    await expect.element(dialog('Outer')).toBeVisible()
    const before = outer().getBoundingClientRect()
    await button('More').click()
    await expect.element(dialog('Inner')).toBeVisible()
    expect(outer().getBoundingClientRect()).toEqual(before)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Inner')).not.toBeInTheDocument()
    await expect.element(dialog('Outer')).toBeVisible()
  })

  function Page(props: Partial<DrawerProps>) {
    return (
      <div data-frond-drawer-wrapper style={{ height: 3000 }}>
        <Drawer
          trigger={<Button label="Share" />}
          title="Share link"
          shouldScaleBackground
          style={sized()}
          {...props}
        />
      </div>
    )
  }
  const wrapper = () => document.querySelector<HTMLElement>('[data-frond-drawer-wrapper]')!

  it('scales the page down, follows the drag, and restores all styles', async () => {
    await render(<Page />)
    const bodyBefore = document.body.style.background
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    const back = wrapper().getBoundingClientRect()
    expect(back.top).toBe(14)
    expect(back.width).toBeCloseTo(document.documentElement.clientWidth - 26, 0)
    expect(document.body.style.background).toBe('black')

    await drag({
      steps: [
        [10, 100],
        [210, 500],
      ],
      release: false,
    })
    expect(wrapper().getBoundingClientRect().top).toBeCloseTo(7, 0)
    await releaseMouse({ x: 640, y: 700, at: 5000 })
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => wrapper().style.cssText).toBe('height: 3000px;')
    expect(document.body.style.background).toBe(bodyBefore)
  })

  it('scales the visible part of a page that is scrolled', async () => {
    await render(<Page />)
    window.scrollTo({ top: 900, behavior: 'instant' })
    ;(document.querySelector('[aria-haspopup]') as HTMLElement).click()
    await expect.element(dialog()).toBeVisible()
    const { top } = wrapper().getBoundingClientRect()
    const scale = wrapper().getBoundingClientRect().width / wrapper().offsetWidth
    // The point at the top edge of the viewport is now 14 px lower.
    expect(top + 900 * scale).toBeCloseTo(14, 0)
    expect(getComputedStyle(wrapper()).clipPath).toMatch(/^inset\(900px 0(px)? \d+px round 8px\)$/)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  it.each([
    ['setBackgroundColorOnScale', { setBackgroundColorOnScale: false }],
    ['noBodyStyles', { noBodyStyles: true }],
  ])('does not set the background of the body with the prop %s', async (_, props) => {
    await render(<Page {...props} />)
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    expect(wrapper().getBoundingClientRect().top).toBe(14)
    expect(document.body.style.background).not.toBe('black')
  })

  it('does not scale the page without a wrapper or with reduced motion', async () => {
    const first = await openDrawer({ shouldScaleBackground: true })
    expect(document.body.style.background).not.toBe('black')
    await first.unmount()

    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { features: [] }))
    await render(<Page />)
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    expect(wrapper().getBoundingClientRect().top).toBe(0)
  })

  it('prevents the page from scrolling, unless noBodyStyles is set', async () => {
    const overflow = () => [document.documentElement, document.body].map((each) => getComputedStyle(each).overflowY)
    const screen = await openDrawer()
    await expect.poll(overflow).toContain('hidden')
    await screen.unmount()
    await expect.poll(overflow).not.toContain('hidden')
    await openDrawer({ noBodyStyles: true })
    await nextFrames()
    expect(overflow()).not.toContain('hidden')
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('does not block the page if it is not modal', async () => {
    const onClick = vi.fn()
    await render(
      <>
        <button onClick={onClick}>Behind</button>
        <Drawer defaultOpen modal={false} dismissible={false} title="Share" style={sized()} />
      </>,
    )
    await expect.element(dialog()).toBeVisible()
    expect(findPart('overlay')).toBeNull()
    await button('Behind').click()
    expect(onClick).toHaveBeenCalledTimes(1)
    await expect.element(dialog()).toBeVisible()
  })

  it('keeps the scroll position that a link has set with preventScrollRestoration', async () => {
    // As in a browser whose scrollbar takes space that cannot be reserved.
    const html = document.documentElement
    Object.defineProperty(html, 'clientWidth', { value: innerWidth - 15, configurable: true })
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    onTestFinished(() => {
      Reflect.deleteProperty(html, 'clientWidth')
      supports.mockRestore()
    })
    for (const preventScrollRestoration of [false, true]) {
      const screen = await render(
        <div style={{ height: 4000 }}>
          <Drawer
            trigger={<Button label="Share" />}
            title="Share link"
            preventScrollRestoration={preventScrollRestoration}
          />
        </div>,
      )
      await button('Share').click()
      await expect.element(dialog()).toBeVisible()
      await expect.poll(() => html.hasAttribute('data-frond-scroll-locked')).toBe(true)
      document.body.scrollTop = 700
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => html.hasAttribute('data-frond-scroll-locked')).toBe(false)
      await expect.poll(() => window.scrollY).toBe(preventScrollRestoration ? 700 : 0)
      await screen.unmount()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  describe('with an on-screen keyboard', () => {
    /** Simulates a keyboard of this height at the bottom of the viewport. */
    function showKeyboard(px: number) {
      const viewport = window.visualViewport!
      vi.spyOn(viewport, 'height', 'get').mockReturnValue(innerHeight - px)
      viewport.dispatchEvent(new Event('resize'))
    }
    afterEach(() => void vi.restoreAllMocks())

    const field = <input aria-label="Name" />

    it('moves above it and keeps its height', async () => {
      await openDrawer({ children: field })
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      showKeyboard(300)
      const box = sheet().getBoundingClientRect()
      expect(box.bottom).toBe(innerHeight - 300)
      expect(box.height).toBe(SIZE_PX)
      showKeyboard(0)
      expect(sheet().getBoundingClientRect().bottom).toBe(innerHeight)
    })

    it('becomes lower if there is not enough space, and scrolls the focused field into view', async () => {
      await openDrawer({
        style: { height: 700 },
        children: (
          <>
            <div style={{ height: 900 }} />
            <input aria-label="Name" autoFocus />
          </>
        ),
      })
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      showKeyboard(400)
      const box = sheet().getBoundingClientRect()
      expect(box.bottom).toBe(innerHeight - 400)
      expect(box.top).toBeGreaterThan(0)
      const { top, bottom } = page.getByRole('textbox').element().getBoundingClientRect()
      expect(top).toBeGreaterThan(box.top)
      expect(bottom).toBeLessThanOrEqual(innerHeight - 400)
    })

    it('keeps its top edge with fixed', async () => {
      await openDrawer({ fixed: true, children: field })
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      const { top } = sheet().getBoundingClientRect()
      showKeyboard(200)
      const box = sheet().getBoundingClientRect()
      expect([box.top, box.bottom]).toEqual([top, innerHeight - 200])
    })

    it('opens fully from a snap point', async () => {
      await openDrawer({ snapPoints: [0.3, 0.9], style: undefined, children: field })
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      showKeyboard(300)
      await expect.poll(() => sheet().getBoundingClientRect().bottom).toBe(innerHeight - 300)
      expect(sheet().getBoundingClientRect().top).toBeGreaterThan(0)
    })

    it('ignores browser toolbars, zoom, and focus outside of the drawer', async () => {
      await openDrawer({ children: field })
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      showKeyboard(50)
      expect(sheet().getBoundingClientRect().bottom).toBe(innerHeight)
      vi.spyOn(window.visualViewport!, 'scale', 'get').mockReturnValue(2)
      showKeyboard(300)
      expect(sheet().getBoundingClientRect().bottom).toBe(innerHeight)
    })
  })
})
