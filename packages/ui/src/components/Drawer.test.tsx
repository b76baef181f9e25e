import type {} from '@vitest/browser-playwright'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { directions, drag, openDrawer, sheet, slowly } from '../testing/drawer.tsx'
import { withMotion, withoutMotion, withSlowMotion } from '../testing/motion.ts'
import { drawerTheme } from '../theme/drawer.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Drawer } from './Drawer.tsx'
import { Modal } from './Modal.tsx'

describeComponent(
  'Drawer',
  <Drawer
    defaultOpen
    close
    title="Share"
    description="Choose who can see it."
    actions={<Button label="Help" />}
    footer={<Button label="Copy link" />}
  >
    Everyone with the link can read.
  </Drawer>,
  { slot: 'drawer', theme: drawerTheme, clientOnly: true },
)

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

describe('Drawer, opening and closing', () => {
  it('opens by its trigger, closes by its button, and restores focus', async () => {
    await render(<Drawer close trigger={<Button label="Share" />} title="Share link" />)
    await button('Share').click()
    await expect.element(dialog('Share link')).toBeVisible()
    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Share')).toHaveFocus()
  })

  it('has no close button by default', async () => {
    await openDrawer()
    expect(findPart('close')).toBeNull()
  })

  it('closes on Escape and on a press outside, and calls onOpenChange each time', async () => {
    const onClose = vi.fn()
    const onOpenChange = vi.fn()
    await render(
      <Drawer trigger={<Button label="Share" />} title="Share link" onClose={onClose} onOpenChange={onOpenChange} />,
    )
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await button('Share').click()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]])
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays open on both without dismissible, and calls onClosePrevent', async () => {
    const onClosePrevent = vi.fn()
    await openDrawer({ dismissible: false, onClosePrevent, close: true })
    await userEvent.keyboard('{Escape}')
    expect(onClosePrevent).toHaveBeenCalledTimes(1)
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    expect(onClosePrevent).toHaveBeenCalledTimes(2)
    await expect.element(dialog()).toBeVisible()
    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('calls back at the start and end of its animations', async () => {
    const calls: unknown[] = []
    function Controlled() {
      const [isShown, setShown] = useState(false)
      return (
        <>
          <Button label="Show" onClick={() => setShown(true)} />
          <Drawer
            open={isShown}
            onOpenChange={setShown}
            title="Share"
            onEnter={() => calls.push('enter')}
            onAfterEnter={() => calls.push('after enter')}
            onLeave={() => calls.push('leave')}
            onAfterLeave={() => calls.push('after leave')}
            onAnimationEnd={(shown) => calls.push(shown)}
          />
        </>
      )
    }
    await render(
      <StrictMode>
        <Controlled />
      </StrictMode>,
    )
    await button('Show').click()
    await expect.poll(() => calls).toEqual(['enter', 'after enter', true])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => calls.slice(3)).toEqual(['leave', 'after leave', false])
  })

  it('initially focuses the first control, or itself if there is only the handle', async () => {
    const screen = await openDrawer({ children: <input aria-label="Name" /> })
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await screen.unmount()
    await openDrawer()
    await expect.poll(() => document.activeElement).toBe(sheet())
  })

  it('focuses the first control during its enter animation', async () => {
    withMotion()
    await render(
      <Drawer trigger={<Button label="Share" />} title="Share link">
        <input aria-label="Name" />
      </Drawer>,
    )
    await button('Share').click()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
  })
})

describe('Drawer placement', () => {
  it.each(['ltr', 'rtl'] as const)('is attached to the given side, in %s text', async (dir) => {
    for (const direction of [undefined, ...directions]) {
      const screen = await render(
        <App dir={dir}>
          <Drawer defaultOpen direction={direction} title="Share">
            Body
          </Drawer>
        </App>,
      )
      await expect.element(dialog()).toBeVisible()
      const box = sheet().getBoundingClientRect()
      const gaps = {
        top: box.top,
        right: document.documentElement.clientWidth - box.right,
        bottom: window.innerHeight - box.bottom,
        left: box.left,
      }
      const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const
      const far = opposite[direction ?? 'bottom']
      expect(gaps[far], String(direction)).toBeGreaterThan(0)
      expect(Object.entries(gaps).filter(([, gap]) => gap === 0)).toHaveLength(3)
      // The handle is at the edge that faces the page.
      const handle = findPart('handle')!.getBoundingClientRect()
      const toEdge = {
        top: handle.top - box.top,
        right: box.right - handle.right,
        bottom: box.bottom - handle.bottom,
        left: handle.left - box.left,
      }
      expect(Math.min(...Object.values(toEdge))).toBe(toEdge[far])
      await screen.unmount()
    }
  })

  it('has a margin and rounded corners with inset', async () => {
    for (const direction of directions) {
      const screen = await openDrawer({ direction, inset: true, style: undefined })
      const box = sheet().getBoundingClientRect()
      const gaps = {
        top: box.top,
        right: document.documentElement.clientWidth - box.right,
        bottom: window.innerHeight - box.bottom,
        left: box.left,
      }
      expect(gaps[direction]).toBe(16)
      expect(Math.min(...Object.values(gaps))).toBe(16)
      expect(getComputedStyle(sheet()).borderRadius).toBe('12px')
      await screen.unmount()
    }
  })

  it('scrolls a long body between header and footer', async () => {
    for (const direction of directions) {
      const screen = await openDrawer({
        direction,
        style: undefined,
        footer: 'End',
        children: <div style={{ height: 3000 }}>Long</div>,
      })
      const body = findPart('body')!
      expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
      expect(findPart('footer')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
      expect(findPart('header')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      await screen.unmount()
    }
  })
})

describe('Drawer animations', () => {
  const moving = () =>
    ((findPart('drawer')?.getAnimations() ?? []) as CSSTransition[]).map((animation) => animation.transitionProperty)

  it.each(directions)('slides in from the %s in half a second', async (direction) => {
    await withSlowMotion()
    await render(<Drawer trigger={<Button label="Share" />} direction={direction} title="Share link" />)
    await button('Share').click()
    await expect.poll(moving).toEqual(['translate'])
    const [animation] = findPart('drawer')!.getAnimations()
    const { duration, easing } = animation!.effect!.getComputedTiming()
    expect([duration, easing]).toEqual([500, 'cubic-bezier(0.32, 0.72, 0, 1)'])
    animation!.pause()
    animation!.currentTime = 0
    const { top, right, bottom, left } = findPart('drawer')!.getBoundingClientRect()
    const outside = { top: bottom <= 0, right: left >= innerWidth, bottom: top >= innerHeight, left: right <= 0 }
    expect(outside[direction]).toBe(true)
    animation!.finish()
  })

  it('fades instead of sliding with reduced motion, with and without snap points', async () => {
    await withSlowMotion()
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { features: [] }))
    for (const snapPoints of [undefined, [0.4, 0.8]]) {
      const screen = await render(
        <Drawer trigger={<Button label="Share" />} title="Share link" snapPoints={snapPoints} />,
      )
      await button('Share').click()
      await expect.poll(moving).toEqual(['opacity'])
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await screen.unmount()
    }
  })
})

describe('Drawer slots', () => {
  it('renders every slot', async () => {
    await openDrawer({
      style: undefined,
      title: undefined,
      renderTitle: <em>Share</em>,
      renderDescription: <em>With whom?</em>,
      actions: <Button label="Help" />,
      renderClose: ({ close, ui }) => (
        <button className={ui.close} onClick={close}>
          Away
        </button>
      ),
      footer: ({ close }) => <Button label="Copy" onClick={close} />,
      children: ({ close }) => <Button label="Skip" onClick={close} />,
    })
    await expect.element(dialog('Share')).toHaveAccessibleDescription('With whom?')
    expect(findPart('header')?.textContent).toBe('ShareWith whom?HelpAway')
    expect(findPart('body')?.textContent).toBe('Skip')
    await button('Copy').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['header', { header: <b>Own header</b> }],
    ['renderContent', { renderContent: <b>Own content</b> }],
  ])('keeps its accessible name if %s replaces the title', async (_, slots) => {
    await openDrawer({ description: 'With whom?', ...slots })
    await expect.element(dialog('Share')).toHaveAccessibleDescription('With whom?')
    expect(findPart('title')!.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it('renders another element', async () => {
    await openDrawer({ render: <section id="own" /> })
    expect(sheet().tagName).toBe('SECTION')
    await drag({ ...slowly(300) })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('can contain a modal, and Escape closes one at a time', async () => {
    await render(
      <Drawer defaultOpen title="Share">
        <Modal trigger={<Button label="Reset" />} title="Really?" />
      </Drawer>,
    )
    await button('Reset').click()
    await expect.element(dialog('Really?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Really?')).not.toBeInTheDocument()
    await expect.element(dialog('Share')).toBeVisible()
  })
})
