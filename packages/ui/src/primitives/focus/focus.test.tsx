import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../../components/Button.tsx'
import { Modal } from '../../components/Modal.tsx'
import { Popover } from '../../components/Popover.tsx'
import { settle } from '../../testing/describe-component.tsx'
import { button, controlled, dialog, field, focused } from '../../testing/dialogs.tsx'
import { withoutMotion } from '../../testing/motion.ts'

withoutMotion()

describe('focus and dialogs', () => {
  it.each([true, false])('moves focus into the dialog when it opens (unmountOnHide: %s)', async (unmountOnHide) => {
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

  it('returns focus from the page behind, but not from an element that another script has added', async () => {
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

  it('wraps focus inside the dialog and skips elements that the browser skips', async () => {
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

  it('keeps focus on a dialog without focusable elements', async () => {
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

  it('moves focus to the dialog when the focused element is removed', async () => {
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

  it('does not move focus away from the element that the user focused', async () => {
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

  it('moves focus from one dialog to the next, and back to the trigger of the first', async () => {
    function Steps() {
      const [step, setStep] = useState(0)
      return (
        <>
          {/* In this order, so that the second dialog opens before the first restores focus. */}
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

  it('does not trap focus in a dialog that is not modal', async () => {
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

    // The dialog is at the end of the tab order, and Tab leaves the page after it.
    ;(button('Next').element() as HTMLElement).focus()
    await userEvent.tab()
    await expect.element(field('Note')).toHaveFocus()
    await userEvent.tab()
    expect([button('Next').element(), field('Note').element()]).not.toContain(focused())
  })

  it('keeps a popover open while a dialog from it is open, and returns focus to it', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Popover renderContent={<Button label="Delete" onClick={() => setOpen(true)} />}>
            <Button label="More" />
          </Popover>
          <Modal open={open} onOpenChange={setOpen} unmountOnHide={false} title="Really?" />
        </>
      )
    }
    await render(<Page />)
    await button('More').click()
    await button('Delete').click()
    await expect.element(dialog('Really?')).toBeVisible()
    await settle()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Really?')).not.toBeInTheDocument()
    await expect.element(button('Delete')).toHaveFocus()
  })
})
