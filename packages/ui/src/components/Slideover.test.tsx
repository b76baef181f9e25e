import type {} from '@vitest/browser-playwright'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion, withSlowMotion } from '../testing/motion.ts'
import { slideoverTheme } from '../theme/slideover.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { Slideover } from './Slideover.tsx'

describeComponent(
  'Slideover',
  <Slideover defaultOpen title="Filters" description="Narrow the list down." footer={<Button label="Apply" />}>
    Only what is in stock.
  </Slideover>,
  { slot: 'slideover', theme: slideoverTheme, clientOnly: true },
)

const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Presses the left edge of the page, away from a slideover on the right. */
function pressOutside() {
  return userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
}

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

const sides = ['top', 'right', 'bottom', 'left'] as const

describe('Slideover, opening and closing', () => {
  it('opens by its trigger, closes by its button, and restores focus', async () => {
    await render(<Slideover trigger={<Button label="Filter" />} title="Filters" />)
    await expect.element(button('Filter')).toHaveAttribute('aria-expanded', 'false')
    await button('Filter').click()
    await expect.element(dialog('Filters')).toBeVisible()
    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Filter')).toHaveFocus()
  })

  it('sets aria-expanded on its trigger', async () => {
    await render(<Slideover trigger={({ open }) => <Button label={open ? 'Hide' : 'Show'} />} title="Filters" />)
    await button('Show').click()
    await expect.element(dialog()).toBeVisible()
    expect(document.querySelector('[aria-haspopup]')?.textContent).toBe('Hide')
  })

  it('closes on Escape and on a press outside', async () => {
    const onOpenChange = vi.fn()
    await render(<Slideover trigger={<Button label="Filter" />} title="Filters" onOpenChange={onOpenChange} />)
    await button('Filter').click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()

    await button('Filter').click()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await pressOutside()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]])
  })

  it('stays open on both without dismissible, and calls onClosePrevent', async () => {
    const onClosePrevent = vi.fn()
    await render(<Slideover defaultOpen dismissible={false} title="Filters" onClosePrevent={onClosePrevent} />)
    await expect.element(dialog()).toBeVisible()
    await settle()
    await userEvent.keyboard('{Escape}')
    expect(onClosePrevent).toHaveBeenCalledTimes(1)
    await pressOutside()
    expect(onClosePrevent).toHaveBeenCalledTimes(2)
    await expect.element(dialog()).toBeVisible()
    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('calls its transition callbacks in order when it is controlled', async () => {
    const calls: string[] = []
    function Controlled() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button label="Show" onClick={() => setOpen(true)} />
          <Slideover
            open={open}
            onOpenChange={setOpen}
            title="Filters"
            onEnter={() => calls.push('enter')}
            onAfterEnter={() => calls.push('after enter')}
            onLeave={() => calls.push('leave')}
            onAfterLeave={() => calls.push('after leave')}
          />
        </>
      )
    }
    await render(<Controlled />)
    await button('Show').click()
    await expect.poll(() => calls).toEqual(['enter', 'after enter'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => calls).toEqual(['enter', 'after enter', 'leave', 'after leave'])
  })

  it('keeps the typed text with unmountOnHide off', async () => {
    await render(
      <Slideover trigger={<Button label="Filter" />} unmountOnHide={false} title="Filters">
        <input aria-label="Name" />
      </Slideover>,
    )
    await button('Filter').click()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Ada{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await button('Filter').click()
    await expect.element(page.getByRole('textbox')).toHaveValue('Ada')
  })
})

describe('Slideover placement', () => {
  it.each(['ltr', 'rtl'] as const)('is attached to the given side, in %s text', async (dir) => {
    for (const side of [undefined, ...sides]) {
      const screen = await render(
        <App dir={dir}>
          <Slideover defaultOpen side={side} title="Filters">
            Body
          </Slideover>
        </App>,
      )
      await expect.element(dialog()).toBeVisible()
      await settle()
      const box = dialog().element().getBoundingClientRect()
      const width = document.documentElement.clientWidth
      const touches = {
        top: box.top === 0,
        right: box.right === width,
        bottom: box.bottom === window.innerHeight,
        left: box.left === 0,
      }
      const expected = {
        top: { top: true, right: true, bottom: false, left: true },
        right: { top: true, right: true, bottom: true, left: false },
        bottom: { top: false, right: true, bottom: true, left: true },
        left: { top: true, right: false, bottom: true, left: true },
      }[side ?? 'right']
      expect(touches, String(side)).toEqual(expected)
      expect(getComputedStyle(dialog().element()).direction).toBe(dir)
      await screen.unmount()
    }
  })

  it('has a margin and rounded corners with inset', async () => {
    for (const side of sides) {
      const screen = await render(
        <Slideover defaultOpen inset side={side} title="Filters">
          Body
        </Slideover>,
      )
      await expect.element(dialog()).toBeVisible()
      const box = dialog().element().getBoundingClientRect()
      const gaps = {
        top: box.top,
        right: document.documentElement.clientWidth - box.right,
        bottom: window.innerHeight - box.bottom,
        left: box.left,
      }
      expect(gaps[side]).toBe(16)
      expect(Math.min(gaps.top, gaps.right, gaps.bottom, gaps.left)).toBe(16)
      expect(getComputedStyle(dialog().element()).borderRadius).toBe('12px')
      await screen.unmount()
    }
  })

  it('scrolls a long body between header and footer', async () => {
    for (const side of sides) {
      const screen = await render(
        <Slideover defaultOpen side={side} title="Filters" footer="End">
          <div style={{ height: 3000 }}>Long</div>
        </Slideover>,
      )
      await expect.element(dialog()).toBeVisible()
      const body = findPart('body')!
      expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
      expect(findPart('footer')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
      expect(findPart('header')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      await screen.unmount()
    }
  })

  it('leaves a part of a narrow page visible, which closes it on press', async () => {
    await page.viewport(320, 640)
    await render(<Slideover defaultOpen title="Filters" />)
    await expect.element(dialog()).toBeVisible()
    expect(dialog().element().getBoundingClientRect().left).toBe(32)
    await page.viewport(1280, 800)
  })

  it('is rendered in the portal', async () => {
    await render(
      <div id="here">
        <Slideover defaultOpen portal={false} title="Filters" />
      </div>,
    )
    await expect.element(dialog()).toBeVisible()
    expect(document.querySelector('#here')!.contains(dialog().element())).toBe(true)
  })
})

describe('Slideover animations', () => {
  it.each(sides)('slides in from the %s', async (side) => {
    await withSlowMotion()
    await render(<Slideover trigger={<Button label="Filter" />} side={side} title="Filters" />)
    await button('Filter').click()
    await expect.poll(() => moving('slideover')).toEqual(['translate'])
    const [animation] = findPart('slideover')!.getAnimations()
    animation!.pause()
    animation!.currentTime = 0
    const { x, y, width, height } = findPart('slideover')!.getBoundingClientRect()
    const outside = {
      top: y + height <= 0,
      right: x >= document.documentElement.clientWidth,
      bottom: y >= window.innerHeight,
      left: x + width <= 0,
    }
    expect(outside[side]).toBe(true)
    animation!.finish()
  })

  it('fades instead of sliding with reduced motion', async () => {
    await withSlowMotion()
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    await render(<Slideover trigger={<Button label="Filter" />} title="Filters" />)
    await button('Filter').click()
    await expect.poll(() => moving('slideover')).toEqual(['opacity'])
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('has no animation with transition off', async () => {
    withMotion()
    await render(<Slideover trigger={<Button label="Filter" />} transition={false} title="Filters" />)
    await button('Filter').click()
    await expect.element(dialog()).toBeInTheDocument()
    await nextFrames()
    expect(getComputedStyle(dialog().element()).transitionDuration).toBe('0s')
    expect(getComputedStyle(findPart('overlay')!).transitionDuration).toBe('0s')
  })

  function moving(slot: string): string[] {
    const animations = (findPart(slot)?.getAnimations() ?? []) as CSSTransition[]
    return animations.map((animation) => animation.transitionProperty).sort()
  }
})

describe('Slideover slots', () => {
  it('renders every slot', async () => {
    await render(
      <Slideover
        defaultOpen
        renderTitle={<em>Filters</em>}
        renderDescription={<em>Narrow it down.</em>}
        actions={<Button label="Reset" />}
        renderClose={({ close, ui }) => (
          <button className={ui.close} onClick={close}>
            Away
          </button>
        )}
        footer={({ close }) => <Button label="Apply" onClick={close} />}
      >
        {({ close }) => <Button label="Skip" onClick={close} />}
      </Slideover>,
    )
    await expect.element(dialog('Filters')).toHaveAccessibleDescription('Narrow it down.')
    expect(findPart('header')?.textContent).toBe('FiltersNarrow it down.ResetAway')
    expect(findPart('body')?.textContent).toBe('Skip')
    await button('Apply').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['header', { header: <b>Own header</b> }],
    ['renderContent', { renderContent: <b>Own content</b> }],
  ])('keeps its accessible name if %s replaces the title', async (_, slots) => {
    await render(<Slideover defaultOpen title="Filters" description="Narrow it down." {...slots} />)
    await expect.element(dialog('Filters')).toHaveAccessibleDescription('Narrow it down.')
    expect(findPart('title')!.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it('passes props to the close button, or renders none', async () => {
    const screen = await render(<Slideover defaultOpen title="Filters" close={{ 'aria-label': 'Leave' }} />)
    await expect.element(button('Leave')).toBeVisible()
    await screen.rerender(<Slideover defaultOpen title="Filters" close={false} />)
    await expect.element(dialog()).toBeVisible()
    expect(findPart('close')).toBeNull()
  })

  it('does not dim the page without overlay, and does not block it if it is not modal', async () => {
    const screen = await render(<Slideover defaultOpen overlay={false} title="Filters" />)
    await expect.element(dialog()).toBeVisible()
    expect(findPart('overlay')).toBeNull()
    await screen.unmount()

    await render(
      <>
        <button>Behind</button>
        <Slideover defaultOpen modal={false} dismissible={false} title="Filters" />
      </>,
    )
    await expect.element(dialog()).toBeVisible()
    expect(findPart('overlay')).toBeNull()
    await button('Behind').click()
    await expect.element(button('Behind')).toHaveFocus()
    await expect.element(dialog()).toBeVisible()
  })

  it('labels the close button in the language of the application', async () => {
    const de = defineLocale({ name: 'Deutsch', code: 'de', messages: { slideover: { close: 'Schließen' } } })
    await render(
      <App locale={de}>
        <Slideover defaultOpen title="Filter" />
      </App>,
    )
    await expect.element(button('Schließen')).toBeVisible()
  })

  it('can contain a modal, and Escape closes one at a time', async () => {
    await render(
      <Slideover trigger={<Button label="Filter" />} title="Filters">
        <Modal trigger={<Button label="Reset" />} title="Really?" />
      </Slideover>,
    )
    await button('Filter').click()
    await button('Reset').click()
    await expect.element(dialog('Really?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Really?')).not.toBeInTheDocument()
    await expect.element(dialog('Filters')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('is attached to the logical side of the text direction', async () => {
    const place = () => dialog().element().getBoundingClientRect()
    const { rerender } = await render(
      <App dir="ltr">
        <Slideover defaultOpen side="start" title="Filters" />
      </App>,
    )
    await expect.poll(() => place().left).toBe(0)
    await rerender(
      <App dir="rtl">
        <Slideover defaultOpen side="start" title="Filters" />
      </App>,
    )
    await expect.poll(() => place().right).toBe(innerWidth)
  })

  it('warns about an unknown side', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // @ts-expect-error There is no such side.
    await render(<Slideover defaultOpen side="middle" title="Filters" />)
    await expect.element(dialog()).toBeInTheDocument()
    expect(warning.mock.calls.flat().join('\n')).toContain('Slideover: unknown side "middle"')
    warning.mockRestore()
  })
})
