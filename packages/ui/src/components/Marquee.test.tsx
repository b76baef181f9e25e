import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { marqueeTheme } from '../theme/marquee.ts'
import { Marquee } from './Marquee.tsx'

describeComponent(
  'Marquee',
  <Marquee>
    <span>Fern</span>
    <span>Moss</span>
  </Marquee>,
  { slot: 'marquee', theme: marqueeTheme },
)

const copies = () => [...document.querySelectorAll<HTMLElement>('[data-slot="content"]')]
const animation = () => copies()[0]!.getAnimations()[0]
const style = () => getComputedStyle(copies()[0]!)

describe('Marquee', () => {
  it('repeats its content, with the copies hidden from screen readers', async () => {
    const screen = await render(
      <Marquee repeat={3}>
        <button>Fern</button>
      </Marquee>,
    )
    expect(copies()).toHaveLength(3)
    expect(page.getByRole('button').elements()).toHaveLength(1)
    expect(copies().map((copy) => copy.inert)).toEqual([false, true, true])
    await screen.rerender(<Marquee repeat={0}>Fern</Marquee>)
    expect(copies()).toHaveLength(2)
  })

  it('moves by its length plus the gap, so that the animation loops seamlessly', async () => {
    await render(
      <div style={{ width: 400 }}>
        <Marquee className="test-marquee">
          <span style={{ width: 100 }}>Fern</span>
        </Marquee>
      </div>,
    )
    const lefts = () => copies().map((copy) => copy.getBoundingClientRect().left)
    const hold = (at: number) => {
      for (const copy of copies()) {
        const [moving] = copy.getAnimations()
        moving!.pause()
        moving!.currentTime = at
      }
    }
    expect(animation()!.effect!.getComputedTiming().duration).toBe(20_000)
    hold(0)
    const [start] = lefts()
    hold(19_999)
    expect(lefts()[1]).toBeCloseTo(start!, 0)
  })

  it('reads duration and gap from custom properties', async () => {
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = '@layer utilities { .quick { --duration: 5s; --gap: 10px } }'
    await render(<Marquee className="quick">Fern</Marquee>)
    expect(style().animationDuration).toBe('5s')
    expect(getComputedStyle(findPart('marquee')!).columnGap).toBe('10px')
    sheet.remove()
  })

  it('moves in the other direction with reverse and in right-to-left text, and can move vertically', async () => {
    const shift = (by: number) => {
      const moving = animation()!
      moving.pause()
      moving.currentTime = by
      return new DOMMatrix(style().transform)
    }
    const screen = await render(<Marquee>Fern</Marquee>)
    expect(shift(10_000).e).toBeLessThan(0)
    await screen.rerender(
      <div dir="rtl">
        <Marquee>Fern</Marquee>
      </div>,
    )
    expect(shift(10_000).e).toBeGreaterThan(0)
    await screen.rerender(<Marquee reverse>Fern</Marquee>)
    expect(style().animationDirection).toBe('reverse')
    await screen.rerender(
      <div style={{ height: 200 }}>
        <Marquee orientation="vertical">Fern</Marquee>
      </div>,
    )
    expect(shift(10_000).f).toBeLessThan(0)
  })

  it('pauses on hover, on focus, and with paused', async () => {
    const screen = await render(
      <Marquee pauseOnHover>
        <button>Fern</button>
      </Marquee>,
    )
    await userEvent.unhover(page.getByRole('button'))
    await expect.poll(() => style().animationPlayState).toBe('running')
    page.getByRole('button').element().focus()
    expect(style().animationPlayState).toBe('paused')
    await screen.rerender(<Marquee paused>Fern</Marquee>)
    expect(style().animationPlayState).toBe('paused')
  })

  it('fades its edges unless overlay is off', async () => {
    const screen = await render(<Marquee>Fern</Marquee>)
    const mask = () => getComputedStyle(findPart('marquee')!).maskImage
    expect(mask()).toContain('gradient')
    await screen.rerender(<Marquee overlay={false}>Fern</Marquee>)
    expect(mask()).toBe('none')
  })
})
