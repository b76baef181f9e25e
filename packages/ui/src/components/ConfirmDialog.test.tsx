import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { confirmDialogTheme } from '../theme/confirm-dialog.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const icon = { body: '<circle r="4" cx="12" cy="12"/>' }

describeComponent(
  'ConfirmDialog',
  <ConfirmDialog
    defaultOpen
    icon={icon}
    color="error"
    title="Delete project?"
    description="All of its files go with it."
  >
    This cannot be undone.
  </ConfirmDialog>,
  { slot: 'confirm-dialog', theme: confirmDialogTheme, clientOnly: true },
)

const dialog = (name?: string) => page.getByRole('alertdialog', name ? { name } : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

function Asked(props: ConfirmDialogProps) {
  return <ConfirmDialog trigger={<Button label="Delete" />} title="Delete project?" {...props} />
}

describe('ConfirmDialog', () => {
  it('is an alert dialog labeled by its title and described by its description', async () => {
    await render(<Asked description="All of its files go with it." />)
    await button('Delete').click()
    await expect.element(dialog('Delete project?')).toHaveAccessibleDescription('All of its files go with it.')
    await expect.element(dialog()).toHaveAttribute('role', 'alertdialog')
  })

  it('resolves with true when it is confirmed', async () => {
    const calls: unknown[] = []
    await render(
      <Asked
        onConfirm={() => calls.push('confirm')}
        onCancel={() => calls.push('cancel')}
        onOpenChange={(open) => calls.push(open)}
        onClose={(confirmed) => calls.push({ confirmed })}
      />,
    )
    await button('Delete').click()
    await button('Confirm').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(calls).toEqual([true, 'confirm', false, { confirmed: true }])
    await expect.element(button('Delete')).toHaveFocus()

    // The result of the first time must not be used the next time.
    await button('Delete').click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => calls.at(-1)).toEqual({ confirmed: false })
  })

  it.each([
    ['its button', () => button('Cancel').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
  ])('resolves with false when it is cancelled by %s', async (_, cancel) => {
    const onClose = vi.fn()
    const onCancel = vi.fn()
    const onConfirm = vi.fn()
    await render(<Asked onClose={onClose} onCancel={onCancel} onConfirm={onConfirm} />)
    await button('Delete').click()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await cancel()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onClose.mock.calls).toEqual([[false]])
    expect(onCancel).toHaveBeenCalledTimes(1)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it.each([
    ['primary', 'Confirm'],
    ['error', 'Cancel'],
  ] as const)('with the color %s initially focuses %s', async (color, name) => {
    await render(<Asked color={color} />)
    await button('Delete').click()
    await expect.element(button(name)).toHaveFocus()
    expect(button('Confirm').element()).toHaveClass(`fr--${color}`)
  })

  it('wraps focus between its buttons, and responds to Enter and Space', async () => {
    const onClose = vi.fn()
    await render(<Asked onClose={onClose} />)
    await button('Delete').click()
    await expect.element(button('Confirm')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Cancel')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(() => onClose.mock.lastCall).toEqual([false])
    await expect.element(button('Delete')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Confirm')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onClose.mock.lastCall).toEqual([true])
  })

  it('stays open and cannot be closed while its promise is pending', async () => {
    let finish = () => {}
    const onClose = vi.fn()
    const onClosePrevent = vi.fn()
    const onConfirm = () => new Promise<void>((resolve) => (finish = resolve))
    await render(<Asked onConfirm={onConfirm} onClose={onClose} onClosePrevent={onClosePrevent} />)
    await button('Delete').click()
    await button('Confirm').click()
    await expect.element(button('Confirm')).toHaveAttribute('aria-busy', 'true')
    await expect.element(button('Confirm')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Cancel')).toBeDisabled()
    await nextFrames()
    await expect.element(button('Confirm')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await nextFrames()
    await expect.element(dialog()).toBeVisible()
    expect(onClosePrevent).toHaveBeenCalledTimes(1)
    finish()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onClose.mock.calls).toEqual([[true]])
  })

  it('stays open when its promise rejects, and can be confirmed again', async () => {
    const failed = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', failed)
    const onClose = vi.fn()
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('Offline')).mockResolvedValueOnce(undefined)
    await render(<Asked onConfirm={onConfirm} onClose={onClose} />)
    await button('Delete').click()
    await button('Confirm').click()
    await expect.poll(() => failed.mock.calls.length).toBe(1)
    await expect.element(button('Confirm')).toBeEnabled()
    expect(onClose).not.toHaveBeenCalled()
    await button('Confirm').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onClose.mock.calls).toEqual([[true]])
    window.removeEventListener('unhandledrejection', failed)
  })

  it('shows the loading state of its loading prop', async () => {
    await render(<Asked defaultOpen loading />)
    await expect.element(button('Confirm')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Cancel')).toBeDisabled()
  })

  it('stays open on Escape and on a press outside without dismissible, and calls onClosePrevent', async () => {
    const onClosePrevent = vi.fn()
    await render(<Asked defaultOpen dismissible={false} onClosePrevent={onClosePrevent} />)
    await expect.element(dialog()).toBeVisible()
    await settle()
    await userEvent.keyboard('{Escape}')
    expect(onClosePrevent).toHaveBeenCalledTimes(1)
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })
    expect(onClosePrevent).toHaveBeenCalledTimes(2)
    await expect.element(dialog()).toBeVisible()
    await button('Cancel').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('is controlled by open', async () => {
    function Controlled() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button label="Ask" onClick={() => setOpen(true)} />
          <ConfirmDialog open={open} onOpenChange={setOpen} title="Sure?" />
        </>
      )
    }
    await render(<Controlled />)
    await button('Ask').click()
    await button('Confirm').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('labels its buttons in the language of the application, or with its props', async () => {
    const messages = { confirmDialog: { cancel: 'Abbrechen', confirm: 'Bestätigen' } }
    const de = defineLocale({ name: 'Deutsch', code: 'de', messages })
    const screen = await render(
      <App locale={de}>
        <Asked defaultOpen />
      </App>,
    )
    await expect.element(button('Abbrechen')).toBeVisible()
    await expect.element(button('Bestätigen')).toBeVisible()
    await screen.unmount()
    await render(<Asked defaultOpen cancelLabel="Keep it" confirmLabel="Delete it" />)
    await expect.element(button('Keep it')).toBeVisible()
    await expect.element(button('Delete it')).toBeVisible()
  })

  it('passes props to its buttons', async () => {
    const onClick = vi.fn()
    const onClose = vi.fn()
    await render(
      <Asked
        defaultOpen
        onClose={onClose}
        cancel={{ variant: 'outline', className: 'own' }}
        confirm={{ icon, onClick: (event) => (event.preventDefault(), onClick()) }}
      />,
    )
    await expect.element(button('Cancel')).toHaveClass('own')
    expect(button('Confirm').element().innerHTML).toContain('<circle')
    await button('Confirm').click()
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(dialog()).toBeVisible()
  })

  it('renders children below its texts', async () => {
    await render(
      <Asked defaultOpen>
        {({ close }) => (
          <a href="#more" onClick={close}>
            More about it
          </a>
        )}
      </Asked>,
    )
    await expect.element(page.getByRole('link')).toBeVisible()
    expect(findPart('body')?.textContent).toBe('More about it')
  })

  it('stays inside a narrow viewport with long texts', async () => {
    await page.viewport(320, 480)
    await render(
      <Asked defaultOpen description={'Supercalifragilistic '.repeat(20)}>
        {'Long '.repeat(2000)}
      </Asked>,
    )
    await expect.element(dialog()).toBeVisible()
    const { top, bottom, left, right } = dialog().element().getBoundingClientRect()
    expect([top >= 0, bottom <= 480, left >= 0, right <= 320]).toEqual([true, true, true, true])
    await expect.element(button('Confirm')).toBeInViewport()
    await page.viewport(1280, 800)
  })
})
