import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../../components/App.tsx'
import { Button } from '../../components/Button.tsx'
import { Modal } from '../../components/Modal.tsx'
import { Popover } from '../../components/Popover.tsx'
import { settle } from '../../testing/describe-component.tsx'
import { button, controlled, dialog, field, focused, traces } from '../../testing/dialogs.tsx'
import { withoutMotion } from '../../testing/motion.ts'

withoutMotion()

describe('nested dialogs', () => {
  it('open together, close one at a time, and unhide the content behind them', async () => {
    const own = document.body.appendChild(document.createElement('div'))
    own.innerHTML = '<p aria-hidden="true">A</p><p aria-hidden="false">B</p><p aria-live="polite">C</p>'
    onTestFinished(() => own.remove())
    const before = own.innerHTML
    await render(
      <Modal defaultOpen title="One">
        <Modal defaultOpen title="Two">
          <Modal defaultOpen title="Three" />
        </Modal>
      </Modal>,
    )
    const part = (name: string) =>
      [...document.querySelectorAll('[data-slot="modal"]')].find((modal) => modal.textContent.startsWith(name))
    const isHidden = (name: string) => part(name)?.closest('[aria-hidden="true"]') != null
    expect(['One', 'Two', 'Three'].map(isHidden)).toEqual([true, true, false])
    expect(part('Three')!.contains(focused())).toBe(true)
    expect(own.innerHTML).toBe(before.replace('aria-hidden="false"', 'aria-hidden="true"'))

    await userEvent.keyboard('{Escape}')
    await expect.poll(() => ['One', 'Two'].map(isHidden)).toEqual([true, false])
    expect(part('Two')!.contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => isHidden('One')).toBe(false)
    expect(part('One')!.contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => part('One')).toBeUndefined()
    expect(own.innerHTML).toBe(before)
  })

  it('are not hidden from screen readers in any portal', async () => {
    const target = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => target.remove())
    await render(
      <Modal defaultOpen title="One">
        <Modal portal={target} trigger={<Button label="More" />} title="Two" />
      </Modal>,
    )
    await button('More').click()
    await expect.element(dialog('Two')).toBeVisible()
    expect(page.getByRole('dialog', { name: 'One' }).query()).toBeNull()
  })
})

describe('the page behind a dialog', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style')
    document.body.removeAttribute('style')
  })

  it('can be scrolled again after the last of several dialogs is closed', async () => {
    document.documentElement.style.overflowY = 'scroll'
    document.body.style.color = 'red'
    const before = traces()
    await render(
      <Modal defaultOpen title="One">
        <Modal defaultOpen title="Two" />
      </Modal>,
    )
    expect(document.documentElement.style.overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Two')).not.toBeInTheDocument()
    expect(document.documentElement.style.overflowY).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('One')).not.toBeInTheDocument()
    expect(traces()).toEqual(before)
  })

  it('reserves the space of its scrollbar, and is not locked by a dialog whose lock was replaced', async () => {
    const html = document.documentElement
    Object.defineProperty(html, 'clientWidth', { value: innerWidth - 15, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(html, 'clientWidth'))
    document.body.style.overflow = 'hidden'
    const { page: element, setOpen } = controlled()
    await render(element)
    setOpen(true)
    expect(html.style.scrollbarGutter).toBe('stable')
    // The previous lock has ended.
    document.body.style.overflow = ''
    setOpen(false)
    expect(html.style.scrollbarGutter).toBe('')
    expect(document.body.style.overflow).toBe('')
  })
})

describe('a press or a key', () => {
  it('closes a dialog only if the press starts and ends outside', async () => {
    await render(
      <Modal defaultOpen scrollable title="Profile">
        <p>Text</p>
      </Modal>,
    )
    await settle()
    const beside = { x: 5, y: 5 }
    await userEvent.dragAndDrop(page.getByText('Text'), document.documentElement, { targetPosition: beside })
    const text = page.getByText('Text').element()
    const overlay = document.querySelector('[data-slot="overlay"]')!
    overlay.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    text.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    // The browser dispatches the click on the common ancestor.
    overlay.dispatchEvent(new PointerEvent('click', { bubbles: true }))
    await settle()
    await expect.element(dialog('Profile')).toBeVisible()
    await userEvent.click(document.documentElement, { position: beside })
    await expect.element(dialog('Profile')).not.toBeInTheDocument()
  })

  it('does not close a dialog while a finger scrolls, but does when it taps', async () => {
    const { page: element, setOpen } = controlled()
    await render(element)
    setOpen(true)
    const overlay = document.querySelector('[data-slot="overlay"]')!
    const send = (type: string) =>
      overlay.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'touch' }))
    send('pointerdown')
    send('pointercancel')
    await expect.element(dialog('Profile')).toBeVisible()
    for (const type of ['pointerdown', 'pointerup', 'click']) send(type)
    await expect.element(dialog('Profile')).not.toBeInTheDocument()
  })

  it('does not close a dialog if Escape ends an IME composition', async () => {
    await render(
      <Modal defaultOpen title="Profile">
        <input aria-label="Name" />
      </Modal>,
    )
    const press = (init: KeyboardEventInit) =>
      focused()!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
      )
    press({ isComposing: true })
    press({ keyCode: 229 })
    await settle()
    await expect.element(dialog('Profile')).toBeVisible()
    press({})
    await expect.element(dialog('Profile')).not.toBeInTheDocument()
  })

  it('does not close a popover if a later overlay is above it', async () => {
    await render(
      <Popover defaultOpen renderContent={<input aria-label="Day" />}>
        <Button label="Filter" />
      </Popover>,
    )
    await expect.element(field('Day')).toBeVisible()
    const foreign = document.body.appendChild(document.createElement('button'))
    foreign.textContent = 'Calendar'
    foreign.style.cssText = 'position: fixed; bottom: 0'
    onTestFinished(() => foreign.remove())
    await userEvent.click(foreign)
    await settle()
    await expect.element(field('Day')).toBeVisible()
  })
})

describe('a dialog in other environments', () => {
  it('traps focus and hides the rest of the page in a shadow tree', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const container = shadow.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const { page: element, setOpen } = controlled({}, (modal) => (
      <App portal={shadow}>
        <button>Behind</button>
        {modal}
      </App>
    ))
    flushSync(() => root.render(element))
    const behind = shadow.querySelector('button')!
    behind.focus()
    setOpen(true)
    expect(shadow.activeElement?.getAttribute('aria-label')).toBe('Name')
    expect(container.getAttribute('aria-hidden')).toBe('true')
    expect(host.hasAttribute('aria-hidden')).toBe(false)
    behind.focus()
    expect(shadow.activeElement?.getAttribute('aria-label')).toBe('Name')
    setOpen(false)
    expect(shadow.activeElement).toBe(behind)
    expect(container.hasAttribute('aria-hidden')).toBe(false)
    root.unmount()
    host.remove()
  })

  it('works in React strict mode', async () => {
    const { page: element, setOpen } = controlled({}, (modal) => (
      <StrictMode>
        <button>Before</button>
        {modal}
      </StrictMode>
    ))
    await render(element)
    const before = traces()
    const opener = button('Before').element() as HTMLElement
    opener.focus()
    setOpen(true)
    expect(focused()?.getAttribute('aria-label')).toBe('Name')
    await settle()
    expect(focused()?.getAttribute('aria-label')).toBe('Name')
    setOpen(false)
    expect(focused()).toBe(opener)
    expect(traces()).toEqual(before)
  })

  it.each([true, false])(
    'leaves no listeners and attributes behind when it is unmounted while open (modal: %s)',
    async (modal) => {
      const before = traces()
      const listeners = new Set<unknown>()
      const screen = await render(<p>Page</p>)
      const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
      const added = vi.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
        // Listeners with a signal are removed when it aborts.
        const { signal } = Object(args[2]) as AddEventListenerOptions
        listeners.add(args[1])
        signal?.addEventListener('abort', () => listeners.delete(args[1]))
        add.apply(document, args)
      })
      const removed = vi
        .spyOn(document, 'removeEventListener')
        .mockImplementation((...args: Parameters<typeof add>) => {
          listeners.delete(args[1])
          remove.apply(document, args)
        })
      await screen.rerender(
        <Modal defaultOpen modal={modal} title="Profile">
          <input aria-label="Name" />
        </Modal>,
      )
      await expect.element(field('Name')).toHaveFocus()
      expect(listeners.size).toBeGreaterThan(4)
      await screen.unmount()
      added.mockRestore()
      removed.mockRestore()
      expect(listeners.size).toBe(0)
      expect(traces()).toEqual(before)
    },
  )
})
