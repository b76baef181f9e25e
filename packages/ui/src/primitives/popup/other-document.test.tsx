import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { App } from '../../components/App.tsx'
import { Button } from '../../components/Button.tsx'
import { DropdownMenu } from '../../components/DropdownMenu.tsx'
import { Modal } from '../../components/Modal.tsx'
import { Popover } from '../../components/Popover.tsx'
import { Select } from '../../components/Select.tsx'
import { withoutMotion } from '../../testing/motion.ts'

withoutMotion()

/** Renders its children, and the overlays that they open, into the document of an iframe. */
function Frame({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>()
  return (
    <>
      <iframe title="Frame" ref={(frame) => setBody(frame?.contentDocument?.body)} />
      {body && createPortal(<App portal={body}>{children}</App>, body)}
    </>
  )
}

const frame = () => document.querySelector('iframe')!
const page = () => frame().contentDocument!
const find = (selector: string) => page().querySelector<HTMLElement>(selector)

async function open(overlay: ReactNode, trigger: string, content: string): Promise<HTMLElement> {
  await render(<Frame>{overlay}</Frame>)
  await expect.poll(() => find(trigger)).not.toBeNull()
  find(trigger)!.focus()
  find(trigger)!.click()
  await expect.poll(() => find(content)).not.toBeNull()
  return find(content)!
}

function press(key: string): void {
  const { KeyboardEvent } = frame().contentWindow as Window & typeof globalThis
  page().activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

function pressOn(target: Element): void {
  const { PointerEvent, MouseEvent } = frame().contentWindow as Window & typeof globalThis
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

interface Overlay {
  element: ReactNode
  trigger: string
  content: string
}

const overlays: Record<string, Overlay> = {
  'a menu': {
    element: (
      <DropdownMenu items={[{ label: 'Edit' }]}>
        <Button label="Open" />
      </DropdownMenu>
    ),
    trigger: 'button',
    content: '[role="menu"]',
  },
  'a modal': {
    element: (
      <Modal trigger={<Button label="Open" />} title="Plans" overlay={false}>
        <input aria-label="Name" />
      </Modal>
    ),
    trigger: 'button',
    content: '[role="dialog"]',
  },
  'a popover': {
    element: (
      <Popover renderContent={<input aria-label="Name" />}>
        <Button label="Open" />
      </Popover>
    ),
    trigger: 'button',
    content: '[role="dialog"]',
  },
  'a select': {
    element: <Select aria-label="Town" items={['Cork', 'Galway']} />,
    trigger: '[role="combobox"]',
    content: '[role="listbox"]',
  },
}

describe.each(Object.entries(overlays))(
  '%s in the document of an iframe',
  (_, { element: overlay, trigger, content }) => {
    it('closes with Escape and returns the focus', async () => {
      await open(overlay, trigger, content)
      press('Escape')
      await expect.poll(() => find(content)).toBeNull()
      expect(page().activeElement).toBe(find(trigger))
    })

    it('closes on a press outside', async () => {
      const element = await open(overlay, trigger, content)
      // A modal dialog covers the page with an element, which gets the press.
      pressOn(element.parentElement?.querySelector('[role="presentation"]') ?? page().body)
      await expect.poll(() => find(content)).toBeNull()
    })
  },
)

describe('a menu in the document of an iframe', () => {
  it('chooses the highlighted item with Enter', async () => {
    const select = vi.fn()
    await open(
      <DropdownMenu items={[{ label: 'Edit' }, { label: 'Delete', onSelect: select }]}>
        <Button label="Open" />
      </DropdownMenu>,
      'button',
      '[role="menu"]',
    )
    await expect.poll(() => page().activeElement?.textContent).toBe('Edit')
    press('ArrowDown')
    expect(page().activeElement?.textContent).toBe('Delete')
    press('Enter')
    await expect.poll(() => select.mock.calls.length).toBe(1)
  })
})
