import type {} from '@vitest/browser-playwright'
import axe from 'axe-core'
import { StrictMode, useState, type ReactElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { tooltipTheme } from '../theme/tooltip.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

describeComponent(
  'Tooltip',
  <Tooltip defaultOpen arrow text="Saves the file" kbds={['meta', 's']}>
    <Button label="Save" />
  </Tooltip>,
  { slot: 'tooltip', theme: tooltipTheme, show: () => expect.element(page.getByRole('tooltip')).toBeVisible() },
)

const tooltip = () => page.getByRole('tooltip')
const button = (name = 'Save') => page.getByRole('button', { name })
let pressed = 0

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

describe('Tooltip, opening and closing', () => {
  it('opens on hover after the delay, and closes when the pointer leaves', async () => {
    await render(
      <App tooltip={{ delayDuration: 60_000 }}>
        <Tooltip text="Saves the file">
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    const { advance } = stopClock()
    await button().hover()
    await advance(40_000)
    expect(tooltip().query()).toBeNull()
    await advance(20_000)
    await expect.element(tooltip()).toBeVisible()
    await parkPointer()
    await expect.element(tooltip()).not.toBeInTheDocument()
  })

  it('prefers its own delay to that of the application', async () => {
    await render(
      <App tooltip={{ delayDuration: 5000 }}>
        <Tooltip text="Saves the file" delayDuration={0}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
  })

  it('opens the next tooltip without delay', async () => {
    await render(
      <App tooltip={{ delayDuration: 30_000 }}>
        <Tooltip text="First" delayDuration={0}>
          <Button label="One" />
        </Tooltip>
        <Tooltip text="Second">
          <Button label="Two" />
        </Tooltip>
      </App>,
    )
    await button('One').hover()
    await expect.element(page.getByText('First')).toBeVisible()
    await button('Two').hover()
    await expect.element(page.getByText('Second')).toBeVisible()
    await expect.element(page.getByText('First')).not.toBeInTheDocument()
  })

  it('opens on keyboard focus without delay, and closes on blur', async () => {
    await render(
      <App tooltip={{ delayDuration: 5000 }}>
        <Tooltip text="Saves the file">
          <Button label="Save" />
        </Tooltip>
        <Button label="Next" />
      </App>,
    )
    await userEvent.tab()
    await expect.element(tooltip()).toBeVisible()
    await userEvent.tab()
    await expect.element(tooltip()).not.toBeInTheDocument()
  })

  it('closes on Escape and keeps focus on the trigger', async () => {
    await render(
      <App>
        <Tooltip text="Saves the file">
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await userEvent.tab()
    await expect.element(tooltip()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip()).not.toBeInTheDocument()
    await expect.element(button()).toHaveFocus()
  })

  it('stays open while the pointer is on it, unless disableHoverableContent is set', async () => {
    const { advance } = stopClock()
    for (const disableHoverableContent of [false, true]) {
      const screen = await render(
        <App>
          <Tooltip text="Saves the file" delayDuration={0} disableHoverableContent={disableHoverableContent}>
            <Button label="Save" />
          </Tooltip>
        </App>,
      )
      await button().hover()
      await expect.element(tooltip()).toBeVisible()
      await settle()
      if (disableHoverableContent) {
        await parkPointer()
        await expect.element(tooltip()).not.toBeInTheDocument()
      } else {
        await tooltip().hover()
        await advance(5000)
        await expect.element(tooltip()).toBeVisible()
      }
      await screen.unmount()
    }
  })

  it('closes when the trigger is pressed, unless disableClosingTrigger is set', async () => {
    const screen = await render(
      <App>
        <Tooltip text="Saves the file" delayDuration={0}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
    await button().click()
    await expect.element(tooltip()).not.toBeInTheDocument()
    await screen.rerender(
      <App>
        <Tooltip text="Saves the file" delayDuration={0} disableClosingTrigger>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await parkPointer()
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
    await button().click()
    await nextFrames()
    await expect.element(tooltip()).toBeVisible()
  })

  it('ignores focus set by a script, unless ignoreNonKeyboardFocus is off', async () => {
    const screen = await render(
      <App>
        <Tooltip text="Saves the file">
          <Button label="Save" />
        </Tooltip>
        <Button label="Other" />
      </App>,
    )
    await button('Other').click()
    ;(button().element() as HTMLElement).focus({ focusVisible: false } as FocusOptions)
    await nextFrames()
    expect(tooltip().query()).toBeNull()
    ;(button().element() as HTMLElement).blur()
    await screen.rerender(
      <App>
        <Tooltip text="Saves the file" ignoreNonKeyboardFocus={false}>
          <Button label="Save" />
        </Tooltip>
        <Button label="Other" />
      </App>,
    )
    ;(button().element() as HTMLElement).focus({ focusVisible: false } as FocusOptions)
    await expect.element(tooltip()).toBeVisible()
  })

  it('calls onOpenChange, can be uncontrolled, and can be controlled with open', async () => {
    const onOpenChange = vi.fn()
    const screen = await render(
      <App>
        <Tooltip text="Saves the file" delayDuration={0} onOpenChange={onOpenChange}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
    await parkPointer()
    await expect.element(tooltip()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])

    await screen.rerender(
      <App>
        <Tooltip text="Saves the file" open onOpenChange={onOpenChange}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenLastCalledWith(false)
    await expect.element(tooltip()).toBeVisible()
    await screen.rerender(
      <App>
        <Tooltip text="Saves the file" open={false} delayDuration={0} onOpenChange={onOpenChange}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).not.toBeInTheDocument()
    await button().hover()
    await nextFrames()
    expect(tooltip().query()).toBeNull()
  })

  it('stays closed if it is disabled or empty', async () => {
    for (const props of [{ text: 'Saves the file', disabled: true }, {}, { text: '' }, { kbds: [] }]) {
      const screen = await render(
        <App>
          <Tooltip delayDuration={0} defaultOpen {...props}>
            <Button label="Save" />
          </Tooltip>
        </App>,
      )
      await button().hover()
      await nextFrames()
      expect(tooltip().query(), JSON.stringify(props)).toBeNull()
      await screen.unmount()
    }
  })

  it('closes when it becomes disabled, and keeps its trigger mounted', async () => {
    const screen = await render(
      <App>
        <Tooltip defaultOpen text="Saves the file">
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    const element = button().element()
    await screen.rerender(
      <App>
        <Tooltip disabled text="Saves the file">
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).not.toBeInTheDocument()
    expect(button().element()).toBe(element)
  })

  it('cleans up when it is unmounted while open', async () => {
    const complaint = vi.spyOn(console, 'error')
    const screen = await render(
      <StrictMode>
        <App>
          <Tooltip defaultOpen text="Saves the file">
            <Button label="Save" />
          </Tooltip>
        </App>
      </StrictMode>,
    )
    await expect.element(tooltip()).toBeVisible()
    await screen.unmount()
    expect(document.querySelectorAll('[data-frond-portal]')).toHaveLength(0)
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })

  it('renders only the trigger before it is opened', async () => {
    const content = vi.fn(() => 'Content')
    await render(
      <App>
        <Tooltip renderContent={content}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    expect(content).not.toHaveBeenCalled()
    expect(button().element().parentElement?.children).toHaveLength(1)
    expect(button().element().parentElement?.textContent).toBe('Save')
  })
})

describe('Tooltip on touch screens', () => {
  const LONG_PRESS_MS = 500
  const touch = (type: string) =>
    button()
      .element()
      .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true, isPrimary: true }))

  it('opens on a long press, which does not click the trigger', async () => {
    const onClick = vi.fn()
    await render(
      <App>
        <Tooltip text="Saves the file">
          <Button label="Save" onClick={onClick} />
        </Tooltip>
        <p>Elsewhere</p>
      </App>,
    )
    const { advance } = stopClock()
    touch('pointerdown')
    await advance(LONG_PRESS_MS - 1)
    expect(tooltip().query()).toBeNull()
    await advance(1)
    await expect.element(tooltip()).toBeVisible()
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    button().element().dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
    touch('pointerup')
    touch('pointerleave')
    touch('click')
    expect(onClick).not.toHaveBeenCalled()
    await expect.element(tooltip()).toBeVisible()

    await page.getByText('Elsewhere').click()
    await expect.element(tooltip()).not.toBeInTheDocument()
    await button().click()
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('does not ignore a later click by keyboard, or a later context menu by mouse', async () => {
    const onClick = vi.fn()
    await render(
      <App>
        <Tooltip text="Saves the file">
          <Button label="Save" onClick={onClick} />
        </Tooltip>
      </App>,
    )
    const { advance } = stopClock()
    touch('pointerdown')
    await advance(LONG_PRESS_MS)
    await expect.element(tooltip()).toBeVisible()
    touch('pointerup')
    ;(button().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)

    touch('pointerdown')
    touch('pointercancel')
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    button().element().dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(false)
  })

  it('ignores a short press and a swipe', async () => {
    const onClick = vi.fn()
    await render(
      <App>
        <Tooltip text="Saves the file">
          <Button label="Save" onClick={onClick} />
        </Tooltip>
      </App>,
    )
    const { advance } = stopClock()
    touch('pointerdown')
    touch('pointerup')
    touch('click')
    expect(onClick).toHaveBeenCalledTimes(1)
    touch('pointerdown')
    touch('pointercancel')
    await advance(2 * LONG_PRESS_MS)
    expect(tooltip().query()).toBeNull()
  })

  it('does not prevent the context menu of a link', async () => {
    await render(
      <App>
        <Tooltip text="All guides">
          <a href="#guides">Guides</a>
        </Tooltip>
      </App>,
    )
    const link = page.getByRole('link').element()
    link.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    link.dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(false)
  })

  it('does not call onOpenChange if it is unmounted during a long press', async () => {
    const onOpenChange = vi.fn()
    const screen = await render(
      <App>
        <Tooltip text="Saves the file" onOpenChange={onOpenChange}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    const { advance } = stopClock()
    touch('pointerdown')
    await screen.unmount()
    await advance(2 * LONG_PRESS_MS)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('Tooltip and its trigger', () => {
  it('describes the trigger while it is open, in addition to its own description', async () => {
    await render(
      <App>
        <Tooltip text="Saves the file">
          <Button label="Save" aria-describedby="more" />
        </Tooltip>
        <p id="more">Last saved at noon</p>
      </App>,
    )
    await expect.element(button()).toHaveAccessibleDescription('Last saved at noon')
    await userEvent.tab()
    await expect.element(button()).toHaveAccessibleDescription('Saves the file Last saved at noon')
    await userEvent.keyboard('{Escape}')
    await expect.element(button()).toHaveAccessibleDescription('Last saved at noon')
  })

  it('accepts an id, which aria-describedby of the trigger refers to', async () => {
    await render(
      <App>
        <Tooltip id="hint" defaultOpen text="Saves the file">
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).toHaveAttribute('id', 'hint')
    await expect.element(button()).toHaveAttribute('aria-describedby', 'hint')
  })

  it('keeps handlers, ref, id and classes of the trigger', async () => {
    const onClick = vi.fn()
    const onFocus = vi.fn()
    const ref = vi.fn()
    await render(
      <App>
        <Tooltip text="Saves the file">
          <Button id="save" label="Save" ref={ref} onClick={onClick} onFocus={onFocus} className="own" />
        </Tooltip>
      </App>,
    )
    await userEvent.tab()
    await expect.element(tooltip()).toBeVisible()
    expect(onFocus).toHaveBeenCalledTimes(1)
    await button().click()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(ref).toHaveBeenCalledWith(button().element())
    await expect.element(button()).toHaveAttribute('id', 'save')
    await expect.element(button()).toHaveClass('own')
  })

  it.each([
    ['Button', <Button key="1" label="Save" disabled onClick={() => (pressed += 1)} />],
    [
      'button',
      <button key="2" disabled onClick={() => (pressed += 1)}>
        Save
      </button>,
    ],
  ])('opens on a disabled %s, which still cannot be pressed', async (_, trigger) => {
    pressed = 0
    await render(
      <App>
        <Tooltip text="Nothing to save" delayDuration={0}>
          {trigger}
        </Tooltip>
      </App>,
    )
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect.element(button()).toHaveFocus()
    await expect.element(button()).toHaveAccessibleDescription('Nothing to save')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip()).not.toBeInTheDocument()
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
    await userEvent.click(button(), { force: true })
    expect(pressed).toBe(0)
  })

  it('does not submit a form by a disabled button', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <App>
        <form onSubmit={onSubmit}>
          <input aria-label="Name" />
          <Tooltip text="Fill in the name">
            <Button type="submit" label="Save" disabled />
          </Tooltip>
        </form>
      </App>,
    )
    await userEvent.click(button(), { force: true })
    await page.getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('does not change other disabled controls', async () => {
    await render(
      <App>
        <Tooltip text="Locked">
          <input aria-label="Name" disabled />
        </Tooltip>
      </App>,
    )
    await expect.element(page.getByRole('textbox')).toBeDisabled()
  })

  it('closes when its trigger becomes disabled while it is hovered', async () => {
    function Saving() {
      const [saving, setSaving] = useState(false)
      return (
        <Tooltip text="Saves the file" delayDuration={0}>
          <Button label="Save" loading={saving} onClick={() => setSaving(true)} />
        </Tooltip>
      )
    }
    await render(
      <App>
        <Saving />
        <p>Elsewhere</p>
      </App>,
    )
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
    await button().click()
    await page.getByText('Elsewhere').hover()
    await expect.element(tooltip()).not.toBeInTheDocument()
  })

  it('accepts a function of its state', async () => {
    await render(
      <App>
        <Tooltip text="Saves the file">{({ open }) => <Button label={open ? 'Save now' : 'Save'} />}</Tooltip>
      </App>,
    )
    await userEvent.tab()
    await expect.element(button('Save now')).toHaveFocus()
  })

  it('wraps text in a span and warns', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const text = 'Save' as unknown as ReactElement
    await render(
      <App>
        <Tooltip text="Saves the file" delayDuration={0}>
          {text}
        </Tooltip>
      </App>,
    )
    expect(warning).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Tooltip: its children are not one element'),
    )
    await page.getByText('Save').hover()
    await expect.element(tooltip()).toBeVisible()
    warning.mockRestore()
  })

  it('warns once when it opens without an App', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(
      <>
        <Tooltip text="One">
          <Button label="One" />
        </Tooltip>
        <Tooltip text="Two">
          <Button label="Two" />
        </Tooltip>
      </>,
    )
    expect(warning).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(tooltip()).toHaveTextContent('Two')
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('there is no <App> above it'))
    warning.mockRestore()
  })
})

describe('Tooltip content and placement', () => {
  it('shows text and keys', async () => {
    await render(
      <App>
        <Tooltip defaultOpen text="Saves the file" kbds={['meta', { value: 's', color: 'primary' }]}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).toHaveTextContent('Saves the fileCtrls')
    const keys = tooltip().element().querySelectorAll('kbd')
    expect(keys).toHaveLength(2)
    expect(keys[0]).toHaveClass('fr-kbd-sm')
    expect(keys[1]).toHaveClass('fr--primary')
  })

  it('lets ui choose the size of the keys', async () => {
    await render(
      <App>
        <Tooltip defaultOpen kbds={['k']} ui={{ kbdsSize: 'lg' }}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(page.getByText('k')).toHaveClass('fr-kbd-lg')
  })

  it('shows what renderContent returns, with the classes of its parts', async () => {
    await render(
      <App>
        <Tooltip defaultOpen text="Saves" renderContent={({ ui }) => <b className={ui.text}>Own</b>}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).toHaveTextContent('Own')
    expect(tooltip().element().querySelector('b')).toHaveClass('fr-tooltip-text')
  })

  it('is centered 8 px below its trigger', async () => {
    await render(
      <App>
        <div style={{ padding: 100 }}>
          <Tooltip defaultOpen text="Saves the file">
            <Button label="Save" />
          </Tooltip>
        </div>
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    await settle()
    const box = tooltip().element().getBoundingClientRect()
    const trigger = button().element().getBoundingClientRect()
    expect(box.top - trigger.bottom).toBeCloseTo(8, 0)
    expect((box.left + box.right) / 2).toBeCloseTo((trigger.left + trigger.right) / 2, 0)
  })

  it('stays 8 px away from the edge of the viewport, and flips if there is not enough space', async () => {
    await render(
      <App>
        <div style={{ position: 'fixed', left: 0, bottom: 0 }}>
          <Tooltip defaultOpen text="Saves the file under its old name">
            <Button label="Save" />
          </Tooltip>
        </div>
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    await settle()
    expect(tooltip().element().getBoundingClientRect().left).toBeCloseTo(8, 0)
    await expect.element(tooltip()).toHaveAttribute('data-side', 'top')
  })

  it.each(['top', 'right', 'bottom', 'left'] as const)(
    'is placed at the %s with an arrow that touches it',
    async (side) => {
      await render(
        <App>
          <div style={{ padding: 120 }}>
            <Tooltip defaultOpen arrow text="Saves the file" content={{ side }}>
              <Button label="Save" />
            </Tooltip>
          </div>
        </App>,
      )
      await expect.element(tooltip()).toHaveAttribute('data-side', side)
      await settle()
      const box = tooltip().element().getBoundingClientRect()
      const trigger = button().element().getBoundingClientRect()
      const arrow = findPart('arrow')!.getBoundingClientRect()
      const gap = {
        top: trigger.top - box.bottom,
        bottom: box.top - trigger.bottom,
        left: trigger.left - box.right,
        right: box.left - trigger.right,
      }
      expect(gap[side]).toBeCloseTo(8, 0)
      const reach = {
        top: arrow.bottom - box.bottom,
        bottom: box.top - arrow.top,
        left: arrow.right - box.right,
        right: box.left - arrow.left,
      }
      expect(reach[side]).toBeGreaterThan(4)
      expect(reach[side]).toBeLessThan(7)
      const centre =
        side === 'top' || side === 'bottom'
          ? [arrow.left + arrow.right, trigger.left + trigger.right]
          : [arrow.top + arrow.bottom, trigger.top + trigger.bottom]
      expect(Math.abs(centre[0]! - centre[1]!)).toBeLessThanOrEqual(1)
    },
  )

  it('uses the placement of the application, overridden by its content prop', async () => {
    const screen = await render(
      <App tooltip={{ content: { side: 'top', sideOffset: 20 } }}>
        <div style={{ padding: 120 }}>
          <Tooltip defaultOpen text="Saves">
            <Button label="Save" />
          </Tooltip>
        </div>
      </App>,
    )
    await expect.element(tooltip()).toHaveAttribute('data-side', 'top')
    await settle()
    expect(
      button().element().getBoundingClientRect().top - tooltip().element().getBoundingClientRect().bottom,
    ).toBeCloseTo(20, 0)
    await screen.rerender(
      <App tooltip={{ content: { side: 'top', sideOffset: 20 } }}>
        <div style={{ padding: 120 }}>
          <Tooltip defaultOpen text="Saves" content={{ side: 'right' }}>
            <Button label="Save" />
          </Tooltip>
        </div>
      </App>,
    )
    await expect.element(tooltip()).toHaveAttribute('data-side', 'right')
    await settle()
    expect(
      tooltip().element().getBoundingClientRect().left - button().element().getBoundingClientRect().right,
    ).toBeCloseTo(20, 0)
  })

  it('aligns start with the right edge in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <div dir="rtl" style={{ padding: 150 }}>
          <Tooltip defaultOpen text="يحفظ" content={{ side: 'inline-start' }}>
            <Button label="Save" />
          </Tooltip>
        </div>
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    await settle()
    expect(tooltip().element().getBoundingClientRect().left).toBeGreaterThan(
      button().element().getBoundingClientRect().right,
    )
    expect(getComputedStyle(tooltip().element()).direction).toBe('rtl')
  })

  it('is positioned at its reference', async () => {
    function Row() {
      const [row, setRow] = useState<HTMLElement | null>(null)
      return (
        <>
          <Tooltip defaultOpen text="Saves the row" reference={row}>
            <Button label="Save" />
          </Tooltip>
          <p ref={setRow} style={{ position: 'absolute', top: 200, left: 300, width: 100, margin: 0 }}>
            Row
          </p>
        </>
      )
    }
    await render(
      <App>
        <Row />
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    await settle()
    const row = page.getByText('Row', { exact: true }).element().getBoundingClientRect()
    expect(tooltip().element().getBoundingClientRect().top - row.bottom).toBeCloseTo(8, 0)
  })

  it('wraps a long text', async () => {
    await render(
      <App>
        <Tooltip defaultOpen text={'A very long hint. '.repeat(20)}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await expect.element(tooltip()).toBeVisible()
    expect(tooltip().element().getBoundingClientRect().width).toBeLessThanOrEqual(320)
    expect(tooltip().element().getBoundingClientRect().height).toBeGreaterThan(60)
  })

  it('is rendered beside its trigger with portal off', async () => {
    await render(
      <App>
        <div id="here" style={{ display: 'flex', gap: 40, padding: 50 }}>
          <Tooltip text="Saves the file" portal={false}>
            <Button label="Save" />
          </Tooltip>
          <i>next</i>
        </div>
      </App>,
    )
    const next = document.querySelector('i')!.getBoundingClientRect().x
    await userEvent.tab()
    await expect.element(tooltip()).toBeVisible()
    expect(document.querySelector('#here')!.contains(tooltip().element())).toBe(true)
    expect(document.querySelector('i')!.getBoundingClientRect().x).toBe(next)
    await settle()
    expect(
      tooltip().element().getBoundingClientRect().top - button().element().getBoundingClientRect().bottom,
    ).toBeCloseTo(8, 0)
  })

  it('works inside a shadow tree', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    for (const style of document.querySelectorAll('style')) shadow.append(style.cloneNode(true))
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    root.render(
      <App portal={shadow} tooltip={{ delayDuration: 0 }}>
        <Tooltip text="Saves the file">
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await button().hover()
    await expect.element(tooltip()).toBeVisible()
    expect(tooltip().element().getRootNode()).toBe(shadow)
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip()).not.toBeInTheDocument()
    root.unmount()
    host.remove()
  })

  it.each([
    ['moves', 'no-preference', ['opacity', 'scale']],
    ['only fades', 'reduce', ['opacity']],
  ])('%s with prefers-reduced-motion: %s', async (_, preference, properties) => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: preference }],
    })
    withMotion()
    const seen = new Set<string>()
    const note = (event: TransitionEvent) => seen.add(event.propertyName)
    document.addEventListener('transitionrun', note)
    await render(
      <App>
        <Tooltip text="Saves the file" delayDuration={0}>
          <Button label="Save" />
        </Tooltip>
      </App>,
    )
    await button().hover()
    await expect.poll(() => seen.has('opacity')).toBe(true)
    await nextFrames()
    const own = [...seen].filter((property) => property === 'opacity' || property === 'scale')
    expect(own.sort()).toEqual(properties)
    document.removeEventListener('transitionrun', note)
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('hydrates without warnings', async () => {
    const element = (
      <App>
        <Tooltip text="Saves the file" kbds={['meta', 's']}>
          <Button label="Save" />
        </Tooltip>
      </App>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    expect(container.textContent).toBe('Save')
    const errors: unknown[] = []
    const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
    await nextFrames()
    expect(errors).toEqual([])
    complaint.mockRestore()
    root.unmount()
    container.remove()
  })

  it.each(['light', 'dark'])(
    'has no accessibility violation in %s mode on a disabled button, with all kinds of keys',
    async (mode) => {
      document.documentElement.className = mode
      await render(
        <App>
          <Tooltip
            defaultOpen
            arrow
            text="Nothing to save"
            kbds={(['solid', 'outline', 'soft', 'subtle'] as const).flatMap((variant) => [
              { value: 'k', variant },
              { value: 'k', variant, color: 'primary' as const },
            ])}
          >
            <Button label="Save" disabled />
          </Tooltip>
        </App>,
      )
      await expect.element(tooltip()).toBeVisible()
      await settle()
      const { violations } = await axe.run(document.body, {
        rules: {
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
        },
      })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    },
  )
})
