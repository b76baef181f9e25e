import { useRef, useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../../components/App.tsx'
import { useFrond } from '../../system/frond-context.ts'
import { usePresence } from '../presence/use-presence.ts'
import type { PopupPlacement } from './place-popup.ts'
import { Popup } from './popup.tsx'

interface MenuProps {
  name?: string
  placement?: PopupPlacement
  className?: string
  defaultOpen?: boolean
  onDismiss?: (reason: string) => void
  children?: ReactNode
}

function Menu({ name = 'menu', placement = {}, className = '', defaultOpen = false, onDismiss, children }: MenuProps) {
  const frond = useFrond()
  const [open, setOpen] = useState(defaultOpen)
  const { present, leave } = usePresence(open)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button ref={anchor} onClick={() => setOpen(!open)}>
        {`Open ${name}`}
      </button>
      {present && (
        <Popup
          componentName="Menu"
          frond={frond}
          open={open}
          onGone={leave}
          onDismiss={(reason) => {
            onDismiss?.(reason)
            setOpen(false)
          }}
          anchor={anchor}
          placement={placement}
          target
          aria-label={name}
          role="menu"
          className={`absolute ${className}`}
          style={{ position: 'absolute', width: 100, height: 40 }}
        >
          {children}
        </Popup>
      )}
    </>
  )
}

const menu = (name = 'menu') => page.getByRole('menu', { name })
const box = (element: Element) => element.getBoundingClientRect()

describe('Popup', () => {
  it('is positioned beside its anchor', async () => {
    await render(
      <div style={{ padding: 200 }}>
        <Menu placement={{ side: 'bottom', align: 'start' }} />
      </div>,
    )
    await userEvent.click(page.getByRole('button'))
    const anchor = box(page.getByRole('button').element())
    await expect.poll(() => box(menu().element()).top).toBeCloseTo(anchor.bottom + 8, 0)
    expect(box(menu().element()).left).toBeCloseTo(anchor.left, 0)
    expect(menu().element().parentElement).toBe(document.body)
    expect((menu().element() as HTMLElement).dataset).toMatchObject({ side: 'bottom', align: 'start' })
  })

  it('flips if there is not enough space, and aligns with the other edge in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <div dir="rtl" style={{ position: 'fixed', bottom: 0, left: 300 }}>
          <Menu placement={{ side: 'bottom', align: 'start' }} />
        </div>
      </App>,
    )
    await userEvent.click(page.getByRole('button'))
    const anchor = box(page.getByRole('button').element())
    await expect.poll(() => box(menu().element()).bottom).toBeCloseTo(anchor.top - 8, 0)
    expect(box(menu().element()).right).toBeCloseTo(anchor.right, 0)
  })

  it('can be initially open', async () => {
    await render(<Menu defaultOpen />)
    await expect.element(menu()).toBeInTheDocument()
  })

  it('closes on Escape and on a press outside, not on a press inside', async () => {
    const dismiss = vi.fn()
    await render(
      <>
        <Menu onDismiss={dismiss}>
          <b>Inside</b>
        </Menu>
        <i style={{ position: 'fixed', bottom: 0 }}>Outside</i>
      </>,
    )
    await userEvent.click(page.getByRole('button'))
    await userEvent.click(page.getByText('Inside'))
    expect(dismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(dismiss).toHaveBeenLastCalledWith('escape-key')
    await expect.element(menu()).not.toBeInTheDocument()

    await userEvent.click(page.getByRole('button'))
    await userEvent.click(page.getByText('Outside'))
    expect(dismiss).toHaveBeenLastCalledWith('outside-press')
    await expect.element(menu()).not.toBeInTheDocument()
  })

  it('closes one popup at a time', async () => {
    await render(
      <>
        <Menu name="first" defaultOpen>
          <Menu name="second" placement={{ side: 'right' }} />
        </Menu>
        <i style={{ position: 'fixed', bottom: 0 }}>Outside</i>
      </>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Open second' }))
    await expect.element(menu('second')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu('second')).not.toBeInTheDocument()
    await expect.element(menu('first')).toBeInTheDocument()

    await userEvent.click(page.getByRole('button', { name: 'Open second' }))
    await userEvent.click(page.getByText('Outside'))
    await expect.element(menu('second')).not.toBeInTheDocument()
    await expect.element(menu('first')).toBeInTheDocument()
    await userEvent.click(page.getByText('Outside'))
    await expect.element(menu('first')).not.toBeInTheDocument()
  })

  it('is rendered until its exit animation has ended', async () => {
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = '.slow { transition: opacity 300ms } .slow[data-ending-style] { opacity: 0 }'
    await render(<Menu className="slow" />)
    await userEvent.click(page.getByRole('button'))
    await userEvent.keyboard('{Escape}')
    expect(menu().element().hasAttribute('data-ending-style')).toBe(true)
    await expect.element(menu()).not.toBeInTheDocument()
    sheet.remove()
  })
})
