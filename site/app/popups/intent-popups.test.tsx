import { useEffect, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { IntentPopups, type IntentPopupProps } from './intent-popups'

function Popup({ defaultOpen }: IntentPopupProps) {
  return <output>{defaultOpen ? 'open' : 'closed'}</output>
}

const popups = { menu: vi.fn(() => Promise.resolve(Popup)) }

function Page() {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={ref}>
        <button type="button" data-popup="menu">
          Menu
        </button>
      </div>
      <IntentPopups within={ref} popups={popups} />
    </>
  )
}

it('opens a popup if its trigger is pressed just after its code was loaded', async () => {
  const screen = await render(<Page />)
  const trigger = screen.getByRole('button').element()
  trigger.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  // The waiting component was notified that the code is loaded, but has not rendered yet.
  await popups.menu.mock.results[0]!.value
  trigger.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('open')
})

it('replays a right click that comes before the code of its menu', async () => {
  const opened = vi.fn()
  function Menu({ trigger }: IntentPopupProps) {
    useEffect(() => {
      trigger.addEventListener('contextmenu', opened)
      return () => trigger.removeEventListener('contextmenu', opened)
    }, [trigger])
    return null
  }
  const loaded = Promise.withResolvers<typeof Menu>()
  const menus = { logo: () => loaded.promise }
  function Logo() {
    const ref = useRef<HTMLDivElement>(null)
    return (
      <>
        <div ref={ref}>
          <a href="/" data-context-popup="logo">
            Logo
          </a>
        </div>
        <IntentPopups within={ref} popups={menus} />
      </>
    )
  }
  const screen = await render(<Logo />)
  const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 7, clientY: 9 })
  screen.getByRole('link').element().dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(opened).not.toHaveBeenCalled()

  loaded.resolve(Menu)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(opened.mock.calls[0]![0]).toMatchObject({ clientX: 7, clientY: 9 })
})

it('keeps a popup closed if its trigger was not clicked', async () => {
  const screen = await render(<Page />)
  screen
    .getByRole('button')
    .element()
    .dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('closed')
})
