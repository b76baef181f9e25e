import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  addToast,
  clearToasts,
  getToasts,
  hasToasts,
  MAX_TOASTS,
  OUTLET_WAIT_MS,
  REMOVE_DELAY_MS,
  removeToast,
  updateToast,
} from '../system/toast-store.ts'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { createTheme } from '../theme/create-theme.ts'
import { toasterTheme } from '../theme/toaster.ts'
import { App } from './App.tsx'
import { Modal } from './Modal.tsx'
import { Toaster, type ToasterPosition, type ToasterProps } from './Toaster.tsx'

const GAP_PX = 16

/** How long the live region of a toast is in the page before its text. */
const ANNOUNCE_DELAY_MS = 50

/** Delay after which the toaster checks again which toast is hovered. */
const HOVER_SETTLES_MS = 100

const region = () => page.getByRole('region', { name: 'Notifications' })
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-slot="toast"]')]
const card = (title: string) => cards().find((element) => element.textContent?.includes(title))!
/** The toasts that are not closing. A closed one may be removed already. */
const openToasts = () => getToasts().filter(({ open }) => open)
const box = (title: string) => card(title).getBoundingClientRect()

/** Adds toasts without a countdown, and waits until they are in position. */
async function addAll(...titles: string[]): Promise<void> {
  for (const title of titles) addToast({ title, duration: 0 })
  await ready()
}

const allShown = () =>
  expect
    .poll(() => cards().length > 0 && cards().every((element) => !element.hasAttribute('data-starting-style')))
    .toBe(true)

async function ready(): Promise<void> {
  await allShown()
  await settle()
}

withoutMotion()
beforeEach(forgetWarnings)
afterEach(() => {
  clearToasts()
  // Remove the focus, which would pause the next toasts.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
})

describe('App', () => {
  it('loads the toaster with the first toast, and renders its text after its live region', async () => {
    await render(<App toaster={{ position: 'top-left' }}>Application</App>)
    await nextFrames()
    expect(hasToasts()).toBe(false)
    expect(findPart('toaster')).toBeNull()

    const order: string[] = []
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (!(node instanceof Element)) continue
        if (node.querySelector('[aria-live="polite"]')) order.push('region')
        if (node.textContent?.includes('Saved')) order.push('text')
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    addToast({ title: 'Saved', duration: 0 })
    await expect.element(region().getByText('Saved')).toBeVisible()
    observer.disconnect()
    expect(order).toEqual(['region', 'text'])
    expect(region().element().getBoundingClientRect().left).toBe(16)
  })

  it('renders no toaster if it is turned off, and warns when a toast is added', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<App toaster={null}>Application</App>)
    const { advance } = stopClock()
    addToast({ title: 'Saved' })
    await advance(OUTLET_WAIT_MS)
    expect(warning.mock.calls.flat().join()).toContain('nothing shows toasts')
    expect(findPart('toaster')).toBeNull()
    warning.mockRestore()
  })
})

describe('several toasters', () => {
  it('a toaster inside the application shows the toasts, and the one of the application after it is unmounted', async () => {
    await page.viewport(900, 600)
    const screen = await render(
      <App>
        <Toaster position="top-left" />
      </App>,
    )
    await addAll('Saved')
    expect(region().elements()).toHaveLength(1)
    expect(box('Saved')).toMatchObject({ left: 16, top: 16 })
    await screen.rerender(<App>Application</App>)
    await expect.element(region()).toBeInTheDocument()
    await ready()
    expect(region().elements()).toHaveLength(1)
    expect(innerHeight - box('Saved').bottom).toBe(16)
    await screen.rerender(
      <App>
        <Toaster position="top-left" max={0} />
      </App>,
    )
    await expect.poll(getToasts).toEqual([])
  })

  it.each([
    ['none', undefined, 'bottom'],
    ['its own', { position: 'top-right' }, 'top'],
  ] as const)('in a nested application, the toaster uses the settings: %s', async (_, toaster, side) => {
    await page.viewport(900, 600)
    await render(
      <App>
        <App toaster={toaster}>Inside</App>
      </App>,
    )
    await addAll('Saved')
    expect(region().elements()).toHaveLength(1)
    expect(side === 'top' ? box('Saved').top : innerHeight - box('Saved').bottom).toBe(16)
  })
})

describeComponent('Toaster', <Toaster />, {
  slot: 'toaster',
  theme: toasterTheme,
  clientOnly: true,
  show: () => addAll('Saved'),
})

describe('Toaster', () => {
  it('is a region with a list of toasts, the newest first', async () => {
    await render(<Toaster />)
    await addAll('One', 'Two')
    expect(
      region()
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Two', 'One'])
    await expect.element(region().getByRole('status').first()).toHaveTextContent('Two')
  })

  it('has the given accessible name, or a default in the language of the application', async () => {
    const screen = await render(<Toaster label="Messages" />)
    await expect.element(screen.getByRole('region', { name: 'Messages' })).toBeInTheDocument()
    await screen.unmount()
    const locale = {
      name: 'Deutsch',
      code: 'de',
      dir: 'ltr',
      messages: { toaster: { label: 'Mitteilungen' }, toast: { close: 'Schließen' } },
    } as const
    await render(
      <App locale={locale} toaster={{}}>
        Anwendung
      </App>,
    )
    await addAll('Gespeichert')
    await expect.element(page.getByRole('region', { name: 'Mitteilungen' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible()
  })

  it('renders only its children on the server', () => {
    expect(renderToString(<Toaster>Application</Toaster>)).toBe('Application')
  })

  it.each([
    ['top-left', { top: 16, left: 16 }, [-60, 0]],
    ['top-center', { top: 16 }, [0, -60]],
    ['top-right', { top: 16, right: 16 }, [60, 0]],
    ['bottom-left', { bottom: 16, left: 16 }, [-60, 0]],
    ['bottom-center', { bottom: 16 }, [0, 60]],
    ['bottom-right', { bottom: 16, right: 16 }, [60, 0]],
  ] as const)('places toasts at the %s, and they are swiped toward that side', async (position, expected, [x, y]) => {
    await page.viewport(900, 600)
    await render(<Toaster position={position} />)
    await addAll('Saved')
    const { top, left, right, bottom } = box('Saved')
    const distances = { top, left, right: innerWidth - right, bottom: innerHeight - bottom }
    expect(distances).toMatchObject(expected)
    if (position.endsWith('center')) expect(left).toBeCloseTo(innerWidth - right, 0)

    swipe(-x, -y)
    expect(getToasts()).toMatchObject([{ open: true }])
    swipe(x, y)
    expect(openToasts()).toEqual([])
  })

  it('is at the bottom right by default, 384 px wide, and fills the width of a phone', async () => {
    await page.viewport(900, 600)
    await render(<Toaster />)
    await addAll('Saved')
    expect(box('Saved')).toMatchObject({ right: innerWidth - 16, bottom: innerHeight - 16, width: 384 })
    await page.viewport(390, 600)
    await settle()
    expect(box('Saved')).toMatchObject({ left: 16, width: 358 })
    await page.viewport(900, 600)
  })

  it('keeps its physical side in right-to-left text', async () => {
    await page.viewport(900, 600)
    await render(
      <App dir="rtl" toaster={{ position: 'bottom-right' }}>
        Application
      </App>,
    )
    await addAll('Saved')
    expect(innerWidth - box('Saved').right).toBe(16)
    expect(getComputedStyle(card('Saved')).direction).toBe('rtl')
    const title = page.getByText('Saved').element().getBoundingClientRect()
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(close.right).toBeLessThan(title.right)
  })

  it.each([
    ['top-start', 'rtl', { top: 16, right: 16 }, 60],
    ['top-start', 'ltr', { top: 16, left: 16 }, -60],
    ['bottom-end', 'rtl', { bottom: 16, left: 16 }, -60],
    ['bottom-end', 'ltr', { bottom: 16, right: 16 }, 60],
  ] as const)(
    'places toasts at the %s of %s text, and they are swiped toward that side',
    async (position, dir, at, x) => {
      await page.viewport(900, 600)
      await render(
        <App dir={dir} toaster={{ position }}>
          Application
        </App>,
      )
      await addAll('Saved')
      const { top, left, right, bottom } = box('Saved')
      expect({ top, left, right: innerWidth - right, bottom: innerHeight - bottom }).toMatchObject(at)

      swipe(-x, 0)
      expect(getToasts()).toMatchObject([{ open: true }])
      swipe(x, 0)
      expect(openToasts()).toEqual([])
    },
  )

  it('shows at most five toasts and drops the oldest', async () => {
    await render(<Toaster />)
    await addAll('1st', '2nd', '3rd', '4th', '5th', '6th')
    expect(cards().map((element) => element.textContent)).toEqual(['6th', '5th', '4th', '3rd', '2nd'])
    expect(MAX_TOASTS).toBe(5)
  })

  it('shows at most as many toasts as max', async () => {
    const screen = await render(<Toaster max={2} />)
    await addAll('1st', '2nd', '3rd')
    expect(cards()).toHaveLength(2)
    await screen.rerender(<Toaster max={0} />)
    expect(cards()).toHaveLength(0)
    addToast({ title: '4th' })
    await nextFrames()
    expect(cards()).toHaveLength(0)
  })

  it.each(['top-right', 'bottom-right'] as const)('lists toasts with a gap of 16 px, at the %s', async (position) => {
    await page.viewport(900, 700)
    await render(<Toaster position={position} />)
    addToast({ title: 'Tall', description: 'With a second line', duration: 0 })
    await addAll('Middle', 'Newest')
    const [newest, middle, tall] = [box('Newest'), box('Middle'), box('Tall')]
    expect(tall.height).toBeGreaterThan(middle.height)
    if (position === 'top-right') {
      expect(newest.top).toBe(16)
      expect(middle.top - newest.bottom).toBeCloseTo(GAP_PX, 1)
      expect(tall.top - middle.bottom).toBeCloseTo(GAP_PX, 1)
    } else {
      expect(innerHeight - newest.bottom).toBe(16)
      expect(newest.top - middle.bottom).toBeCloseTo(GAP_PX, 1)
      expect(middle.top - tall.bottom).toBeCloseTo(GAP_PX, 1)
    }
  })

  it.each(['top-right', 'bottom-right'] as const)(
    'stacks toasts at the %s, each 16 px further and slightly smaller, until they are hovered',
    async (position) => {
      await page.viewport(900, 700)
      // After a change of the viewport size, toasts may be under the pointer.
      await parkPointer()
      await render(<Toaster position={position} expand={false} />)
      addToast({ title: 'Tall', description: 'With a second line', duration: 0 })
      await addAll('Middle', 'Newest')
      await expect.poll(() => box('Middle').width).toBeCloseTo(384 * 0.95, 1)
      const [newest, middle, tall] = [box('Newest'), box('Middle'), box('Tall')]
      expect(newest.width).toBe(384)
      expect(middle.width).toBeCloseTo(384 * 0.95, 1)
      expect(tall.width).toBeCloseTo(384 * 0.9, 1)
      if (position === 'top-right') {
        expect(middle.bottom - newest.bottom).toBeCloseTo(GAP_PX, 1)
        expect(tall.bottom - newest.bottom).toBeCloseTo(2 * GAP_PX, 1)
      } else {
        expect(newest.top - middle.top).toBeCloseTo(GAP_PX, 1)
        expect(newest.top - tall.top).toBeCloseTo(2 * GAP_PX, 1)
      }

      await userEvent.hover(page.getByText('Newest'))
      await expect.element(region()).toHaveAttribute('data-expanded')
      await settle()
      expect(box('Tall').width).toBe(384)
      const [near, far] =
        position === 'top-right' ? [box('Newest').bottom, box('Middle').top] : [box('Middle').bottom, box('Newest').top]
      expect(far - near).toBeCloseTo(GAP_PX, 1)

      await parkPointer()
      await expect.element(region()).not.toHaveAttribute('data-expanded')
    },
  )

  it('uses its gap in a list and in a stack', async () => {
    await page.viewport(900, 700)
    const { rerender } = await render(<Toaster gap={24} />)
    await addAll('Older', 'Newest')
    expect(box('Newest').top - box('Older').bottom).toBeCloseTo(24, 1)
    // The pointer may move from one toast to the next without leaving the list.
    expect(getComputedStyle(card('Newest').parentElement!, '::after').height).toBe('24px')

    await rerender(<Toaster gap={24} expand={false} />)
    await settle()
    expect(box('Newest').top - box('Older').top).toBeCloseTo(24, 1)
  })

  it('passes its orientation to toasts, which can override it', async () => {
    await render(<Toaster orientation="horizontal" />)
    addToast({ title: 'Beside', duration: 0, actions: [{ label: 'Undo' }] })
    addToast({ title: 'Below', duration: 0, orientation: 'vertical', actions: [{ label: 'Undo' }] })
    await ready()
    const [beside, below] = [card('Beside'), card('Below')].map((toast) => {
      const [title, actions] = ['title', 'actions'].map((slot) => toast.querySelector(`[data-slot="${slot}"]`)!)
      return actions!.getBoundingClientRect().top - title!.getBoundingClientRect().bottom
    })
    expect(beside).toBeLessThan(0)
    expect(below).toBeGreaterThan(0)
  })

  it('expands the stack on keyboard focus', async () => {
    await render(<Toaster expand={false} />)
    await addAll('One', 'Two')
    await userEvent.keyboard('{F8}')
    await expect.element(region()).toHaveAttribute('data-expanded')
  })

  it('does not block presses on the page between and beside the toasts', async () => {
    await page.viewport(900, 600)
    await render(<Toaster />)
    await addAll('One')
    const { left, right, top } = region().element().getBoundingClientRect()
    expect(document.elementFromPoint((left + right) / 2, top - 30)?.closest('[data-slot="toaster"]')).toBeNull()
    expect(getComputedStyle(region().element()).pointerEvents).toBe('none')
  })

  it('closes a toast after its duration and removes it 200 ms later', async () => {
    const { advance } = stopClock()
    await render(<Toaster duration={100} />)
    addToast({ title: 'Short' })
    addToast({ title: 'Long', duration: 5000 })
    await advance(ANNOUNCE_DELAY_MS)
    await advance(99)
    expect(getToasts()).toMatchObject([{ title: 'Short', open: true }, { title: 'Long' }])
    await advance(1)
    expect(getToasts()).toMatchObject([{ title: 'Short', open: false }, { title: 'Long' }])
    await advance(199)
    expect(getToasts()).toHaveLength(2)
    await advance(1)
    expect(getToasts()).toMatchObject([{ title: 'Long', open: true }])
  })

  it('uses a duration of 5000 ms and a progress bar by default', async () => {
    withMotion()
    await render(<Toaster />)
    addToast({ title: 'Saved' })
    await expect.poll(() => findPart('indicator')).not.toBeNull()
    expect(findPart('indicator')!.getAnimations()[0]!.effect!.getTiming().duration).toBe(5000)
  })

  it('passes progress to toasts, which can override it', async () => {
    await render(<Toaster progress={false} />)
    addToast({ title: 'Without', duration: 60_000 })
    addToast({ title: 'With', duration: 60_000, progress: true })
    await expect.poll(() => findPart('indicator')).not.toBeNull()
    expect(card('Without').querySelector('[data-slot="progress"]')).toBeNull()
    expect(card('With').querySelector('[data-slot="progress"]')).not.toBeNull()
  })

  it('uses the theme defaults of Toast unless it has its own props', async () => {
    withMotion()
    const theme = createTheme({
      components: { toast: { props: { duration: 7000 } }, toaster: { props: { position: 'top-left' } } },
    })
    await render(<App theme={theme}>Application</App>)
    addToast({ title: 'Saved' })
    await expect.poll(() => findPart('indicator')).not.toBeNull()
    expect(findPart('indicator')!.getAnimations()[0]!.effect!.getTiming().duration).toBe(7000)
    expect(region().element().getBoundingClientRect()).toMatchObject({ left: 16, top: 16 })
  })

  it('restarts the countdown of an updated toast', async () => {
    const { advance } = stopClock()
    await render(<Toaster duration={300} />)
    const { id } = addToast({ title: 'Uploading' })
    await advance(ANNOUNCE_DELAY_MS)
    await advance(200)
    updateToast(id, { title: 'Uploaded' })
    await advance(299)
    expect(getToasts()).toMatchObject([{ title: 'Uploaded', open: true }])
    await advance(1)
    expect(getToasts()).toMatchObject([{ title: 'Uploaded', open: false }])
  })

  it('pulses, announces and restarts a toast that is added again', async () => {
    await render(<Toaster />)
    addToast({ id: 'copy', title: 'Copied', duration: 0 })
    await ready()
    withMotion()
    const text = page.getByText('Copied').element()
    addToast({ id: 'copy', title: 'Copied', duration: 0 })
    await expect.poll(() => card('Copied').hasAttribute('data-pulse')).toBe(true)
    expect(
      card('Copied')
        .getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName),
    ).toContain('fr-nudge')
    expect(page.getByText('Copied').elements()).toHaveLength(1)
    expect(page.getByText('Copied').element()).not.toBe(text)

    // Added again during the animation: the pulse restarts.
    const pulse = card('Copied').getAnimations()[0]!
    pulse.pause()
    pulse.currentTime = 100
    addToast({ id: 'copy', title: 'Copied', duration: 0 })
    await expect.poll(() => pulse.currentTime).toBe(0)
    pulse.play()
    await expect.poll(() => card('Copied').hasAttribute('data-pulse')).toBe(false)
    addToast({ id: 'copy', title: 'Copied', duration: 0 })
    await expect.poll(() => card('Copied').hasAttribute('data-pulse')).toBe(true)
  })

  it('calls onClick with the toast', async () => {
    const onClick = vi.fn()
    await render(<Toaster />)
    const { id } = addToast({ title: 'New message', duration: 0, onClick })
    await ready()
    await userEvent.click(page.getByText('New message'))
    expect(onClick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id, title: 'New message' }))
  })

  it('calls onOpenChange of the toast when it is closed', async () => {
    const onOpenChange = vi.fn()
    await render(<Toaster />)
    addToast({ title: 'Saved', duration: 0, onOpenChange })
    await ready()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(openToasts()).toEqual([])
  })

  describe('countdowns', () => {
    const DURATION_MS = 60_000

    it('pause for all toasts while one is hovered, and resume when that one is closed', async () => {
      await page.viewport(900, 600)
      const { advance } = stopClock()
      await render(<Toaster position="top-right" />)
      addToast({ title: 'Older', duration: DURATION_MS })
      addToast({ title: 'Newer', duration: DURATION_MS })
      await advance(ANNOUNCE_DELAY_MS)
      await userEvent.hover(page.getByText('Older'))
      await advance(2 * DURATION_MS)
      expect(getToasts()).toMatchObject([
        { title: 'Older', open: true },
        { title: 'Newer', open: true },
      ])
      await userEvent.click(card('Older').querySelector('[data-slot="close"]')!)
      await advance(REMOVE_DELAY_MS)
      expect(getToasts()).toMatchObject([{ title: 'Newer', open: true }])
      // The browser updates `:hover` some time after the element under the pointer was removed.
      while (document.querySelector('[data-slot="toast"]:hover')) await nextFrames()
      await advance(HOVER_SETTLES_MS)
      await advance(DURATION_MS + REMOVE_DELAY_MS)
      expect(getToasts()).toEqual([])
    })

    it('pause while a toast has focus', async () => {
      const { advance } = stopClock()
      await render(<Toaster />)
      addToast({ title: 'Saved', duration: DURATION_MS })
      await advance(ANNOUNCE_DELAY_MS)
      card('Saved').focus()
      await advance(2 * DURATION_MS)
      expect(getToasts()).toMatchObject([{ open: true }])
      card('Saved').blur()
      await advance(DURATION_MS)
      expect(openToasts()).toEqual([])
    })

    it('pause while the page is hidden or the window is inactive', async () => {
      const { advance } = stopClock()
      await render(<Toaster />)
      window.dispatchEvent(new Event('blur'))
      addToast({ title: 'Saved', duration: DURATION_MS })
      await advance(ANNOUNCE_DELAY_MS)
      await advance(2 * DURATION_MS)
      expect(getToasts()).toMatchObject([{ open: true }])
      window.dispatchEvent(new Event('focus'))
      await advance(DURATION_MS)
      expect(openToasts()).toEqual([])
    })
  })

  describe('keyboard', () => {
    it('F8 focuses the region, Tab the newest toast first, and Escape returns focus to the page', async () => {
      await render(
        <>
          <button>Before</button>
          <Toaster />
        </>,
      )
      await addAll('One', 'Two')
      page.getByRole('button', { name: 'Before' }).element().focus()
      await userEvent.keyboard('{F8}')
      await expect.element(region()).toHaveFocus()
      expect(getComputedStyle(region().element()).outlineStyle).toBe('solid')
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).toBe(card('Two'))
      await userEvent.keyboard('{Tab}{Tab}')
      expect(document.activeElement).toBe(card('One'))
      region().element().focus()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
    })

    it('F8 is not handled while there are no toasts', async () => {
      await render(
        <>
          <button>Before</button>
          <Toaster />
        </>,
      )
      page.getByRole('button', { name: 'Before' }).element().focus()
      await userEvent.keyboard('{F8}')
      await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
    })

    it('focus moves to the next toast when one is closed, and to the page after the last', async () => {
      await render(
        <>
          <button>Before</button>
          <Toaster />
        </>,
      )
      await addAll('One', 'Two')
      page.getByRole('button', { name: 'Before' }).element().focus()
      await userEvent.keyboard('{F8}{Tab}{Escape}')
      expect(document.activeElement).toBe(card('One'))
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
      expect(openToasts()).toEqual([])
    })

    it('focus returns to the page when all toasts are removed', async () => {
      await render(
        <>
          <button>Before</button>
          <Toaster />
        </>,
      )
      await addAll('One', 'Two')
      page.getByRole('button', { name: 'Before' }).element().focus()
      await userEvent.keyboard('{F8}{Tab}')
      clearToasts()
      await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
    })
  })

  it('restores focus when a toast is closed by the pointer', async () => {
    await render(
      <>
        <input aria-label="Name" />
        <Toaster />
      </>,
    )
    await addAll('One', 'Two')
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
    await userEvent.click(card('One').querySelector('[data-slot="close"]')!)
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('closes a toast by a swipe beyond swipeThreshold, or not at all', async () => {
    const screen = await render(<Toaster swipeThreshold={100} />)
    await addAll('Saved')
    swipe(90, 0)
    expect(getToasts()).toMatchObject([{ open: true }])
    await screen.rerender(<Toaster disableSwipe />)
    swipe(200, 0)
    expect(getToasts()).toMatchObject([{ open: true }])
  })

  function swipe(x: number, y: number): void {
    const target = document.querySelector('[data-slot="title"]')!
    const send = (type: string, share: number) => {
      const init = {
        bubbles: true,
        pointerId: 1,
        button: 0,
        pointerType: 'touch',
        clientX: 200 + x * share,
        clientY: 200 + y * share,
      }
      target.dispatchEvent(new PointerEvent(type, init))
    }
    send('pointerdown', 0)
    send('pointermove', 0.5)
    send('pointermove', 1)
    send('pointerup', 1)
  }

  describe('above a dialog', () => {
    async function showOverDialog(props: ToasterProps = {}) {
      const onOpenChange = vi.fn()
      await page.viewport(900, 600)
      await render(
        <>
          <p>Page</p>
          <Toaster {...props} />
          <Modal title="Rename" trigger={<button>Open</button>} onOpenChange={onOpenChange}>
            <input aria-label="Name" />
          </Modal>
        </>,
      )
      await userEvent.click(page.getByRole('button', { name: 'Open' }))
      await expect.element(page.getByRole('dialog')).toBeVisible()
      onOpenChange.mockClear()
      return onOpenChange
    }

    it('toasts can be read by screen readers and pressed', async () => {
      const onUndo = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
      const onOpenChange = await showOverDialog()
      addToast({ title: 'File deleted', duration: 0, actions: [{ label: 'Undo', onClick: onUndo }] })
      await ready()
      // The page is hidden from screen readers, the toast is not.
      expect(page.getByText('Page').element().closest('[aria-hidden="true"]')).not.toBeNull()
      await expect.element(region().getByRole('status')).toBeVisible()
      const undo = page.getByRole('button', { name: 'Undo' }).element()
      expect(undo.closest('[aria-hidden="true"],[inert]')).toBeNull()
      const { left, top, width, height } = undo.getBoundingClientRect()
      expect(undo.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
      await userEvent.click(page.getByRole('button', { name: 'Undo' }))
      expect(onUndo).toHaveBeenCalledOnce()
      await userEvent.click(region().getByRole('button', { name: 'Close' }))
      expect(openToasts()).toEqual([])
      expect(onOpenChange).not.toHaveBeenCalled()
      await expect.element(page.getByRole('dialog')).toBeVisible()
    })

    it('toasts that were added before the dialog opened can be read', async () => {
      await page.viewport(900, 600)
      await render(
        <>
          <Toaster />
          <Modal title="Rename" trigger={<button>Open</button>} />
        </>,
      )
      await addAll('Saved')
      await userEvent.click(page.getByRole('button', { name: 'Open' }))
      await expect.element(page.getByRole('dialog')).toBeVisible()
      expect(card('Saved').closest('[aria-hidden="true"],[inert]')).toBeNull()
      await userEvent.click(region().getByRole('button', { name: 'Close' }))
      expect(openToasts()).toEqual([])
      await expect.element(page.getByRole('dialog')).toBeVisible()
    })

    it('F8 focuses the toasts, Escape closes the toast but not the dialog, and focus is restored', async () => {
      const onOpenChange = await showOverDialog()
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
      await addAll('Saved')
      await userEvent.keyboard('{F8}')
      await expect.element(region()).toHaveFocus()
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).toBe(card('Saved'))
      await userEvent.keyboard('{Escape}')
      await expect.poll(getToasts).toEqual([])
      expect(onOpenChange).not.toHaveBeenCalled()
      await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    })

    it.each(['bottom-right', 'top-center'] satisfies ToasterPosition[])(
      'toasts at the %s are painted above it',
      async (position) => {
        await showOverDialog({ position })
        await addAll('Saved')
        const { left, top, width, height } = box('Saved')
        expect(
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-slot="toast"]'),
        ).not.toBeNull()
      },
    )
  })

  describe('portal', () => {
    it('is the body, the portal of the application, an element, a selector, or off', async () => {
      const place = document.body.appendChild(document.createElement('div'))
      place.id = 'toasts'
      const cases: [ToasterProps['portal'], () => Element | ShadowRoot | null][] = [
        [true, () => document.body],
        [place, () => place],
        ['#toasts', () => place],
        [false, () => document.querySelector('main')],
      ]
      for (const [portal, expected] of cases) {
        const screen = await render(
          <main>
            <Toaster portal={portal} />
          </main>,
        )
        await expect.element(region()).toBeInTheDocument()
        const holder =
          portal === false ? findPart('toaster')!.closest('main') : findPart('toaster')!.parentElement!.parentElement
        expect(holder).toBe(expected())
        await screen.unmount()
      }
      place.remove()
    })

    it('can be a shadow root, in which focus is managed too', async () => {
      const host = document.body.appendChild(document.createElement('div'))
      const shadow = host.attachShadow({ mode: 'open' })
      const { advance } = stopClock()
      await render(<Toaster portal={shadow} />)
      addToast({ title: 'One', duration: 60_000 })
      addToast({ title: 'Two', duration: 0 })
      await advance(ANNOUNCE_DELAY_MS)
      const [, one] = shadow.querySelectorAll<HTMLElement>('[data-slot="toast"]')
      one!.focus()
      await advance(120_000)
      expect(getToasts()).toMatchObject([{ open: true }, { open: true }])
      one!.blur()
      await advance(60_000)
      expect(getToasts()).toMatchObject([{ open: false }, { open: true }])
      host.remove()
    })
  })

  it('moves the other toasts up while a toast closes', async () => {
    await page.viewport(900, 600)
    await render(<Toaster />)
    await addAll('One', 'Two')
    withMotion()
    const before = box('One').bottom
    removeToast(getToasts()[1]!.id)
    await expect.poll(() => box('One').bottom).toBeGreaterThan(before + 1)
    await expect.poll(() => innerHeight - box('One').bottom).toBe(16)
  })
})
