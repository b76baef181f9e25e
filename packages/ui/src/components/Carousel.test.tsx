import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { addStyles, describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { dragMouse } from '../testing/input.ts'
import { withoutMotion } from '../testing/motion.ts'
import { carouselTheme } from '../theme/carousel.ts'
import { App } from './App.tsx'
import { Carousel, type CarouselHandle, type CarouselProps } from './Carousel.tsx'

const towns = ['Aarhus', 'Bergen', 'Cork', 'Dresden', 'Évora']

/** Slides that are half as wide as the carousel, or as high as it if it is vertical. */
let styles: HTMLStyleElement
beforeEach(() => {
  styles = addStyles('@layer utilities { .half { flex-basis: 50% } .high { height: 100px } .tall { height: 90px } }')
})
afterEach(() => styles.remove())

function Towns(props: CarouselProps<string>) {
  return (
    <div style={{ width: 400 }}>
      <Carousel items={towns} aria-label="Towns" {...props}>
        {props.children ?? (({ item }) => <p className="tall">{item}</p>)}
      </Carousel>
    </div>
  )
}

describeComponent(
  'Carousel',
  <Carousel items={towns} arrows dots autoplay={{ playOnInit: false }} aria-label="Towns">
    {({ item }) => item}
  </Carousel>,
  {
    slot: 'carousel',
    theme: carouselTheme,
    show: () => expect.poll(() => findPart('dot')).not.toBeNull(),
  },
)
describeComponent('A plain vertical Carousel', <Carousel items={towns} orientation="vertical" aria-label="Towns" />, {
  slot: 'carousel',
  theme: carouselTheme,
  hiddenParts: ['controls', 'arrows', 'prev', 'next', 'dots', 'dot', 'toggle'],
})

const button = (name: string) => page.getByRole('button', { name })
const dot = (place: number) => page.getByRole('tab', { name: `Go to slide ${place}` })
const carousel = () => page.getByRole('region', { name: 'Towns' })
const ready = () => expect.poll(() => findPart('viewport')?.hasAttribute('data-ready')).toBe(true)

/** The slide at the start of the carousel. */
function shown(): string | undefined {
  const view = findPart('viewport')!.getBoundingClientRect()
  const isIn = (slide: Element) => {
    const { left, right, top, bottom } = slide.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return x > view.left && x < view.right && y > view.top && y < view.bottom
  }
  return [...document.querySelectorAll('[data-slot="item"]')].find(isIn)?.textContent ?? undefined
}

/** Waits until the slides do not move. A button may have been pressed between two slides. */
async function atRest(): Promise<void> {
  const place = () => document.querySelector('[data-slot="item"]')!.getBoundingClientRect().left
  const moved = async () => {
    const before = place()
    await nextFrames()
    await nextFrames()
    return place() - before
  }
  await expect.poll(moved).toBe(0)
}

describe('Carousel', () => {
  withoutMotion()

  it('is a region of slides, each labeled with its position', async () => {
    await render(<Towns />)
    await expect.element(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = page.getByRole('group').elements()
    expect(slides.map((slide) => slide.ariaLabel)).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'])
    expect(slides[0]!.getAttribute('aria-roledescription')).toBe('slide')
    expect(findPart('controls')).toBeNull()
  })

  it('moves with its arrow buttons, and reports the new position', async () => {
    const select = vi.fn()
    await render(<Towns arrows onSelect={select} duration={1} />)
    await ready()
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Next'))
    await expect.poll(shown).toBe('Bergen')
    expect(select).toHaveBeenLastCalledWith(1)
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'false')
    for (let step = 0; step < 3; step++) await userEvent.click(button('Next'))
    await expect.poll(shown).toBe('Évora')
    // The button keeps the focus at the last slide and has aria-disabled.
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Next')).toHaveFocus()
    await userEvent.click(button('Next'), { force: true })
    await userEvent.click(button('Previous'))
    await expect.poll(shown).toBe('Dresden')
  })

  it('continues with the first slide after the last with loop', async () => {
    await render(<Towns arrows loop duration={1} />)
    await ready()
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(button('Previous'))
    await expect.poll(shown).toBe('Évora')
  })

  it('passes props to its buttons', async () => {
    const press = vi.fn()
    await render(<Towns arrows next={{ 'aria-label': 'More towns', onClick: press, className: 'mine' }} duration={1} />)
    await ready()
    await userEvent.click(button('More towns'))
    expect(press).toHaveBeenCalledOnce()
    await expect.element(button('More towns')).toHaveClass('mine')
    await expect.poll(shown).toBe('Bergen')
  })

  it('has a dot for each position, as tabs of the slides', async () => {
    const screen = await render(<Towns dots duration={1} />)
    await expect.element(page.getByRole('tablist', { name: 'Choose a slide' })).toBeVisible()
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(5)
    await expect.element(dot(1)).toHaveAttribute('aria-selected', 'true')
    expect(page.getByRole('tabpanel').elements()).toHaveLength(5)
    await userEvent.click(dot(3))
    await expect.poll(shown).toBe('Cork')
    await expect.element(dot(3)).toHaveAttribute('aria-selected', 'true')
    expect(dot(3).element().getAttribute('aria-controls')).toBe(document.querySelectorAll('[data-slot="item"]')[2]!.id)
    await screen.unmount()

    await render(<Towns dots slidesToScroll={2} ui={{ item: 'half' }} />)
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(3)
  })

  it('starts at startIndex', async () => {
    await render(<Towns startIndex={3} />)
    await ready()
    await expect.poll(shown).toBe('Dresden')
  })

  it('can be dragged with the mouse', async () => {
    await render(<Towns duration={1} />)
    await ready()
    const { left, top } = findPart('viewport')!.getBoundingClientRect()
    const y = top + 30
    await dragMouse({
      path: [
        { x: left + 350, y, at: 0 },
        { x: left + 250, y, at: 40 },
        { x: left + 40, y, at: 80 },
      ],
    })
    await expect.poll(shown).toBe('Bergen')
  })

  it('updates when slides are added or removed', async () => {
    const screen = await render(<Towns dots />)
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(5)
    await screen.rerender(<Towns dots items={towns.slice(0, 2)} />)
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(2)
  })

  it('keeps its position when its parent renders again', async () => {
    function Parent() {
      const [count, setCount] = useState(0)
      return (
        <>
          <Towns arrows duration={1} />
          <button onClick={() => setCount(count + 1)}>Again {count}</button>
        </>
      )
    }
    await render(<Parent />)
    await ready()
    await userEvent.click(button('Next'))
    await expect.poll(shown).toBe('Bergen')
    await userEvent.click(button('Again 0'))
    await expect.element(button('Again 1')).toBeVisible()
    expect(shown()).toBe('Bergen')
  })

  it('exposes the Embla API through its handle', async () => {
    const handle = createRef<CarouselHandle>()
    await render(<Towns handleRef={handle} duration={1} />)
    await expect.poll(() => handle.current?.emblaApi).toBeDefined()
    expect(handle.current!.emblaRef).toBe(findPart('viewport'))
    handle.current!.emblaApi!.scrollTo(2, true)
    await expect.poll(shown).toBe('Cork')
  })

  it('renders text and elements without children, and adds the classes of an item', async () => {
    await render(<Carousel items={['Aarhus', <b key="b">Bergen</b>]} aria-label="Towns" />)
    await expect.element(page.getByText('Aarhus')).toBeVisible()
    await expect.element(page.getByText('Bergen')).toBeInTheDocument()
    await render(
      <Carousel
        items={[
          { town: 'Cork', className: 'mine' },
          { town: 'Dresden', className: '' },
        ]}
      >
        {({ item, index }) => `${index}: ${item.town}`}
      </Carousel>,
    )
    expect(document.querySelectorAll('.mine')).toHaveLength(1)
    await expect.element(page.getByText('0: Cork')).toHaveClass('mine')
  })

  it('is visible and can be scrolled before scripts load', () => {
    const html = renderToString(<Towns arrows dots />)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    const viewport = container.querySelector<HTMLElement>('[data-slot="viewport"]')!
    expect(viewport.textContent).toBe(towns.join(''))
    expect(getComputedStyle(viewport).overflowX).toBe('auto')
    expect(viewport.tabIndex).toBe(0)
    viewport.scrollLeft = 300
    expect(viewport.scrollLeft).toBeGreaterThan(0)
    expect(container.querySelector('[data-slot="carousel"]')!.outerHTML).not.toContain(' style=')
    // Without dots, the row or column already has their size, so that the page does not move when they appear.
    expect(container.querySelector('[data-slot="dots"]')!.getBoundingClientRect().height).toBe(24)
    container.innerHTML = renderToString(<Towns arrows dots orientation="vertical" />)
    expect(container.querySelector('[data-slot="dots"]')!.getBoundingClientRect().width).toBe(24)
    container.remove()
  })

  it('adds no style element to the page', async () => {
    const before = document.querySelectorAll('style').length
    await render(<Towns arrows dots fade autoHeight classNames wheelGestures />)
    await ready()
    await expect.poll(() => document.querySelector('.is-snapped')).not.toBeNull()
    expect(document.querySelectorAll('style')).toHaveLength(before)
  })
})

describe('Carousel by keyboard', () => {
  withoutMotion()

  it('moves with the arrow keys while it has focus', async () => {
    const select = vi.fn()
    await render(<Towns duration={1} onSelect={select} />)
    await ready()
    await userEvent.tab()
    await expect.element(carousel()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shown).toBe('Bergen')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shown).toBe('Aarhus')
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowRight}{/Control}')
    expect(select.mock.calls).toEqual([[1], [0]])
  })

  it.each([
    [
      'by <App>',
      <App key="app" dir="rtl">
        <div dir="rtl">
          <Towns duration={1} />
        </div>
      </App>,
    ],
    [
      'by the page',
      <div key="page" dir="rtl">
        <Towns duration={1} />
      </div>,
    ],
  ])('is mirrored in right-to-left text, set by %s', async (_, element) => {
    await render(element)
    await ready()
    const [first, second] = [...document.querySelectorAll('[data-slot="item"]')]
    expect(second!.getBoundingClientRect().left).toBeLessThan(first!.getBoundingClientRect().left)
    carousel().element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shown).toBe('Bergen')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shown).toBe('Aarhus')
  })

  it('moves with the up and down keys if it is vertical', async () => {
    const select = vi.fn()
    await render(<Towns orientation="vertical" ui={{ container: 'high' }} duration={1} onSelect={select} />)
    await ready()
    carousel().element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(shown).toBe('Bergen')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(shown).toBe('Aarhus')
    await userEvent.keyboard('{ArrowRight}')
    expect(select.mock.calls).toEqual([[1], [0]])
  })

  it('has one tab stop for its dots, and arrow keys move between them', async () => {
    await render(<Towns dots duration={1} />)
    await expect.element(dot(1)).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(dot(1)).toHaveFocus()
    for (const [key, place] of [
      ['ArrowRight', 2],
      ['End', 5],
      ['ArrowLeft', 4],
      ['Home', 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(dot(place)).toHaveFocus()
      await expect.element(dot(place)).toHaveAttribute('aria-selected', 'true')
    }
    expect(dot(2).element().tabIndex).toBe(-1)
  })

  it('does not handle keys in fields inside its slides', async () => {
    const select = vi.fn()
    await render(
      <Towns duration={1} onSelect={select}>
        {({ item }) => <input aria-label={item} defaultValue="ab" />}
      </Towns>,
    )
    await ready()
    page.getByRole('textbox', { name: 'Aarhus' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(select).not.toHaveBeenCalled()
  })

  it('scrolls a slide into view when it gets focus', async () => {
    await render(<Towns duration={1}>{({ item }) => <button>{item}</button>}</Towns>)
    await ready()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(button('Aarhus')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Bergen')).toHaveFocus()
    await expect.poll(shown).toBe('Bergen')
  })
})

describe('Carousel with autoplay', () => {
  withoutMotion()
  const quick = { delay: 60 }

  async function preferMotion(value: 'reduce' | 'no-preference') {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  }
  afterEach(() => preferMotion('no-preference'))

  it('moves automatically, and its button pauses and resumes it', async () => {
    await render(<Towns autoplay={quick} loop duration={1} />)
    await expect.element(button('Stop the slides')).toBeVisible()
    await expect.poll(shown).toBe('Bergen')
    await userEvent.click(button('Stop the slides'))
    await expect.element(button('Start the slides')).toBeVisible()
    await atRest()
    const stopped = shown()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(shown()).toBe(stopped)
    await userEvent.click(button('Start the slides'))
    await expect.poll(shown).not.toBe(stopped)
  })

  it('stops when the user presses an arrow button, unless stopOnInteraction is off', async () => {
    const screen = await render(<Towns arrows autoplay={{ delay: 5000 }} loop duration={1} />)
    await expect.element(button('Stop the slides')).toBeVisible()
    await userEvent.click(button('Next'))
    await expect.element(button('Start the slides')).toBeVisible()
    await screen.unmount()

    await render(<Towns arrows autoplay={{ delay: 5000, stopOnInteraction: false }} loop duration={1} />)
    await expect.element(button('Stop the slides')).toBeVisible()
    await userEvent.click(button('Next'))
    await expect.poll(shown).toBe('Bergen')
    await expect.element(button('Stop the slides')).toBeVisible()
  })

  it('does not start automatically with reduced motion', async () => {
    await preferMotion('reduce')
    await render(<Towns arrows autoplay={quick} loop />)
    await ready()
    await expect.element(button('Start the slides')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(shown()).toBe('Aarhus')
    // A press on a button moves the slides without animation.
    await userEvent.click(button('Next'))
    await expect.poll(shown).toBe('Bergen')
  })

  it('scrolls endlessly with autoScroll', async () => {
    await render(<Towns autoScroll={{ startDelay: 0 }} loop toggle={{ label: 'Halt', 'aria-label': undefined }} />)
    await expect.element(button('Halt')).toBeVisible()
    const place = () => document.querySelector('[data-slot="item"]')!.getBoundingClientRect().left
    const start = place()
    await expect.poll(place).not.toBe(start)
  })

  it('has no pause button if it is turned off', async () => {
    await render(<Towns autoplay={quick} toggle={false} loop duration={1} />)
    await expect.poll(shown).toBe('Bergen')
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })
})

describe('Carousel with plugins', () => {
  withoutMotion()

  it('fades between slides', async () => {
    await render(<Towns fade arrows duration={1} />)
    await ready()
    const slides = [...document.querySelectorAll<HTMLElement>('[data-slot="item"]')]
    await expect.poll(() => slides.map((slide) => slide.style.opacity)).toEqual(['1', '0', '0', '0', '0'])
    await userEvent.click(button('Next'))
    await expect.poll(() => slides[1]!.style.opacity).toBe('1')
  })

  it('adapts its height to the visible slide', async () => {
    await render(
      <Towns autoHeight arrows duration={1}>
        {({ index }) => <div style={{ height: 40 + index * 40 }} />}
      </Towns>,
    )
    await ready()
    const height = () => Math.round(findPart('container')!.getBoundingClientRect().height)
    await expect.poll(height).toBe(40)
    await userEvent.click(button('Next'))
    await expect.poll(height).toBe(80)
  })

  it('moves with the mouse wheel', async () => {
    await render(<Towns wheelGestures duration={1} />)
    await ready()
    const { left, top } = findPart('viewport')!.getBoundingClientRect()
    // The code of the plugin may still be loading.
    await expect
      .poll(() => {
        for (let step = 0; step < 5; step++)
          findPart('viewport')!.dispatchEvent(
            new WheelEvent('wheel', {
              deltaX: 60,
              bubbles: true,
              cancelable: true,
              clientX: left + 100,
              clientY: top + 30,
            }),
          )
        return shown()
      })
      .not.toBe('Aarhus')
  })
})

describe('Carousel with invalid items', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about items that it cannot render', async () => {
    await render(<Carousel items={[{ town: 'Cork' }]} aria-label="Towns" />)
    expect(warning.mock.calls.flat().join()).toContain('Carousel: its items are neither text nor elements')
  })

  it('is empty without items', async () => {
    await render(<Carousel arrows dots aria-label="Towns" />)
    await ready()
    expect(page.getByRole('tab').elements()).toHaveLength(0)
    await userEvent.click(button('Next'), { force: true })
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
  })
})
