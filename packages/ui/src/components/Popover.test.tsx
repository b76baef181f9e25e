import { useRef, useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { popoverTheme } from '../theme/popover.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { Popover } from './Popover.tsx'
import { Tooltip } from './Tooltip.tsx'

describeComponent(
  'Popover',
  <Popover defaultOpen arrow renderContent={<p>Only you can see this.</p>}>
    <Button label="Who can see this?" />
  </Popover>,
  { slot: 'popover', theme: popoverTheme, show: () => expect.element(popover()).toBeVisible() },
)

function popover(name?: string) {
  return page.getByRole('dialog', name === undefined ? {} : { name })
}
const button = (name = 'Filter') => page.getByRole('button', { name })
const box = (element: Element) => element.getBoundingClientRect()

function centerOf(element: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = box(element)
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

/** Dispatches the events of a mouse that leaves one element, enters another one and moves there. */
function movePointer(from: Element, to: Element, point: { clientX: number; clientY: number }): void {
  const init = { ...point, pointerType: 'mouse', bubbles: true }
  from.dispatchEvent(new PointerEvent('pointerout', { ...init, relatedTarget: to }))
  to.dispatchEvent(new PointerEvent('pointerover', { ...init, relatedTarget: from }))
  to.dispatchEvent(new PointerEvent('pointermove', init))
}

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

const fields = (
  <>
    <input aria-label="From" />
    <input aria-label="To" />
  </>
)

describe('Popover by press', () => {
  it('opens and closes by its trigger, which labels it', async () => {
    await render(
      <Popover renderContent={fields}>
        <Button label="Filter" />
      </Popover>,
    )
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button()).toHaveAttribute('aria-haspopup', 'dialog')
    await button().click()
    await expect.element(popover('Filter')).toBeVisible()
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button().element().getAttribute('aria-controls')).toBe(popover().element().id)
    await settle()
    await button().click()
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('renders only the trigger before it is opened', async () => {
    const content = vi.fn(() => 'Content')
    await render(
      <Popover renderContent={content}>
        <Button label="Filter" />
      </Popover>,
    )
    expect(content).not.toHaveBeenCalled()
    expect(button().element().parentElement!.children).toHaveLength(1)
  })

  it('focuses the first control, and restores focus on close', async () => {
    await render(
      <Popover renderContent={fields}>
        <Button label="Filter" />
      </Popover>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('focuses a neighbor of its trigger if the trigger was removed while it is open', async () => {
    function Page({ shown }: { shown: boolean }) {
      return (
        <>
          <div>
            <Popover renderContent={fields}>{shown ? <Button label="Filter" /> : <span />}</Popover>
          </div>
          <Button label="Other" />
        </>
      )
    }
    const { rerender } = await render(<Page shown />)
    await button().click()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await rerender(<Page shown={false} />)
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(button('Other')).toHaveFocus()
  })

  it('focuses the element that content names', async () => {
    function Page() {
      const first = useRef<HTMLInputElement>(null)
      const last = useRef<HTMLAnchorElement>(null)
      return (
        <>
          <Popover
            content={{ initialFocus: first, finalFocus: last }}
            renderContent={
              <>
                <button>Reset</button>
                <input ref={first} aria-label="From" />
              </>
            }
          >
            <Button label="Filter" />
          </Popover>
          <a ref={last} href="#result">
            Result
          </a>
        </>
      )
    }
    await render(<Page />)
    await button().click()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link')).toHaveFocus()
  })

  it('follows its trigger in the tab order, and closes when focus leaves it', async () => {
    await render(
      <>
        <Popover renderContent={fields}>
          <Button label="Filter" />
        </Popover>
        <Button label="Next" />
      </>,
    )
    await button().click()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button()).toHaveFocus()
    await expect.element(popover()).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(button('Next')).toHaveFocus()
    await expect.element(popover()).not.toBeInTheDocument()
  })

  it('traps focus and blocks presses and scrolling outside with modal', async () => {
    const press = vi.fn()
    await render(
      <>
        <Popover modal renderContent={fields}>
          <Button label="Filter" />
        </Popover>
        <Button label="Next" className="fixed end-0 bottom-0" onClick={press} />
      </>,
    )
    await button().click()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    expect(page.getByRole('button', { name: 'Next' }).query()).toBeNull()

    await userEvent.click(document.body, { position: { x: innerWidth - 10, y: innerHeight - 10 }, force: true })
    await expect.element(popover()).not.toBeInTheDocument()
    expect(press).not.toHaveBeenCalled()
    await expect.element(button('Next')).toBeInTheDocument()
  })

  it('passes close to its content', async () => {
    await render(
      <Popover renderContent={({ close }) => <Button label="Apply" onClick={close} />}>
        <Button label="Filter" />
      </Popover>,
    )
    await button().click()
    await button('Apply').click()
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('closes on a press outside, unless dismissible is off', async () => {
    const prevented = vi.fn()
    const change = vi.fn()
    for (const dismissible of [true, false]) {
      const screen = await render(
        <>
          <Popover
            dismissible={dismissible}
            onClosePrevent={prevented}
            onOpenChange={change}
            renderContent={({ close }) => <Button label="Done" onClick={close} />}
          >
            <Button label="Filter" />
          </Popover>
          <i style={{ position: 'fixed', bottom: 0 }}>Outside</i>
        </>,
      )
      await button().click()
      await expect.element(popover()).toBeVisible()
      await settle()
      await page.getByText('Outside').click()
      if (dismissible) await expect.element(popover()).not.toBeInTheDocument()
      else {
        expect(prevented).toHaveBeenCalledTimes(1)
        await userEvent.keyboard('{Escape}')
        expect(prevented).toHaveBeenCalledTimes(2)
        await expect.element(popover()).toBeVisible()
        await button('Done').click()
        await expect.element(popover()).not.toBeInTheDocument()
      }
      await screen.unmount()
    }
    expect(change.mock.calls).toEqual([[true], [false], [true], [false]])
  })

  it('can be controlled', async () => {
    function Controlled() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Popover open={open} onOpenChange={setOpen} renderContent="Content">
            <Button label="Filter" />
          </Popover>
          <Button label="Show" onClick={() => setOpen(true)} />
          <output>{String(open)}</output>
        </>
      )
    }
    await render(<Controlled />)
    await button('Show').click()
    await expect.element(popover('Filter')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(page.getByText('false')).toBeInTheDocument()
  })

  it('stays closed if the caller does not update open', async () => {
    await render(
      <Popover open={false} renderContent="Content">
        <Button label="Filter" />
      </Popover>,
    )
    await button().click()
    await nextFrames()
    expect(popover().query()).toBeNull()
  })

  it('is initially open with defaultOpen, also on the server', async () => {
    const element = (
      <Popover defaultOpen renderContent="Content">
        <Button label="Filter" />
      </Popover>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    expect(container.innerHTML).not.toContain('style=')
    const errors: unknown[] = []
    const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
    await expect.element(popover('Filter')).toBeVisible()
    expect(errors).toEqual([])
    complaint.mockRestore()
    root.unmount()
    container.remove()
  })
})

describe('Popover by pointer', () => {
  it('opens on hover and on keyboard focus, without moving focus', async () => {
    await render(
      <Popover mode="hover" renderContent={<a href="#profile">Profile</a>}>
        <Button label="Ada" />
      </Popover>,
    )
    await button('Ada').hover()
    await expect.element(popover('Ada')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    await parkPointer()
    await expect.element(popover()).not.toBeInTheDocument()

    await userEvent.tab()
    await expect.element(popover('Ada')).toBeVisible()
    await expect.element(button('Ada')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover()).not.toBeInTheDocument()
    await expect.element(button('Ada')).toHaveFocus()
  })

  it('opens and closes after its delays', async () => {
    await render(
      <Popover mode="hover" openDelay={60_000} closeDelay={60_000} renderContent="Profile">
        <Button label="Ada" />
      </Popover>,
    )
    const { advance } = stopClock()
    await button('Ada').hover()
    await advance(30_000)
    expect(popover().query()).toBeNull()
    await advance(30_000)
    await expect.element(popover()).toBeVisible()
    await parkPointer()
    await advance(30_000)
    await expect.element(popover()).toBeVisible()
    await advance(30_000)
    await expect.element(popover()).not.toBeInTheDocument()
  })

  it('stays open while the pointer is on it or moves toward it', async () => {
    await render(
      <div style={{ padding: 100 }}>
        <Popover mode="hover" renderContent={<p style={{ width: 300, height: 80 }}>Profile</p>}>
          <Button label="Ada" />
        </Popover>
      </div>,
    )
    const { advance } = stopClock()
    await button('Ada').hover()
    await expect.element(popover()).toBeVisible()
    await settle()
    const trigger = button('Ada').element()
    const gap = { clientX: box(trigger).left + 5, clientY: box(trigger).bottom + 4 }
    // Dispatch events instead of moving the real pointer: on a slow machine it could stay in the gap until the
    // popover closes.
    movePointer(trigger, document.documentElement, gap)
    await advance(250)
    await expect.element(popover()).toBeVisible()
    movePointer(document.documentElement, popover().element(), centerOf(popover().element()))
    await advance(5000)
    await expect.element(popover()).toBeVisible()
    await parkPointer()
    await expect.element(popover()).not.toBeInTheDocument()
  })

  it('closes when the pointer leaves the trigger away from the popover', async () => {
    await render(
      <div style={{ padding: 100 }}>
        <Popover mode="hover" renderContent="Profile">
          <Button label="Ada" />
        </Popover>
      </div>,
    )
    await button('Ada').hover()
    await expect.element(popover()).toBeVisible()
    const trigger = box(button('Ada').element())
    await userEvent.hover(document.documentElement, {
      force: true,
      position: { x: trigger.left + 5, y: trigger.top - 20 },
    })
    await expect.element(popover()).not.toBeInTheDocument()
  })

  it('ignores presses, and opens on tap only with enableTouch', async () => {
    const tap = (name: string) => {
      const element = button(name).element()
      for (const type of ['pointerenter', 'pointerover', 'pointerdown', 'pointerup', 'click'])
        element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, isPrimary: true }))
    }
    for (const enableTouch of [false, true]) {
      const screen = await render(
        <Popover mode="hover" enableTouch={enableTouch} renderContent="Profile">
          <Button label="Ada" />
        </Popover>,
      )
      tap('Ada')
      if (enableTouch) await expect.element(popover()).toBeVisible()
      else {
        await nextFrames()
        expect(popover().query()).toBeNull()
        await button('Ada').hover()
        await expect.element(popover()).toBeVisible()
        await button('Ada').click()
        await nextFrames()
        await expect.element(popover()).toBeVisible()
        // Move the pointer away. Otherwise it would be over the next trigger and open that popover too.
        await parkPointer()
      }
      await screen.unmount()
    }
  })
})

describe('Popover placement', () => {
  it('is centered 8 px below its trigger, and flips if there is not enough space', async () => {
    await render(
      <>
        <div style={{ padding: 100 }}>
          <Popover defaultOpen renderContent="Content">
            <Button label="Filter" />
          </Popover>
        </div>
        <div style={{ position: 'fixed', bottom: 0, left: 0 }}>
          <Popover defaultOpen renderContent="A longer content">
            <Button label="Low" />
          </Popover>
        </div>
      </>,
    )
    await expect.element(popover('Low')).toBeVisible()
    await settle()
    const high = box(popover('Filter').element())
    const trigger = box(button().element())
    expect(high.top - trigger.bottom).toBeCloseTo(8, 0)
    expect((high.left + high.right) / 2).toBeCloseTo((trigger.left + trigger.right) / 2, 0)
    await expect.element(popover('Low')).toHaveAttribute('data-side', 'top')
    expect(box(popover('Low').element()).left).toBeCloseTo(8, 0)
  })

  it.each(['top', 'right', 'bottom', 'left'] as const)('is placed at the %s with an arrow', async (side) => {
    await render(
      <div style={{ padding: 120, width: 'max-content' }}>
        <Popover
          defaultOpen
          arrow={{ title: 'arrow' }}
          content={{ side, sideOffset: 12 }}
          renderContent={<p style={{ padding: 20 }}>Content</p>}
        >
          <Button label="Filter" />
        </Popover>
      </div>,
    )
    await expect.element(popover()).toHaveAttribute('data-side', side)
    await settle()
    const own = box(popover().element())
    const trigger = box(button().element())
    const arrow = box(page.getByTitle('arrow').element())
    const gap = {
      top: trigger.top - own.bottom,
      bottom: own.top - trigger.bottom,
      left: trigger.left - own.right,
      right: own.left - trigger.right,
    }[side]
    const reach = {
      top: arrow.bottom - own.bottom,
      bottom: own.top - arrow.top,
      left: arrow.right - own.right,
      right: own.left - arrow.left,
    }[side]
    expect(gap).toBeCloseTo(12, 0)
    expect(reach).toBeGreaterThan(5)
    expect(reach).toBeLessThan(9)
  })

  it('is positioned at its reference or its anchor', async () => {
    function Page() {
      const row = useRef<HTMLParagraphElement>(null)
      return (
        <>
          <p ref={row} style={{ position: 'absolute', top: 300, left: 300, width: 100, margin: 0 }}>
            Row
          </p>
          <Popover defaultOpen reference={row} renderContent="One">
            <Button label="One" />
          </Popover>
          <Popover
            defaultOpen
            renderContent="Two"
            anchor={({ close }) => (
              <button onClick={close} style={{ position: 'absolute', top: 200, left: 600, width: 100 }}>
                Anchor
              </button>
            )}
          >
            <Button label="Two" />
          </Popover>
        </>
      )
    }
    await render(<Page />)
    await expect.element(popover('Two')).toBeVisible()
    await settle()
    expect(box(popover('One').element()).top - box(page.getByText('Row').element()).bottom).toBeCloseTo(8, 0)
    expect(box(popover('Two').element()).top - box(button('Anchor').element()).bottom).toBeCloseTo(8, 0)
  })

  it('aligns start with the right edge in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <div dir="rtl" style={{ padding: 150 }}>
          <Popover defaultOpen content={{ side: 'inline-start' }} renderContent="Content">
            <Button label="Filter" />
          </Popover>
        </div>
      </App>,
    )
    await expect.element(popover()).toBeVisible()
    await settle()
    expect(box(popover().element()).left).toBeGreaterThan(box(button().element()).right)
    expect(getComputedStyle(popover().element()).direction).toBe('rtl')
  })

  it('scrolls content that is too high for the viewport', async () => {
    await render(
      <Popover defaultOpen renderContent={<div style={{ height: 3000 }}>Long</div>}>
        <Button label="Filter" />
      </Popover>,
    )
    await expect.element(popover()).toBeVisible()
    await settle()
    expect(box(popover().element()).bottom).toBeLessThanOrEqual(innerHeight)
    expect(popover().element().scrollHeight).toBeGreaterThan(2900)
  })

  it('is rendered beside its trigger with portal off', async () => {
    await render(
      <div id="here" style={{ display: 'flex', gap: 40, padding: 50 }}>
        <Popover portal={false} renderContent="Content">
          <Button label="Filter" />
        </Popover>
        <i>next</i>
      </div>,
    )
    const next = box(document.querySelector('i')!).x
    await button().click()
    await expect.element(popover()).toBeVisible()
    expect(document.querySelector('#here')!.contains(popover().element())).toBe(true)
    expect(box(document.querySelector('i')!).x).toBe(next)
  })
})

describe('Popover with other overlays', () => {
  it('opens above a modal, which stays open when it closes', async () => {
    await render(
      <Modal defaultOpen title="Project">
        <Popover renderContent={fields}>
          <Button label="Filter" />
        </Popover>
      </Modal>,
    )
    await button().click()
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await settle()
    const { x, y } = box(popover('Filter').element())
    expect(
      popover('Filter')
        .element()
        .contains(document.elementFromPoint(x + 5, y + 5)),
    ).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(popover('Filter')).not.toBeInTheDocument()
    await expect.element(popover('Project')).toBeVisible()
    await expect.element(button()).toHaveFocus()
  })

  it('closes a tooltip inside it first', async () => {
    await render(
      <App tooltip={{ delayDuration: 0 }}>
        <Popover
          renderContent={
            <Tooltip text="Forgets the filter">
              <Button label="Reset" />
            </Tooltip>
          }
        >
          <Button label="Filter" />
        </Popover>
      </App>,
    )
    await button().click()
    await button('Reset').hover()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await expect.element(popover('Filter')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover('Filter')).not.toBeInTheDocument()
  })

  it('opens a popover inside another one, and closes one at a time', async () => {
    await render(
      <Popover
        renderContent={
          <Popover renderContent={<button>Deep</button>}>
            <Button label="More" />
          </Popover>
        }
      >
        <Button label="Filter" />
      </Popover>,
    )
    await button().click()
    await button('More').click()
    await expect.element(button('Deep')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover('More')).not.toBeInTheDocument()
    await expect.element(popover('Filter')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(popover('Filter')).not.toBeInTheDocument()
  })

  it('shares its trigger with a tooltip', async () => {
    await render(
      <App tooltip={{ delayDuration: 0 }}>
        <Tooltip text="Narrows the list">
          <Popover renderContent="Content">
            <Button label="Filter" />
          </Popover>
        </Tooltip>
      </App>,
    )
    await button().hover()
    await expect.element(button()).toHaveAccessibleDescription('Narrows the list')
    await button().click()
    await expect.element(popover('Filter')).toBeVisible()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })

  it('keeps handlers and ref of its trigger, and accepts a function of its state', async () => {
    const onClick = vi.fn()
    const ref = vi.fn()
    await render(
      <Popover renderContent="Content">
        {({ open }) => <Button ref={ref} label={open ? 'Less' : 'More'} onClick={onClick} />}
      </Popover>,
    )
    await button('More').click()
    await expect.element(button('Less')).toBeVisible()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(ref).toHaveBeenCalledWith(button('Less').element())
  })

  it('warns if its trigger is not an element', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Popover renderContent="Content">{'Filter' as unknown as ReactElement}</Popover>)
    expect(page.getByText('Filter').element()).toBeVisible()
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Popover: its trigger is not an element'))
    warning.mockRestore()
  })

  it('is hidden when its trigger is scrolled out of its scroll container', async () => {
    await render(
      <div id="list" style={{ height: 100, overflow: 'auto' }}>
        <Popover defaultOpen renderContent="Content">
          <Button label="Filter" />
        </Popover>
        <div style={{ height: 1000 }} />
      </div>,
    )
    await expect.element(popover()).toBeVisible()
    document.querySelector('#list')!.scrollTop = 500
    await expect.poll(() => findPart('popover')!.hasAttribute('data-anchor-hidden')).toBe(true)
    expect(getComputedStyle(findPart('popover')!).visibility).toBe('hidden')
  })
})
