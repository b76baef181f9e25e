import type {} from '@vitest/browser-playwright'
import axe from 'axe-core'
import { StrictMode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { addStyles, describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { parkPointer } from '../testing/pointer.ts'
import { modalTheme } from '../theme/modal.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { Tooltip } from './Tooltip.tsx'

describeComponent(
  'Modal',
  <Modal
    defaultOpen
    title="Delete project"
    description="All of its files go with it."
    footer={<Button label="Delete" />}
  >
    This cannot be undone.
  </Modal>,
  { slot: 'modal', theme: modalTheme, clientOnly: true },
)

const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Presses the page outside of the dialog. */
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

describe('Modal, opening and closing', () => {
  it('opens by its trigger, closes by its button, and restores focus', async () => {
    await render(<Modal trigger={<Button label="Edit" />} title="Edit profile" />)
    await expect.element(button('Edit')).toHaveAttribute('aria-haspopup', 'dialog')
    await expect.element(button('Edit')).toHaveAttribute('aria-expanded', 'false')

    await button('Edit').click()
    await expect.element(dialog('Edit profile')).toBeVisible()
    expect(document.querySelector('[aria-haspopup]')?.getAttribute('aria-controls')).toBe(dialog().element().id)

    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Edit')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(button('Edit')).toHaveFocus()
  })

  it('renders only the trigger before it is opened', async () => {
    const body = vi.fn(() => 'Body')
    await render(
      <Modal trigger={<Button label="Edit" />} title="Edit profile">
        {body}
      </Modal>,
    )
    expect(body).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[data-frond-portal]')).toHaveLength(0)
    expect(button('Edit').element().parentElement?.children).toHaveLength(1)
  })

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('opens and closes by %s, with the keyboard only', async (_, key) => {
    await render(<Modal trigger={<Button label="Edit" />} title="Edit profile" />)
    await userEvent.tab()
    await expect.element(button('Edit')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(button('Close')).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Edit')).toHaveFocus()
  })

  it('closes on a press outside, but not if the press started inside', async () => {
    await render(
      <Modal defaultOpen title="Edit profile">
        <input aria-label="Name" defaultValue="Ada Lovelace" />
      </Modal>,
    )
    await expect.element(dialog()).toBeVisible()
    await settle()
    await userEvent.dragAndDrop(page.getByRole('textbox'), document.documentElement, { targetPosition: { x: 5, y: 5 } })
    await expect.element(dialog()).toBeVisible()

    await pressOutside()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('closes on Escape, restores focus, and calls back with the new state', async () => {
    const onOpenChange = vi.fn()
    await render(<Modal trigger={<Button label="Edit" />} title="Edit profile" onOpenChange={onOpenChange} />)
    await button('Edit').click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Edit')).toHaveFocus()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
  })

  it('can be controlled with open', async () => {
    const onOpenChange = vi.fn()
    const screen = await render(
      <Modal open={false} trigger={<Button label="Edit" />} title="Edit profile" onOpenChange={onOpenChange} />,
    )
    await button('Edit').click()
    expect(onOpenChange).toHaveBeenLastCalledWith(true)
    expect(dialog().query()).toBeNull()

    await screen.rerender(<Modal open title="Edit profile" onOpenChange={onOpenChange} />)
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenLastCalledWith(false)
    await expect.element(dialog()).toBeVisible()

    await screen.rerender(<Modal open={false} title="Edit profile" />)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('passes close to its slots', async () => {
    await render(
      <Modal defaultOpen title="Edit profile" footer={({ close }) => <Button label="Done" onClick={close} />}>
        {({ close }) => <Button label="Skip" onClick={close} />}
      </Modal>,
    )
    await button('Done').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('sets aria-expanded on its trigger', async () => {
    await render(
      <Modal modal={false} trigger={({ open }) => <Button label={open ? 'Hide' : 'Show'} />} title="Edit profile" />,
    )
    await button('Show').click()
    await expect.element(button('Hide')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Show')).toHaveAttribute('aria-expanded', 'false')
  })

  it('is initially open with defaultOpen, and can be closed', async () => {
    const onOpenChange = vi.fn()
    await render(<Modal defaultOpen title="Edit profile" onOpenChange={onOpenChange} />)
    await expect.element(dialog()).toBeVisible()
    expect(onOpenChange).not.toHaveBeenCalled()
    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[false]])
  })

  it('stays closed if the trigger prevents the click', async () => {
    await render(
      <Modal trigger={<Button label="Edit" onClick={(event) => event.preventDefault()} />} title="Edit profile" />,
    )
    await button('Edit').click()
    expect(dialog().query()).toBeNull()
  })

  it('calls its transition callbacks in order, also when it is controlled', async () => {
    const calls: string[] = []
    function Controlled() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button label="Show" onClick={() => setOpen(true)} />
          <Modal
            open={open}
            onOpenChange={setOpen}
            title="Edit profile"
            onEnter={() => calls.push('enter')}
            onAfterEnter={() => calls.push('after enter')}
            onLeave={() => calls.push('leave')}
            onAfterLeave={() => calls.push('after leave')}
          />
        </>
      )
    }
    await render(
      <StrictMode>
        <Controlled />
      </StrictMode>,
    )
    for (let round = 0; round < 2; round++) {
      calls.length = 0
      await button('Show').click()
      await expect.poll(() => calls).toEqual(['enter', 'after enter'])
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => calls).toEqual(['enter', 'after enter', 'leave', 'after leave'])
      await expect.element(dialog()).not.toBeInTheDocument()
    }
  })

  it('fades in and out, or has no animation with transition off', async () => {
    withMotion()
    const screen = await render(<Modal trigger={<Button label="Edit" />} title="Edit profile" />)
    await button('Edit').click()
    await expect.element(dialog()).toBeInTheDocument()
    expect(Number(getComputedStyle(dialog().element()).transitionDuration.split('s')[0])).toBeGreaterThan(0)
    await screen.rerender(<Modal trigger={<Button label="Edit" />} title="Edit profile" transition={false} />)
    expect(getComputedStyle(dialog().element()).transitionDuration).toBe('0s')
    expect(getComputedStyle(findPart('overlay')!).transitionDuration).toBe('0s')
  })
})

describe('Modal without dismissible', () => {
  it('stays open on Escape and on a press outside, and calls onClosePrevent', async () => {
    const onClosePrevent = vi.fn()
    const onOpenChange = vi.fn()
    await render(
      <Modal
        defaultOpen
        dismissible={false}
        title="Terms"
        onClosePrevent={onClosePrevent}
        onOpenChange={onOpenChange}
      />,
    )
    await expect.element(dialog()).toBeVisible()
    await settle()
    await userEvent.keyboard('{Escape}')
    expect(onClosePrevent).toHaveBeenCalledTimes(1)
    await pressOutside()
    expect(onClosePrevent).toHaveBeenCalledTimes(2)
    expect(onOpenChange).not.toHaveBeenCalled()
    await expect.element(dialog()).toBeVisible()
  })

  it('still closes by its button', async () => {
    await render(<Modal defaultOpen dismissible={false} title="Terms" />)
    await button('Close').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})

describe('Modal and focus', () => {
  it('initially focuses the first control after the header', async () => {
    await render(
      <Modal defaultOpen title="Edit profile">
        <input aria-label="Name" />
      </Modal>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('initially focuses the element with autoFocus or of initialFocus', async () => {
    const screen = await render(
      <Modal defaultOpen title="Edit profile">
        <input aria-label="Name" />
        <input aria-label="City" autoFocus />
      </Modal>,
    )
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus()
    await screen.unmount()

    await render(
      <Modal
        defaultOpen
        title="Edit profile"
        content={{ initialFocus: () => document.querySelector<HTMLElement>('#city') }}
      >
        <input aria-label="Name" />
        <input id="city" aria-label="City" />
      </Modal>,
    )
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus()
  })

  it('initially focuses a body that scrolls, so that keys scroll it', async () => {
    await render(
      <Modal defaultOpen title="Terms">
        <div style={{ height: 3000 }}>Long</div>
        <button>At the end</button>
      </Modal>,
    )
    await expect.poll(() => document.activeElement).toBe(findPart('body'))
  })

  it('prefers the body to controls below it, and does not scroll down for the initial focus', async () => {
    for (const scrollable of [false, true]) {
      const screen = await render(
        <Modal defaultOpen title="Terms" scrollable={scrollable} footer={<Button label="Accept" />}>
          <div style={{ height: 3000 }}>Long</div>
        </Modal>,
      )
      await expect.poll(() => document.activeElement).toBe(scrollable ? button('Close').element() : findPart('body'))
      expect(findPart('title')!.getBoundingClientRect().top).toBeGreaterThan(0)
      await screen.unmount()
    }
  })

  it('wraps focus inside, forward and backward', async () => {
    await render(
      <>
        <button>Before</button>
        <Modal defaultOpen title="Edit profile" footer={<Button label="Save" />}>
          <input aria-label="Name" />
        </Modal>
        <button>After</button>
      </>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Save')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Close')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Save')).toHaveFocus()
  })

  it('returns focus to the trigger after a press outside', async () => {
    await render(<Modal trigger={<Button label="Edit" />} title="Edit profile" />)
    await button('Edit').click()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await pressOutside()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Edit')).toHaveFocus()
  })

  it('moves focus to finalFocus on close', async () => {
    await render(
      <>
        <Modal
          trigger={<Button label="Edit" />}
          title="Edit profile"
          content={{ finalFocus: () => document.querySelector<HTMLElement>('#next') }}
        />
        <button id="next">Next</button>
      </>,
    )
    await button('Edit').click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Next')).toHaveFocus()
  })

  it('returns focus to the trigger when it is unmounted while open', async () => {
    function Page() {
      const [there, setThere] = useState(true)
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button label="Edit" onClick={() => setOpen(true)} />
          {there && (
            <Modal open={open} title="Edit profile">
              <Button label="Remove" onClick={() => setThere(false)} />
            </Modal>
          )}
        </>
      )
    }
    await render(<Page />)
    await button('Edit').click()
    await button('Remove').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Edit')).toHaveFocus()
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
    expect(getComputedStyle(document.body).overflowY).not.toBe('hidden')
    expect(document.querySelectorAll('[data-frond-portal], [aria-hidden="true"]:not(svg)')).toHaveLength(0)
  })
})

describe('Modal and the page behind', () => {
  it('prevents the page from scrolling without a layout shift', async () => {
    await render(
      <div style={{ height: 4000 }}>
        <Modal trigger={<Button label="Edit" className="mark" />} title="Edit profile" />
      </div>,
    )
    const mark = button('Edit').element()
    const before = mark.getBoundingClientRect()
    await button('Edit').click()
    await expect.element(dialog()).toBeVisible()
    await expect
      .poll(() => [getComputedStyle(document.documentElement).overflowY, getComputedStyle(document.body).overflowY])
      .toContain('hidden')
    expect(mark.getBoundingClientRect().x).toBe(before.x)
    expect(mark.getBoundingClientRect().width).toBe(before.width)

    await userEvent.keyboard('{Escape}')
    await expect.poll(() => getComputedStyle(document.body).overflowY).not.toBe('hidden')
    expect(mark.getBoundingClientRect().x).toBe(before.x)
  })

  it('hides the page from screen readers while it is open', async () => {
    await render(
      <>
        <main>Behind</main>
        <Modal defaultOpen title="Edit profile" />
      </>,
    )
    await expect.element(dialog()).toBeVisible()
    await expect.poll(() => document.querySelector('main')?.closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('does not block the page if it is not modal, and closes when the page gets focus', async () => {
    await render(
      <>
        <Modal modal={false} trigger={<Button label="Notes" />} title="Notes">
          <input aria-label="Note" />
        </Modal>
        <button>Other</button>
      </>,
    )
    await button('Notes').click()
    await expect.element(dialog()).toBeVisible()
    expect(findPart('overlay')).toBeNull()
    expect(getComputedStyle(document.body).overflowY).not.toBe('hidden')
    expect(document.querySelector('[aria-hidden="true"]:not(svg, [data-frond-guard])')).toBeNull()

    await userEvent.click(button('Other'), { force: true })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('closes by a second press on its trigger when it is not modal', async () => {
    const onOpenChange = vi.fn()
    await render(
      <Modal
        modal={false}
        trigger={<Button label="Notes" />}
        title="Notes"
        onOpenChange={onOpenChange}
        ui={{ content: 'low' }}
      />,
    )
    const sheet = addStyles('.low { margin-top: 200px !important; margin-bottom: 0 !important }')
    await button('Notes').click()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await button('Notes').click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onOpenChange.mock.calls).toEqual([[true], [false]])
    sheet.remove()
  })

  it('does not dim the page without overlay', async () => {
    await render(<Modal defaultOpen overlay={false} title="Edit profile" />)
    await expect.element(dialog()).toBeVisible()
    expect(findPart('overlay')).toBeNull()
  })

  it('stays open if a press removes the pressed element', async () => {
    function Tags({ modal }: { modal: boolean }) {
      const [tags, setTags] = useState(['Red', 'Blue'])
      return (
        <Modal defaultOpen modal={modal} title="Tags">
          {tags.map((tag) => (
            <button key={tag} onClick={() => setTags(tags.filter((other) => other !== tag))}>
              {tag}
            </button>
          ))}
          <button onPointerDown={() => setTags([])}>Clear</button>
        </Modal>
      )
    }
    for (const modal of [true, false]) {
      const screen = await render(<Tags modal={modal} />)
      await button('Red').click()
      await expect.element(button('Red')).not.toBeInTheDocument()
      await button('Clear').click()
      await expect.element(button('Blue')).not.toBeInTheDocument()
      await settle()
      await expect.element(dialog()).toBeVisible()
      await screen.unmount()
    }
  })
})

describe('Modal for screen readers', () => {
  it('is labeled by its title and described by its description', async () => {
    await render(<Modal defaultOpen title="Edit profile" description="Seen by everyone." />)
    await expect.element(dialog('Edit profile')).toHaveAccessibleDescription('Seen by everyone.')
    await expect.element(page.getByRole('heading', { name: 'Edit profile', level: 2 })).toBeVisible()
  })

  it.each([
    ['header', { header: <b>Own header</b> }],
    ['renderContent', { renderContent: <b>Own content</b> }],
  ])('keeps its accessible name and description if %s replaces both', async (_, slots) => {
    await render(<Modal defaultOpen title="Edit profile" description="Seen by everyone." {...slots} />)
    await expect.element(dialog('Edit profile')).toHaveAccessibleDescription('Seen by everyone.')
    const { width, height } = findPart('title')!.getBoundingClientRect()
    expect(width * height).toBeLessThanOrEqual(1)
    expect(page.getByText(/^Own/).element()).toBeVisible()
  })

  it('uses the name of its trigger if it has no title', async () => {
    await render(<Modal trigger={<Button label="Choose a plan" />}>Plans</Modal>)
    await button('Choose a plan').click()
    await expect.element(dialog('Choose a plan')).toBeVisible()
  })

  it('warns once if it has no accessible name, and not with aria-label', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const first = await render(
      <Modal defaultOpen aria-label="Plans">
        Plans
      </Modal>,
    )
    await expect.element(dialog('Plans')).toBeVisible()
    expect(warning).not.toHaveBeenCalled()
    await first.unmount()

    await render(<Modal defaultOpen>Plans</Modal>)
    await expect.element(dialog()).toBeVisible()
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Modal: it has no name'))
    warning.mockRestore()
  })

  it('labels the close button in the language of the application', async () => {
    const de = defineLocale({ name: 'Deutsch', code: 'de', messages: { modal: { close: 'Schließen' } } })
    await render(
      <App locale={de}>
        <Modal defaultOpen title="Profil" />
      </App>,
    )
    await expect.element(button('Schließen')).toBeVisible()
  })
})

describe('Modal slots', () => {
  it('renders every slot', async () => {
    await render(
      <Modal
        defaultOpen
        renderTitle={<em>Edit profile</em>}
        renderDescription={<em>Seen by everyone.</em>}
        actions={<Button label="Help" />}
        renderClose={({ close, ui }) => (
          <button className={ui.close} onClick={close}>
            Away
          </button>
        )}
        footer={<Button label="Save" />}
      >
        <input aria-label="Name" />
      </Modal>,
    )
    await expect.element(dialog('Edit profile')).toHaveAccessibleDescription('Seen by everyone.')
    expect(findPart('header')?.textContent).toBe('Edit profileSeen by everyone.HelpAway')
    expect(findPart('body')?.querySelector('input')).not.toBeNull()
    expect(findPart('footer')?.textContent).toBe('Save')
    await button('Away').click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('renders no empty header, body or footer', async () => {
    await render(<Modal defaultOpen close={false} aria-label="Empty" />)
    await expect.element(dialog()).toBeInTheDocument()
    expect(dialog().element().childElementCount).toBe(0)
  })

  it('passes the attributes of content to its element, overridden by its own props', async () => {
    await render(<Modal defaultOpen title="Plans" content={{ lang: 'fr', 'aria-busy': true }} lang="de" />)
    await expect.element(dialog()).toHaveAttribute('aria-busy', 'true')
    await expect.element(dialog()).toHaveAttribute('lang', 'de')
  })

  it('passes props to the close button', async () => {
    const onClick = vi.fn()
    const icon = { body: '<circle r="4" cx="12" cy="12"/>' }
    await render(
      <Modal
        defaultOpen
        title="Plans"
        closeIcon={icon}
        close={{ color: 'error', 'aria-label': 'Leave', className: 'own', onClick }}
      />,
    )
    await expect.element(button('Leave')).toHaveClass('fr--error', 'own')
    expect(button('Leave').element().innerHTML).toContain('<circle')
    await button('Leave').click()
    expect(onClick).toHaveBeenCalledTimes(1)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('keeps a tall body inside the viewport and scrolls it', async () => {
    await render(
      <Modal defaultOpen title="Terms" footer="Read to the end">
        <div style={{ height: 3000 }}>Long</div>
      </Modal>,
    )
    await expect.element(dialog()).toBeVisible()
    const box = dialog().element().getBoundingClientRect()
    expect(box.top).toBeGreaterThan(0)
    expect(box.bottom).toBeLessThan(window.innerHeight)
    expect(findPart('footer')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom)
    const body = findPart('body')!
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
  })

  it('is centered in the viewport', async () => {
    await render(
      <Modal defaultOpen title="Edit profile">
        Body
      </Modal>,
    )
    await expect.element(dialog()).toBeVisible()
    const box = dialog().element().getBoundingClientRect()
    expect(Math.abs(box.left + box.right - document.documentElement.clientWidth)).toBeLessThanOrEqual(1)
    expect(Math.abs(box.top + box.bottom - window.innerHeight)).toBeLessThanOrEqual(1)
  })

  it('scrolls as a whole with scrollable, and closes on a press beside it but not on its scrollbar', async () => {
    await render(
      <Modal defaultOpen scrollable title="Terms">
        <div style={{ height: 3000 }}>Long</div>
      </Modal>,
    )
    await expect.element(dialog()).toBeVisible()
    await settle()
    const overlay = findPart('overlay') as HTMLElement
    expect(overlay.contains(dialog().element())).toBe(true)
    expect(overlay.scrollHeight).toBeGreaterThan(3000)
    expect(getComputedStyle(findPart('body')!).overflowY).toBe('visible')

    // The scrollbar of a headless browser has no width, so the test defines where it would be.
    Object.defineProperty(overlay, 'clientWidth', { value: overlay.offsetWidth - 20, configurable: true })
    await userEvent.click(overlay, { position: { x: overlay.offsetWidth - 5, y: 200 } })
    await expect.element(dialog()).toBeVisible()
    await userEvent.click(overlay, { position: { x: 5, y: 200 } })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('scrolls without a backdrop with overlay off', async () => {
    await render(
      <Modal defaultOpen scrollable overlay={false} title="Terms">
        Long
      </Modal>,
    )
    await expect.element(dialog()).toBeVisible()
    expect(getComputedStyle(findPart('overlay')!).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })

  it.each([false, true])('covers the viewport with fullscreen (scrollable: %s)', async (scrollable) => {
    await render(
      <Modal defaultOpen fullscreen scrollable={scrollable} title="Terms">
        Body
      </Modal>,
    )
    await expect.element(dialog()).toBeVisible()
    const { x, y, width, height } = dialog().element().getBoundingClientRect()
    expect([x, y, width, height]).toEqual([0, 0, document.documentElement.clientWidth, window.innerHeight])
    expect(getComputedStyle(dialog().element()).borderRadius).toBe('0px')
  })

  it('keeps the typed text with unmountOnHide off, and discards it otherwise', async () => {
    for (const [unmountOnHide, value] of [
      [false, 'Ada'],
      [true, ''],
    ] as const) {
      const screen = await render(
        <Modal trigger={<Button label="Edit" />} unmountOnHide={unmountOnHide} title="Edit profile">
          <input aria-label="Name" />
        </Modal>,
      )
      await button('Edit').click()
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      await userEvent.keyboard('Ada{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      expect(document.querySelectorAll('input')).toHaveLength(unmountOnHide ? 0 : 1)
      await expect.element(button('Edit')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('textbox')).toHaveValue(value)
      await expect.element(page.getByRole('textbox')).toHaveFocus()
      await screen.unmount()
    }
  })

  it('renders its content before the first opening with unmountOnHide off', async () => {
    const onEnter = vi.fn()
    const onLeave = vi.fn()
    await render(
      <Modal trigger={<Button label="Edit" />} unmountOnHide={false} title="Edit" onEnter={onEnter} onLeave={onLeave}>
        <input aria-label="Name" />
      </Modal>,
    )
    const field = document.querySelector('input')!
    expect(field.checkVisibility()).toBe(false)
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(onEnter).not.toHaveBeenCalled()
    await button('Edit').click()
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    expect(document.querySelector('input')).toBe(field)
    expect(onEnter).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
  })

  it.each([
    ['moves', 'no-preference', ['opacity', 'scale']],
    ['only fades', 'reduce', ['opacity']],
  ])('%s with prefers-reduced-motion: %s', async (_, preference, properties) => {
    withMotion()
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: preference }],
    })
    const moving = new Set<string>()
    const note = ({ target, propertyName }: TransitionEvent) => target === findPart('modal') && moving.add(propertyName)
    document.addEventListener('transitionrun', note)
    await render(<Modal defaultOpen title="Edit profile" />)
    await expect.poll(() => moving.has('opacity')).toBe(true)
    await nextFrames()
    expect([...moving].sort()).toEqual(properties)
    document.removeEventListener('transitionrun', note)
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })
})

describe('Modal in other environments', () => {
  it('opens a modal over another one, and closes one at a time', async () => {
    await render(
      <Modal trigger={<Button label="Project" />} title="Project">
        <Modal trigger={<Button label="Delete" />} title="Really?" />
      </Modal>,
    )
    await button('Project').click()
    await button('Delete').click()
    await expect.element(dialog('Really?')).toBeVisible()
    expect(document.querySelectorAll('[data-slot="overlay"]')).toHaveLength(2)
    const [outer, inner] = document.querySelectorAll('[data-slot="modal"]')
    expect(outer?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(inner?.closest('[aria-hidden="true"]')).toBeNull()

    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Really?')).not.toBeInTheDocument()
    await expect.element(dialog('Project')).toBeVisible()
    await expect.element(button('Delete')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Project')).toHaveFocus()
  })

  it('ignores Escape in the outer modal while the inner one is not dismissible', async () => {
    await render(
      <Modal defaultOpen title="Project">
        <Modal defaultOpen dismissible={false} title="Saving" />
      </Modal>,
    )
    await expect.element(dialog('Saving')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await settle()
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(2)
  })

  it('is rendered beside its trigger with portal off', async () => {
    await render(
      <div id="here" style={{ display: 'flex', gap: 40 }}>
        <Modal portal={false} trigger={<Button label="Edit" />} title="Edit profile" />
        <i>next</i>
      </div>,
    )
    const next = document.querySelector('i')!.getBoundingClientRect().x
    await button('Edit').click()
    await expect.element(dialog()).toBeVisible()
    expect(document.querySelector('#here')!.contains(dialog().element())).toBe(true)
    expect(document.querySelector('i')!.getBoundingClientRect().x).toBe(next)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Edit')).toHaveFocus()
  })

  it('is rendered in the portal: a selector, an element, or the portal of the application', async () => {
    const element = document.createElement('div')
    document.body.append(element)
    const ways = [
      <Modal key="a" defaultOpen portal="#target" title="Plans" />,
      <Modal key="b" defaultOpen portal={element} title="Plans" />,
      <App key="c" portal="#target">
        <Modal defaultOpen title="Plans" />
      </App>,
      <App key="d" portal={element}>
        <Modal defaultOpen title="Plans" />
      </App>,
      <App key="e" portal={false}>
        <Modal defaultOpen title="Plans" />
      </App>,
      <App key="f" portal="#target">
        <Modal defaultOpen portal={element} title="Plans" />
      </App>,
    ]
    const places = ['#target', element, '#target', element, '#root', element]
    for (const [index, modal] of ways.entries()) {
      const screen = await render(
        <>
          <div id="root">{modal}</div>
          <div id="target" />
        </>,
      )
      await expect.element(dialog()).toBeVisible()
      const place = places[index]!
      const expected = typeof place === 'string' ? document.querySelector(place) : place
      expect(expected?.contains(dialog().element()), `way ${index}`).toBe(true)
      await screen.unmount()
    }
    element.remove()
  })

  it.each(['#nowhere', '##'])(
    'is rendered in the body with one warning if portal="%s" matches nothing',
    async (portal) => {
      const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
      await render(
        <StrictMode>
          <Modal defaultOpen portal={portal} title="Plans" />
        </StrictMode>,
      )
      await expect.element(dialog()).toBeVisible()
      expect(warning).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(`Modal: portal="${portal}" matches nothing`),
      )
      warning.mockRestore()
    },
  )

  it('works inside a shadow tree', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    for (const style of document.querySelectorAll('style')) shadow.append(style.cloneNode(true))
    const container = shadow.appendChild(document.createElement('div'))
    const root = createRoot(container)
    root.render(
      <App portal={shadow}>
        <Modal trigger={<Button label="Edit" />} title="Edit profile" footer={<Button label="Save" />}>
          <input aria-label="Name" />
        </Modal>
      </App>,
    )
    await button('Edit').click()
    await expect.element(dialog('Edit profile')).toBeVisible()
    expect(dialog().element().getRootNode()).toBe(shadow)
    await expect.poll(() => shadow.activeElement?.tagName).toBe('INPUT')
    await userEvent.tab()
    await userEvent.tab()
    await expect.poll(() => shadow.activeElement?.getAttribute('data-slot')).toBe('close')

    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Edit')

    await button('Edit').click()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await pressOutside()
    await expect.element(dialog()).not.toBeInTheDocument()
    root.unmount()
    host.remove()
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <App dir="rtl">
        <Modal defaultOpen title="ملف" />
      </App>,
    )
    await expect.element(dialog()).toBeVisible()
    expect(getComputedStyle(dialog().element()).direction).toBe('rtl')
    const close = button('Close').element().getBoundingClientRect()
    const title = findPart('title')!.getBoundingClientRect()
    expect(close.right).toBeLessThan(title.left + 1)
  })

  it('shows a tooltip above it, which Escape closes first', async () => {
    await render(
      <App>
        <Modal defaultOpen title="Project">
          <Tooltip text="Saves the project" delayDuration={0}>
            <Button label="Save" />
          </Tooltip>
        </Modal>
      </App>,
    )
    await expect.element(dialog()).toBeVisible()
    await settle()
    await button('Save').hover()
    const tip = page.getByRole('tooltip')
    await expect.element(tip).toBeVisible()
    await settle()
    const { x, y, width, height } = tip.element().getBoundingClientRect()
    expect(tip.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)

    await userEvent.keyboard('{Escape}')
    await expect.element(tip).not.toBeInTheDocument()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('accepts an id, which aria-controls of the trigger refers to', async () => {
    await render(<Modal id="profile" trigger={<Button label="Edit" />} title="Edit profile" />)
    await button('Edit').click()
    await expect.element(dialog()).toHaveAttribute('id', 'profile')
    expect(document.querySelector('[aria-haspopup]')?.getAttribute('aria-controls')).toBe('profile')
  })

  it('shares its trigger with a tooltip, in either nesting order', async () => {
    for (const pair of [
      <Modal
        key="a"
        trigger={
          <Tooltip text="Opens the settings" delayDuration={0}>
            <Button label="Settings" />
          </Tooltip>
        }
        title="Your settings"
      />,
      <Tooltip key="b" text="Opens the settings" delayDuration={0}>
        <Modal trigger={<Button label="Settings" />} title="Your settings" />
      </Tooltip>,
      <Tooltip key="c" text="Opens the settings" delayDuration={0}>
        <Modal trigger={() => <Button label="Settings" />} title="Your settings" />
      </Tooltip>,
    ]) {
      const screen = await render(<App>{pair}</App>)
      await button('Settings').hover()
      await expect.element(page.getByRole('tooltip')).toBeVisible()
      await expect.element(button('Settings')).toHaveAccessibleDescription('Opens the settings')
      await button('Settings').click()
      await expect.element(dialog('Your settings')).toBeVisible()
      await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
      await expect.element(button('Settings')).toHaveFocus()
      await screen.unmount()
      await parkPointer()
    }
  })

  it('hydrates without warnings, closed and open', async () => {
    for (const defaultOpen of [false, true]) {
      const element = (
        <Modal defaultOpen={defaultOpen} portal={false} trigger={<Button label="Edit" />} title="Edit profile" />
      )
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(element)
      expect(container.innerHTML).not.toContain('style=')
      const errors: unknown[] = []
      const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
      const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
      if (defaultOpen) await expect.element(dialog()).toBeVisible()
      else await nextFrames()
      expect(errors).toEqual([])
      complaint.mockRestore()
      root.unmount()
      container.remove()
    }
  })

  it.each(['light', 'dark'])('has no accessibility violation in %s mode with one modal over another', async (mode) => {
    document.documentElement.className = mode
    await render(
      <Modal defaultOpen title="Project" description="Frond" footer={<Button label="Save" />}>
        <div style={{ height: 2000 }}>Long</div>
        <Modal
          defaultOpen
          scrollable
          title="Really?"
          description="It cannot be undone."
          footer={<Button label="Delete" color="error" />}
        />
      </Modal>,
    )
    await expect.element(dialog('Really?')).toBeVisible()
    await settle()
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })

  it('accepts one trigger element, and warns about anything else', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // @ts-expect-error A text is no element.
    await render(<Modal trigger="Open" title="Plans" />)
    expect(page.getByText('Open').element()).toBeVisible()
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Modal: its trigger is not an element'))
    warning.mockRestore()
  })

  it('focuses a neighbor of its trigger if the trigger was removed', async () => {
    function Rows() {
      const [rows, setRows] = useState(['First', 'Second', 'Third'])
      const [asked, setAsked] = useState<string>()
      return (
        <>
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button onClick={() => setAsked(row)}>{row}</button>
              </li>
            ))}
          </ul>
          <button>Other</button>
          <Modal title="Delete" open={asked !== undefined} onOpenChange={() => setAsked(undefined)}>
            <button
              onClick={() => {
                setRows(rows.filter((row) => row !== asked))
                setAsked(undefined)
              }}
            >
              Confirm
            </button>
          </Modal>
        </>
      )
    }
    await render(<Rows />)
    for (const [row, next] of [
      ['Second', 'Third'],
      ['Third', 'First'],
      ['First', 'Other'],
    ] as const) {
      await userEvent.click(page.getByRole('button', { name: row }))
      await userEvent.click(page.getByRole('button', { name: 'Confirm' }))
      await expect.element(page.getByRole('button', { name: next })).toHaveFocus()
    }
  })
})
