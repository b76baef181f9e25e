import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { createTheme } from '../theme/create-theme.ts'
import { toastTheme } from '../theme/toast.ts'
import { Theme } from './Theme.tsx'
import { Toast, type ToastHandle, type ToastProps } from './Toast.tsx'

const star = { body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }

// Another test page may take the focus of the window for a moment, which would pause the countdown of a toast. The tests
// dispatch their own events.
window.addEventListener(
  'blur',
  (event) => {
    if (event.isTrusted && event.target === window) event.stopImmediatePropagation()
  },
  { capture: true },
)

/** How long the live region of a toast is in the page before its text. */
const ANNOUNCE_DELAY_MS = 50

const shown = () => expect.poll(() => findPart('toast')?.hasAttribute('data-starting-style')).toBe(false)

/** A toast is a list item, so it needs a list around it. */
function ToastInList(props: ToastProps) {
  return (
    <ol>
      <Toast {...props} />
    </ol>
  )
}

const subject = (
  <ToastInList
    title="File deleted"
    description="It stays in the bin for thirty days."
    icon={star}
    actions={[{ label: 'Undo' }]}
    duration={60_000}
  />
)

describeComponent('Toast', subject, {
  slot: 'toast',
  theme: toastTheme,
  hiddenParts: ['avatar'],
  show: shown,
})

const toast = () => page.getByRole('listitem')

/** Waits until the toast closes. On a busy machine it may be removed before this looks. Another test covers its removal. */
const closing = () => expect.poll(() => toast().query()?.hasAttribute('data-ending-style') ?? true).toBe(true)

withoutMotion()
beforeEach(forgetWarnings)
afterEach(() => {
  // Remove the focus, which would pause the next toast.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
})

describe('Toast', () => {
  it('renders its live region before its text, so that the text is announced', async () => {
    const order: string[] = []
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        if (!(node instanceof Element)) continue
        if (node.querySelector('[aria-live]')) order.push('region')
        if (node.textContent?.includes('Saved')) order.push('text')
      }
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await render(<Toast title="Saved" />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved')
    observer.disconnect()
    expect(order).toEqual(['region', 'text'])
  })

  it('is announced politely, or assertively in the foreground', async () => {
    const screen = await render(<Toast title="Saved" />)
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'true')
    await screen.rerender(<Toast title="No connection" type="foreground" />)
    await expect.element(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
    await screen.rerender(<Toast title="Saved" type="background" />)
    await expect.element(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  })

  it('is labeled by its title and described by its description', async () => {
    const screen = await render(<Toast title="Saved" description="All changes are on the server." />)
    await expect
      .element(screen.getByRole('listitem', { name: 'Saved' }))
      .toHaveAccessibleDescription('All changes are on the server.')
    await screen.rerender(<Toast description="All changes are on the server." />)
    await expect.element(screen.getByRole('listitem', { name: 'All changes are on the server.' })).toBeVisible()
  })

  it('accepts nodes and functions as title and description', async () => {
    const screen = await render(<Toast title={<em>Saved</em>} description={() => <strong>On the server</strong>} />)
    await expect.element(screen.getByRole('emphasis')).toHaveTextContent('Saved')
    await expect.element(screen.getByRole('strong')).toHaveTextContent('On the server')
  })

  it('warns about a toast without content', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Toast icon={star} />)
    expect(warning.mock.calls.flat().join()).toContain('Toast: it has no content. Pass a title or a description.')
    warning.mockRestore()
  })

  it('prefers the leading slot to the icon, and the icon to the avatar', async () => {
    const screen = await render(<Toast title="Saved" avatar={{ alt: 'Ada Byron' }} />)
    await expect.element(screen.getByText('AB')).toBeVisible()
    await screen.rerender(<Toast title="Saved" avatar={{ alt: 'Ada Byron' }} icon={star} />)
    expect(findPart('icon')).not.toBeNull()
    expect(findPart('avatar')).toBeNull()
    await screen.rerender(<Toast title="Saved" icon={star} leading={({ ui }) => <b className={ui.icon}>!</b>} />)
    await expect.element(screen.getByText('!')).toBeVisible()
    expect(findPart('icon')).toBeNull()
  })

  it('closes after its duration and is removed 200 ms later', async () => {
    const onOpenChange = vi.fn()
    const { advance } = stopClock()
    await render(<Toast title="Saved" duration={150} onOpenChange={onOpenChange} />)
    await advance(ANNOUNCE_DELAY_MS)
    await advance(149)
    expect(onOpenChange).not.toHaveBeenCalled()
    await advance(1)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(findPart('toast')!.hasAttribute('data-ending-style')).toBe(true)
    await advance(199)
    expect(findPart('toast')).not.toBeNull()
    await advance(1)
    expect(findPart('toast')).toBeNull()
    expect(onOpenChange).toHaveBeenCalledOnce()
  })

  it.each([0, Infinity])('stays open and shows no progress bar with a duration of %s', async (duration) => {
    const onOpenChange = vi.fn()
    const { advance } = stopClock()
    await render(<Toast title="Saved" duration={duration} onOpenChange={onOpenChange} />)
    await advance(ANNOUNCE_DELAY_MS)
    await expect.element(page.getByText('Saved')).toBeVisible()
    expect(findPart('progress')).toBeNull()
    await advance(3_600_000)
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('can be controlled with open', async () => {
    function Owner() {
      const [open, setOpen] = useState(true)
      return (
        <>
          <button onClick={() => setOpen(true)}>Again</button>
          <Toast title="Saved" open={open} onOpenChange={setOpen} duration={0} />
        </>
      )
    }
    const screen = await render(<Owner />)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Again' }))
    await expect.element(screen.getByText('Saved')).toBeVisible()
  })

  it('renders nothing if it is initially closed', async () => {
    await render(<Toast title="Saved" defaultOpen={false} />)
    expect(findPart('toast')).toBeNull()
  })

  it('has a close button that accepts props', async () => {
    const onClick = vi.fn()
    const screen = await render(
      <Toast
        title="Saved"
        duration={0}
        close={{ 'aria-label': 'Dismiss', color: 'error', onClick }}
        closeIcon={star}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onClick).toHaveBeenCalledOnce()
    await closing()
  })

  it('stays open if the click on its close button is prevented', async () => {
    const onOpenChange = vi.fn()
    const screen = await render(
      <Toast
        title="Saved"
        duration={0}
        close={{ onClick: (event) => event.preventDefault() }}
        onOpenChange={onOpenChange}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('has no close button with close off, or another one', async () => {
    const screen = await render(<Toast title="Saved" close={false} />)
    await shown()
    expect(screen.getByRole('button').elements()).toEqual([])
    await screen.rerender(<Toast title="Saved" renderClose={({ ui }) => <button className={ui.close}>Later</button>} />)
    await expect.element(screen.getByRole('button', { name: 'Later' })).toHaveClass('fr-toast-close')
  })

  it('runs an action and closes', async () => {
    const onClick = vi.fn()
    const screen = await render(<Toast title="File deleted" duration={0} actions={[{ label: 'Undo', onClick }]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onClick).toHaveBeenCalledOnce()
    await closing()
  })

  it('stays open if the action prevents the default', async () => {
    const onOpenChange = vi.fn()
    const actions: ToastProps['actions'] = [{ label: 'More', onClick: (event) => event.preventDefault() }]
    const screen = await render(
      <Toast title="File deleted" duration={0} actions={actions} onOpenChange={onOpenChange} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('closes after the promise of a loading action resolves', async () => {
    let finish = () => {}
    const undo = () => new Promise<void>((resolve) => (finish = resolve))
    const screen = await render(
      <Toast title="File deleted" duration={0} actions={[{ label: 'Undo', loadingAuto: true, onClick: undo }]} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-busy', 'true')
    finish()
    await closing()
  })

  it('announces the alternative text of its action', async () => {
    const screen = await render(
      <Toast title="File deleted" duration={0} actions={[{ label: 'Undo', altText: 'You find it in the bin.' }]} />,
    )
    await shown()
    expect(screen.getByRole('status').element().textContent).toBe('File deletedYou find it in the bin.Undo')
    const hidden = screen.getByText('You find it in the bin.').element().getBoundingClientRect()
    expect(hidden.width).toBeLessThanOrEqual(1)
    expect(screen.getByRole('button', { name: 'Undo' }).element().getAttributeNames()).not.toContain('alttext')
  })

  it('places its actions below or beside the text', async () => {
    const screen = await render(
      <div style={{ width: 384 }}>
        <Toast title="File deleted" duration={0} actions={[{ label: 'Undo' }]} />
      </div>,
    )
    await shown()
    const boxes = () =>
      [screen.getByText('File deleted'), screen.getByRole('button', { name: 'Undo' })].map((part) =>
        part.element().getBoundingClientRect(),
      )
    const [title, undo] = boxes()
    expect(undo!.top).toBeGreaterThan(title!.bottom)
    await screen.rerender(
      <div style={{ width: 384 }}>
        <Toast title="File deleted" duration={0} orientation="horizontal" actions={[{ label: 'Undo' }]} />
      </div>,
    )
    const [titleBeside, undoBeside] = boxes()
    expect(undoBeside!.left).toBeGreaterThanOrEqual(titleBeside!.right)
    expect((undoBeside!.top + undoBeside!.bottom) / 2).toBeCloseTo((titleBeside!.top + titleBeside!.bottom) / 2, 0)
  })

  it('renders a slot instead of its actions', async () => {
    const screen = await render(
      <Toast title="File deleted" duration={0} renderActions={<a href="#bin">Open the bin</a>} />,
    )
    await expect.element(screen.getByRole('link', { name: 'Open the bin' })).toBeVisible()
  })

  it('calls onClick when it is pressed, but not for its buttons', async () => {
    const onClick = vi.fn()
    const screen = await render(
      <Toast
        title="New message"
        duration={0}
        onClick={onClick}
        actions={[{ label: 'Reply', onClick: (event) => event.preventDefault() }]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }))
    expect(onClick).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('New message'))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('can be pressed with the keyboard', async () => {
    const onClick = vi.fn()
    const screen = await render(<Toast title="New message" duration={0} onClick={onClick} />)
    await shown()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('listitem')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('closes on Escape unless prevented, and stops the key from reaching overlays behind it', async () => {
    const behind = vi.fn()
    document.addEventListener('keydown', behind)
    let prevents = true
    const screen = await render(
      <Toast title="Saved" duration={0} onEscapeKeyDown={(event) => prevents && event.preventDefault()} />,
    )
    await shown()
    screen.getByRole('listitem').element().focus()
    await userEvent.keyboard('{Escape}')
    expect(findPart('toast')!.hasAttribute('data-ending-style')).toBe(false)
    prevents = false
    await userEvent.keyboard('{Escape}')
    await closing()
    expect(behind).not.toHaveBeenCalled()
    document.removeEventListener('keydown', behind)
  })

  describe('countdown', () => {
    const DURATION_MS = 60_000

    async function showWithCallbacks() {
      const calls = { onPause: vi.fn(), onResume: vi.fn(), onOpenChange: vi.fn() }
      const { advance } = stopClock()
      const screen = await render(<Toast title="Saved" duration={DURATION_MS} {...calls} />)
      await advance(ANNOUNCE_DELAY_MS)
      return { ...calls, advance, screen }
    }

    type Shown = Awaited<ReturnType<typeof showWithCallbacks>>

    async function expectItStands({ onPause, onOpenChange, advance }: Shown) {
      await expect.poll(() => findPart('toast')?.hasAttribute('data-paused')).toBe(true)
      await advance(2 * DURATION_MS)
      expect(onPause).toHaveBeenCalledOnce()
      expect(onOpenChange).not.toHaveBeenCalled()
    }

    async function expectItGoesOn({ onOpenChange, advance }: Shown) {
      await expect.poll(() => findPart('toast')?.hasAttribute('data-paused')).toBe(false)
      await advance(DURATION_MS)
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    }

    it('pauses while the toast is hovered', async () => {
      const calls = await showWithCallbacks()
      await userEvent.hover(toast())
      await expectItStands(calls)
      await parkPointer()
      await expectItGoesOn(calls)
      expect(calls.onResume).toHaveBeenCalledOnce()
    })

    it('pauses while the toast has focus', async () => {
      const calls = await showWithCallbacks()
      const close = calls.screen.getByRole('button', { name: 'Close' }).element() as HTMLElement
      close.focus()
      await expectItStands(calls)
      close.blur()
      await expectItGoesOn(calls)
      expect(calls.onResume).toHaveBeenCalledOnce()
    })

    it('pauses while the window is inactive', async () => {
      const calls = await showWithCallbacks()
      window.dispatchEvent(new Event('blur'))
      await expectItStands(calls)
      window.dispatchEvent(new Event('focus'))
      await expectItGoesOn(calls)
      expect(calls.onResume).toHaveBeenCalledOnce()
    })

    it('continues while an iframe in the page has focus', async () => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const calls = await showWithCallbacks()
      frame.focus()
      window.dispatchEvent(new Event('blur'))
      await calls.advance(DURATION_MS)
      expect(calls.onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
      expect(calls.onPause).not.toHaveBeenCalled()
      frame.remove()
    })

    it('pauses while the tab is hidden', async () => {
      const calls = await showWithCallbacks()
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await expectItStands(calls)
      hidden.mockReturnValue(false)
      document.dispatchEvent(new Event('visibilitychange'))
      await expectItGoesOn(calls)
      expect(calls.onResume).toHaveBeenCalledOnce()
      hidden.mockRestore()
    })

    it('resumes with the remaining time', async () => {
      const { advance, onOpenChange } = await showWithCallbacks()
      await advance(DURATION_MS - 1000)
      window.dispatchEvent(new Event('blur'))
      await advance(2 * DURATION_MS)
      window.dispatchEvent(new Event('focus'))
      await advance(999)
      expect(onOpenChange).not.toHaveBeenCalled()
      await advance(1)
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    })

    it('is shown by a progress bar, which pauses with it', async () => {
      withMotion()
      await render(<Toast title="Saved" duration={60_000} />)
      await shown()
      const [animation] = findPart('indicator')!.getAnimations() as CSSAnimation[]
      expect(animation).toMatchObject({ animationName: 'fr-countdown', playState: 'running' })
      expect(animation!.effect!.getTiming().duration).toBe(60_000)
      await userEvent.hover(toast())
      await expect.poll(() => animation!.playState).toBe('paused')
      await parkPointer()
      await expect.poll(() => animation!.playState).toBe('running')
      animation!.currentTime = 30_000
      const track = findPart('base')!.getBoundingClientRect()
      expect(findPart('indicator')!.getBoundingClientRect().right).toBeLessThan(track.left + track.width * 0.55)
    })

    it('is shown by a progress bar with custom props, which is hidden from screen readers, or by none', async () => {
      const screen = await render(<Toast title="Saved" color="success" progress={{ color: 'error' }} />)
      await shown()
      expect(findPart('progress')).toHaveClass('fr--error')
      expect(screen.getByRole('progressbar').elements()).toEqual([])
      await screen.rerender(<Toast title="Saved" progress={false} />)
      expect(findPart('progress')).toBeNull()
    })
  })

  describe('swipe', () => {
    /** Dispatches the pointer events of a swipe, step by step as a browser does. */
    function pointer(type: string, x: number, y: number, pointerType = 'mouse') {
      const target = document.querySelector('[data-slot="title"]')!
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y, button: 0, pointerType }),
      )
    }

    async function showToSwipe() {
      const calls = {
        onSwipeStart: vi.fn(),
        onSwipeMove: vi.fn(),
        onSwipeCancel: vi.fn(),
        onSwipeEnd: vi.fn(),
        onOpenChange: vi.fn(),
        onClick: vi.fn(),
      }
      await render(<Toast title="Saved" duration={0} {...calls} />)
      await shown()
      await settle()
      return calls
    }

    it('moves the toast with the pointer and closes it beyond the threshold', async () => {
      const calls = await showToSwipe()
      const before = findPart('toast')!.getBoundingClientRect().left
      pointer('pointerdown', 100, 100)
      pointer('pointermove', 110, 100)
      pointer('pointermove', 150, 102)
      expect(calls.onSwipeStart).toHaveBeenCalledOnce()
      expect(calls.onSwipeMove).toHaveBeenLastCalledWith(expect.objectContaining({ delta: { x: 50, y: 2 } }))
      await expect.poll(() => findPart('toast')!.getBoundingClientRect().left - before).toBeCloseTo(50, 0)
      pointer('pointerup', 150, 102)
      expect(calls.onSwipeEnd).toHaveBeenCalledOnce()
      expect(calls.onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
      await closing()
    })

    it('moves the toast back if it is released before the threshold', async () => {
      const calls = await showToSwipe()
      const before = findPart('toast')!.getBoundingClientRect().left
      pointer('pointerdown', 100, 100)
      pointer('pointermove', 149, 100)
      pointer('pointerup', 149, 100)
      expect(calls.onSwipeCancel).toHaveBeenCalledOnce()
      expect(calls.onOpenChange).not.toHaveBeenCalled()
      await settle()
      expect(findPart('toast')!.getBoundingClientRect().left).toBeCloseTo(before, 0)
    })

    it('moves the toast back if the browser cancels the pointer', async () => {
      const calls = await showToSwipe()
      pointer('pointerdown', 100, 100, 'touch')
      pointer('pointermove', 180, 100, 'touch')
      pointer('pointercancel', 180, 100, 'touch')
      expect(calls.onSwipeCancel).toHaveBeenCalledOnce()
      expect(calls.onOpenChange).not.toHaveBeenCalled()
    })

    it('ignores the opposite direction, scrolling and small movements', async () => {
      const calls = await showToSwipe()
      pointer('pointerdown', 100, 100)
      pointer('pointermove', 20, 100)
      pointer('pointerup', 20, 100)
      pointer('pointerdown', 100, 100, 'touch')
      pointer('pointermove', 103, 130, 'touch')
      pointer('pointermove', 200, 130, 'touch')
      pointer('pointerup', 200, 130, 'touch')
      pointer('pointerdown', 100, 100, 'touch')
      pointer('pointermove', 108, 100, 'touch')
      pointer('pointerup', 108, 100, 'touch')
      expect(calls.onSwipeStart).not.toHaveBeenCalled()
    })

    it('does not count as a click', async () => {
      const calls = await showToSwipe()
      pointer('pointerdown', 100, 100)
      pointer('pointermove', 130, 100)
      pointer('pointerup', 130, 100)
      ;(findPart('title') as HTMLElement).click()
      expect(calls.onClick).not.toHaveBeenCalled()
      ;(findPart('title') as HTMLElement).click()
      expect(calls.onClick).toHaveBeenCalledOnce()
    })

    it('does not start on its buttons', async () => {
      const onSwipeStart = vi.fn()
      await render(<Toast title="Saved" duration={0} onSwipeStart={onSwipeStart} />)
      await shown()
      const init = { bubbles: true, pointerId: 1, clientX: 0, clientY: 0 }
      findPart('close')!.dispatchEvent(new PointerEvent('pointerdown', init))
      findPart('close')!.dispatchEvent(new PointerEvent('pointermove', { ...init, clientX: 90 }))
      expect(onSwipeStart).not.toHaveBeenCalled()
    })
  })

  it('only fades with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    try {
      await render(<Toast title="Saved" />)
      await shown()
      expect(getComputedStyle(findPart('toast')!).transitionProperty).toBe('opacity')
      expect(getComputedStyle(findPart('indicator')!).animationTimingFunction).toMatch(/^steps/)
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    }
  })

  it('reports its height', async () => {
    let handle: ToastHandle | null = null
    await render(<Toast title="Saved" handleRef={(value) => void (handle = value)} />)
    await shown()
    expect(handle!.height).toBe((findPart('toast') as HTMLElement).offsetHeight)
    expect(handle!.height).toBeGreaterThan(40)
  })

  it('uses the defaults of the theme', async () => {
    const theme = createTheme({ components: { toast: { props: { color: 'warning', close: false } } } })
    const screen = await render(
      <Theme theme={theme}>
        <Toast title="Saved" icon={star} />
      </Theme>,
    )
    await shown()
    expect(findPart('toast')).toHaveClass('fr--warning')
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it('renders its text on the server, without style attributes', () => {
    const html = renderToString(<Toast title="Saved" description="On the server" />)
    expect(html).toContain('On the server')
    expect(html).not.toContain('style=')
  })

  it('breaks long words instead of growing', async () => {
    await render(
      <div style={{ width: 300 }}>
        <Toast title={'W'.repeat(80)} description={'m'.repeat(120)} />
      </div>,
    )
    await shown()
    expect(findPart('toast')!.scrollWidth).toBeLessThanOrEqual(300)
    expect(findPart('title')!.scrollWidth).toBeLessThanOrEqual(findPart('title')!.clientWidth)
  })
})
