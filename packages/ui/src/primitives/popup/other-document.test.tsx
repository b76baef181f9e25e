import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { App } from '../../components/App.tsx'
import { Button } from '../../components/Button.tsx'
import { CommandPalette } from '../../components/CommandPalette.tsx'
import { ContentToc } from '../../components/ContentToc.tsx'
import { Drawer } from '../../components/Drawer.tsx'
import { DropdownMenu } from '../../components/DropdownMenu.tsx'
import { Form } from '../../components/Form.tsx'
import { FormField } from '../../components/FormField.tsx'
import { Input } from '../../components/Input.tsx'
import { InputDate } from '../../components/InputDate.tsx'
import { InputMenu } from '../../components/InputMenu.tsx'
import { Modal } from '../../components/Modal.tsx'
import { PageCard } from '../../components/PageCard.tsx'
import { Popover } from '../../components/Popover.tsx'
import { Select } from '../../components/Select.tsx'
import { Tree } from '../../components/Tree.tsx'
import { useToast } from '../../hooks/useToast.ts'
import { useTour } from '../../hooks/useTour.ts'
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

/** Presses on an element, moves the pointer and releases it. */
function drag(target: Element, x: number, y: number): void {
  const { PointerEvent } = frame().contentWindow as Window & typeof globalThis
  const send = (type: string, share: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX: 50 + x * share,
        clientY: 50 + y * share,
      }),
    )
  send('pointerdown', 0)
  send('pointermove', 0.5)
  send('pointermove', 1)
  send('pointerup', 1)
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
  'an input menu': {
    element: <InputMenu aria-label="Town" items={['Cork', 'Galway']} />,
    trigger: '[role="combobox"]',
    content: '[role="listbox"]',
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

describe('components in the document of an iframe', () => {
  it('closes a drawer that is dragged down', async () => {
    const element = await open(<Drawer trigger={<Button label="Open" />} title="Plans" />, 'button', '[role="dialog"]')
    drag(element, 0, 300)
    await expect.poll(() => find('[role="dialog"]')).toBeNull()
  })

  it('closes a toast that is swiped away, and focuses toasts with F8', async () => {
    function Notify() {
      const toast = useToast()
      return <Button label="Open" onClick={() => toast.add({ title: 'Saved', duration: 0 })} />
    }
    await open(<Notify />, 'button', '[data-slot="toast"]')
    press('F8')
    await expect.poll(() => page().activeElement?.getAttribute('data-slot')).toBe('toaster')
    drag(find('[data-slot="toast"]')!, 200, 0)
    await expect.poll(() => find('[data-slot="toast"]')).toBeNull()
  })

  it('moves the focus of a tree when the focused item is removed', async () => {
    const tree = (items: string[]) => (
      <Frame>
        <Tree aria-label="Files" items={items.map((label) => ({ label }))} />
      </Frame>
    )
    const screen = await render(tree(['a', 'b', 'c']))
    await expect.poll(() => page().querySelectorAll('[role="treeitem"]').length).toBe(3)
    find('[role="treeitem"]')!.focus()
    press('ArrowDown')
    await expect.poll(() => page().activeElement?.textContent).toBe('b')
    await screen.rerender(tree(['a', 'c']))
    await expect.poll(() => page().activeElement?.textContent).toBe('c')
  })

  it('validates a form while the user types, and reads its values', async () => {
    const submit = vi.fn()
    await render(
      <Frame>
        <Form
          validateOn={['input']}
          validateOnInputDelay={0}
          validate={(state: { name?: string }) => (state.name === 'x' ? [{ name: 'name', message: 'Too short' }] : [])}
          onSubmit={({ data }) => submit(data)}
        >
          <FormField name="name" label="Name" eagerValidation>
            <Input />
          </FormField>
          <Button type="submit" label="Send" />
        </Form>
      </Frame>,
    )
    await expect.poll(() => find('input')).not.toBeNull()
    const { HTMLInputElement, Event } = frame().contentWindow as Window & typeof globalThis
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(find('input'), text)
      find('input')!.dispatchEvent(new Event('input', { bubbles: true }))
    }
    find('input')!.focus()
    type('x')
    await expect.poll(() => page().body.textContent).toContain('Too short')
    type('Ada')
    await expect.poll(() => page().body.textContent).not.toContain('Too short')
    find('button')!.click()
    await expect.poll(() => submit.mock.calls).toEqual([[{ name: 'Ada' }]])
  })

  it('moves between the segments of a date', async () => {
    await render(
      <Frame>
        <InputDate aria-label="Date" />
      </Frame>,
    )
    await expect.poll(() => find('[data-slot="segment"]')).not.toBeNull()
    find('[data-unit="month"]')!.focus()
    press('ArrowRight')
    await expect.poll(() => (page().activeElement as HTMLElement).dataset.unit).toBe('day')
  })

  it('chooses an item of a command palette with Enter', async () => {
    const select = vi.fn()
    await render(
      <Frame>
        <CommandPalette groups={[{ id: 'a', items: [{ label: 'Edit', onSelect: select }] }]} />
      </Frame>,
    )
    await expect.poll(() => find('[role="option"]')).not.toBeNull()
    find('input')!.focus()
    press('ArrowDown')
    press('Enter')
    await expect.poll(() => select.mock.calls.length).toBe(1)
  })
})

describe('parts that look for elements or listen to the window, in the document of an iframe', () => {
  it('marks the heading in view in a table of contents', async () => {
    await render(
      <Frame>
        <h2 id="intro">Introduction</h2>
        <ContentToc links={[{ id: 'intro', text: 'Introduction', depth: 2 }]} defaultOpen />
      </Frame>,
    )
    await expect.poll(() => find('[data-slot="link"]')?.hasAttribute('data-active')).toBe(true)
  })

  it('moves the spotlight of a card with the pointer', async () => {
    await render(
      <Frame>
        <PageCard title="Plans" spotlight />
      </Frame>,
    )
    await expect.poll(() => find('[data-slot="spotlight"]')).not.toBeNull()
    const { PointerEvent } = frame().contentWindow as Window & typeof globalThis
    page().body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 40, clientY: 30 }))
    const { left } = find('[data-slot="spotlight"]')!.getBoundingClientRect()
    await expect.poll(() => find('[data-slot="spotlight"]')!.style.getPropertyValue('--x')).toBe(`${40 - left}px`)
  })

  it('scrolls to the target of a tour', async () => {
    const scroll = vi.fn()
    const steps = [{ target: () => find('h2') }]
    function Tour() {
      const tour = useTour(steps)
      return (
        <>
          <h2 ref={(heading) => void (heading && (heading.scrollIntoView = scroll))}>Here</h2>
          <Button label="Open" onClick={() => tour.start()} />
        </>
      )
    }
    await render(
      <Frame>
        <Tour />
      </Frame>,
    )
    await expect.poll(() => find('button')).not.toBeNull()
    find('button')!.click()
    await expect.poll(() => scroll.mock.calls.length).toBe(1)
  })
})

describe('aria-controls of a trigger in a shadow tree', () => {
  it.each(Object.entries(overlays))('is left off while %s is in the page outside', async (_name, overlay) => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const root = createRoot(shadow.appendChild(document.createElement('div')))
    onTestFinished(() => {
      root.unmount()
      host.remove()
    })
    root.render(overlay.element)
    await expect.poll(() => shadow.querySelector(overlay.trigger)).not.toBeNull()
    const trigger = shadow.querySelector<HTMLElement>(overlay.trigger)!
    trigger.focus()
    trigger.click()
    await expect.poll(() => document.querySelector(overlay.content)).not.toBeNull()
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => trigger.hasAttribute('aria-controls')).toBe(false)
  })
})
