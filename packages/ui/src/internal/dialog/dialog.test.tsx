import { StrictMode, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../../components/App.tsx'
import { Button } from '../../components/Button.tsx'
import { Modal, type ModalProps } from '../../components/Modal.tsx'
import { Popover } from '../../components/Popover.tsx'
import { settle } from '../../testing/describe-component.tsx'
import { withoutMotion } from '../../testing/motion.ts'

withoutMotion()

const dialog = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const focused = () => document.activeElement

/** A modal with a field, and what opens and closes it in this very moment. */
function controlled(props: ModalProps = {}, around?: (modal: ReactNode) => ReactNode) {
  let set!: (open: boolean) => void
  function Page() {
    const [open, setOpen] = useState(false)
    set = setOpen
    const modal = (
      <Modal title="Profile" open={open} onOpenChange={setOpen} {...props}>
        {props.children ?? <input aria-label="Name" />}
      </Modal>
    )
    return around ? around(modal) : modal
  }
  return { page: <Page />, setOpen: (open: boolean) => flushSync(() => set(open)) }
}

/** What a dialog must not leave behind. */
function traces() {
  const { documentElement: html, body } = document
  return {
    html: html.style.cssText,
    body: body.style.cssText,
    hidden: document.querySelectorAll('[aria-hidden="true"]:not(svg)').length,
    places: document.querySelectorAll('[data-frond-portal], [data-frond-guard]').length,
  }
}

describe('The focus of a dialog', () => {
  it.each([true, false])('is inside in the moment it opens (unmountOnHide: %s)', async (unmountOnHide) => {
    const { page: element, setOpen } = controlled({ unmountOnHide }, (modal) => (
      <>
        <button>Before</button>
        {modal}
      </>
    ))
    await render(element)
    const opener = button('Before').element() as HTMLElement
    for (let round = 0; round < 2; round++) {
      opener.focus()
      setOpen(true)
      expect(focused()?.getAttribute('aria-label')).toBe('Name')
      setOpen(false)
      expect(focused()).toBe(opener)
    }
  })

  it('comes back from the page behind, but not from what another script has put over it', async () => {
    await render(
      <>
        <button>Behind</button>
        <Modal defaultOpen title="Profile">
          <input aria-label="Name" />
          <input aria-label="City" />
        </Modal>
      </>,
    )
    await field('City').click()
    document.querySelector<HTMLElement>('button')!.focus()
    await expect.element(field('City')).toHaveFocus()

    const foreign = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => foreign.remove())
    foreign.focus()
    expect(focused()).toBe(foreign)
    await expect.element(dialog('Profile')).toBeVisible()
  })

  it('goes round inside, over what the browser passes over as well', async () => {
    await render(
      <Modal defaultOpen title="Profile" close={false}>
        <input type="radio" name="plan" aria-label="Free" />
        <input type="radio" name="plan" aria-label="Team" defaultChecked />
        <button disabled>Save</button>
        <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Note" />
        <button style={{ visibility: 'hidden' }}>Unseen</button>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a>No link</a>
      </Modal>,
    )
    const team = page.getByRole('radio', { name: 'Team' })
    await expect.element(page.getByRole('radio', { name: 'Free' })).toHaveFocus()
    await userEvent.click(team)
    await userEvent.tab()
    await expect.element(field('Note')).toHaveFocus()
    await userEvent.tab()
    await expect.element(team).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(field('Note')).toHaveFocus()
  })

  it('stays with a dialog that has nothing to focus', async () => {
    await render(
      <>
        <Modal defaultOpen title="Note" close={false}>
          Text
        </Modal>
        <button>Behind</button>
      </>,
    )
    expect(focused()).toBe(dialog('Note').element())
    await userEvent.tab()
    expect(focused()).toBe(dialog('Note').element())
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(dialog('Note').element())
  })

  it('goes to the dialog when what has it is taken away', async () => {
    function Tags() {
      const [there, setThere] = useState(true)
      return there && <button onClick={() => setThere(false)}>Remove</button>
    }
    await render(
      <Modal defaultOpen title="Tags">
        <Tags />
      </Modal>,
    )
    await expect.element(button('Remove')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe(dialog('Tags').element())
  })

  it('stays where the visitor has gone on to', async () => {
    const { page: element, setOpen } = controlled({ modal: false, dismissible: false }, (modal) => (
      <>
        <input aria-label="Search" />
        {modal}
      </>
    ))
    await render(element)
    setOpen(true)
    await expect.element(field('Name')).toHaveFocus()
    await field('Search').click()
    setOpen(false)
    await expect.element(field('Search')).toHaveFocus()
  })

  it('goes from one dialog to the next, and back to what opened the first', async () => {
    function Steps() {
      const [step, setStep] = useState(0)
      return (
        <>
          {/* In this order, so that the second opens before the first has given the focus back. */}
          <Modal open={step === 2} title="Second" onOpenChange={() => setStep(0)} />
          <Modal open={step === 1} title="First" onOpenChange={() => setStep(0)}>
            <Button label="Next" onClick={() => setStep(2)} />
          </Modal>
          <Button label="Begin" onClick={() => setStep(1)} />
        </>
      )
    }
    await render(<Steps />)
    await button('Begin').click()
    await button('Next').click()
    await expect.element(dialog('First')).not.toBeInTheDocument()
    expect(dialog('Second').element().contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Begin')).toHaveFocus()
  })

  it('goes through a dialog that is not modal in the order of the page, and is not caught there', async () => {
    await render(
      <>
        <Modal
          modal={false}
          dismissible={false}
          close={false}
          trigger={<Button label="Notes" />}
          title="Notes"
          ui={{ content: 'mt-40' }}
        >
          <input aria-label="Note" />
        </Modal>
        <button>Next</button>
      </>,
    )
    await button('Notes').click()
    await expect.element(field('Note')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Next')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(field('Note')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Notes')).toHaveFocus()

    // At the end of the page it is met where it lies, and left for what comes after the page.
    ;(button('Next').element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(field('Note')).toHaveFocus()
    await userEvent.tab()
    expect([button('Next').element(), field('Note').element()]).not.toContain(focused())
  })

  it('leaves a popover open for a dialog that it opens elsewhere, and comes back to it', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Popover renderContent={<Button label="Delete" onClick={() => setOpen(true)} />}>
            <Button label="More" />
          </Popover>
          <Modal open={open} onOpenChange={setOpen} title="Really?" />
        </>
      )
    }
    await render(<Page />)
    await button('More').click()
    await button('Delete').click()
    await expect.element(dialog('Really?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Really?')).not.toBeInTheDocument()
    await expect.element(button('Delete')).toHaveFocus()
  })
})

describe('Dialogs one inside the other', () => {
  it('open at once, close one at a time, and show again what they have hidden', async () => {
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

  it('can be read wherever they are put', async () => {
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

describe('The page behind a dialog', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('style')
    document.body.removeAttribute('style')
  })

  it('scrolls again when the last of several dialogs is closed, as it did before', async () => {
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

  it('keeps the room of its scrollbar, and is not kept from scrolling by one that has been taken over', async () => {
    const html = document.documentElement
    Object.defineProperty(html, 'clientWidth', { value: innerWidth - 15, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(html, 'clientWidth'))
    document.body.style.overflow = 'hidden'
    const { page: element, setOpen } = controlled()
    await render(element)
    setOpen(true)
    expect(html.style.scrollbarGutter).toBe('stable')
    // Whoever had locked it before is done.
    document.body.style.overflow = ''
    setOpen(false)
    expect(html.style.scrollbarGutter).toBe('')
    expect(document.body.style.overflow).toBe('')
  })
})

describe('A press and a key', () => {
  it('close a dialog only where the press begins and ends outside', async () => {
    await render(
      <Modal defaultOpen scrollable title="Profile">
        <p>Text</p>
      </Modal>,
    )
    await settle()
    const beside = { x: 5, y: 5 }
    await userEvent.dragAndDrop(page.getByText('Text'), document.documentElement, { targetPosition: beside })
    await userEvent.dragAndDrop(document.documentElement, page.getByText('Text'), { sourcePosition: beside })
    await settle()
    await expect.element(dialog('Profile')).toBeVisible()
    await userEvent.click(document.documentElement, { position: beside })
    await expect.element(dialog('Profile')).not.toBeInTheDocument()
  })

  it('leave a dialog open while a finger scrolls, and close it when it taps', async () => {
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

  it('leave a dialog open where Escape is for an input method', async () => {
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

  it('leave a popover open where something lies over it that came later', async () => {
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

describe('A dialog elsewhere', () => {
  it('keeps the focus and hides the rest in a shadow tree', async () => {
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

  it('works where React does everything twice', async () => {
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

  it.each([true, false])('leaves nothing behind when it is taken away while open (modal: %s)', async (modal) => {
    const before = traces()
    const listeners = new Set<unknown>()
    const screen = await render(<p>Page</p>)
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
    const added = vi.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      // What is bound to a signal goes with it.
      const { signal } = Object(args[2]) as AddEventListenerOptions
      listeners.add(args[1])
      signal?.addEventListener('abort', () => listeners.delete(args[1]))
      add.apply(document, args)
    })
    const removed = vi.spyOn(document, 'removeEventListener').mockImplementation((...args: Parameters<typeof add>) => {
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
  })
})
