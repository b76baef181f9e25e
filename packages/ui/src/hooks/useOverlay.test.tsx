import { StrictMode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../components/App.tsx'
import { Button } from '../components/Button.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { Drawer } from '../components/Drawer.tsx'
import { Modal } from '../components/Modal.tsx'
import { Slideover } from '../components/Slideover.tsx'
import { Theme } from '../components/Theme.tsx'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion, withSlowMotion } from '../testing/motion.ts'
import { createOverlay, useOverlay, type OverlayProps, type UseOverlayResult } from './useOverlay.ts'

const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)
const button = (name: string) => page.getByRole('button', { name, exact: true })

interface RenameProps extends OverlayProps<string> {
  name?: string
}

/** A dialog of an application, which closes itself with a result. */
function Rename({ name = '', onClose, ...overlay }: RenameProps) {
  const [value, setValue] = useState(name)
  return (
    <Modal {...overlay} title={`Rename ${name}`} footer={<Button label="Save" onClick={() => onClose?.(value)} />}>
      <input aria-label="Name" value={value} onChange={(event) => setValue(event.target.value)} />
    </Modal>
  )
}

let overlay: UseOverlayResult

/** Passes the result of the hook to the test. */
function Grip() {
  const grip = useOverlay()
  useEffect(() => {
    overlay = grip
  })
  return null
}

function renderApp(children?: React.ReactNode) {
  return render(
    <App>
      <Grip />
      {children}
    </App>,
  )
}

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
  for (const { id, isMounted } of overlay?.overlays ?? []) if (isMounted) overlay.unmount(id)
})

describe('useOverlay', () => {
  it('opens a component and resolves with the value it is closed with', async () => {
    await renderApp()
    const rename = overlay.create(Rename)
    expect(dialog().query()).toBeNull()
    const opening = rename.open({ name: 'Ada' })
    await expect.element(dialog('Rename Ada')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), 'Grace')
    await button('Save').click()
    expect(await opening).toBe('Grace')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('returns a promise with the state of the overlay', async () => {
    await renderApp()
    const rename = overlay.create(Rename)
    const opening = rename.open()
    expect(opening).toBeInstanceOf(Promise)
    expect(opening.id).toBe(rename.id)
    expect([opening.isOpen, opening.isMounted]).toEqual([true, true])
    await expect.element(dialog()).toBeVisible()
    rename.close('Grace')
    expect([opening.isOpen, opening.isMounted]).toEqual([false, true])
    expect(await opening.result).toBe('Grace')
    await expect.poll(() => opening.isMounted).toBe(false)
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
  ])('resolves with undefined when it is dismissed by %s', async (_, dismiss) => {
    await renderApp()
    const opening = overlay.create(Rename).open()
    await expect.element(dialog()).toBeVisible()
    await settle()
    await dismiss()
    expect(await opening).toBeUndefined()
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('removes it after its exit animation, and resolves a dismissal then', async () => {
    withMotion()
    await renderApp()
    const answered = vi.fn()
    const opening = overlay.create(Rename).open()
    void opening.then(answered)
    await expect.element(dialog()).toBeVisible()
    await settle()
    await withSlowMotion()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => findPart('modal')?.getAnimations().length).toBeGreaterThan(0)
    const [animation] = findPart('modal')!.getAnimations()
    animation!.pause()
    await nextFrames()
    expect([opening.isOpen, opening.isMounted]).toEqual([false, true])
    expect(answered).not.toHaveBeenCalled()
    animation!.finish()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => answered.mock.calls).toEqual([[undefined]])
    expect(opening.isMounted).toBe(false)
  })

  it('never renders an overlay that is closed immediately', async () => {
    await renderApp()
    const rename = overlay.create(Rename)
    const opening = rename.open()
    rename.close('Never')
    expect(opening.isMounted).toBe(false)
    expect(await opening).toBe('Never')
    await nextFrames()
    expect(dialog().query()).toBeNull()
  })

  it('opens with its initial props each time', async () => {
    await renderApp()
    const plans = overlay.create(Modal, { props: { title: 'Plans', description: 'Choose one.' } })
    void plans.open({ title: 'Prices' })
    await expect.element(dialog('Prices')).toHaveAccessibleDescription('Choose one.')
    plans.close()
    await expect.element(dialog()).not.toBeInTheDocument()
    void plans.open()
    await expect.element(dialog('Plans')).toBeVisible()
  })

  it('updates props while it is open and keeps its state', async () => {
    await renderApp()
    const rename = overlay.create(Rename)
    void rename.open({ name: 'Ada' })
    await userEvent.fill(page.getByRole('textbox'), 'Grace')
    rename.patch({ name: 'Countess' })
    await expect.element(dialog('Rename Countess')).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('Grace')
  })

  it('also calls the handlers of the caller', async () => {
    await renderApp()
    const calls: unknown[] = []
    const rename = overlay.create(Rename, {
      props: {
        onOpenChange: (open) => calls.push(open),
        onClose: (value) => calls.push(value),
        onAfterLeave: () => calls.push('gone'),
      },
    })
    void rename.open({ name: 'Ada' })
    await button('Save').click()
    await expect.poll(() => calls).toEqual(['Ada', 'gone'])
    void rename.open({ name: 'Ada' })
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => calls).toEqual(['Ada', 'gone', false, 'gone'])
  })

  it('resolves the previous promise before it opens again', async () => {
    await renderApp()
    const rename = overlay.create(Rename)
    const first = rename.open({ name: 'Ada' })
    const second = rename.open({ name: 'Grace' })
    expect(await first).toBeUndefined()
    await expect.element(dialog('Rename Grace')).toBeVisible()
    rename.close('Joan')
    rename.close('Late')
    expect(await second).toBe('Joan')
  })

  it('opens again during its exit animation', async () => {
    withMotion()
    await renderApp()
    const rename = overlay.create(Rename)
    void rename.open({ name: 'Ada' })
    await expect.element(dialog('Rename Ada')).toBeVisible()
    rename.close()
    void rename.open({ name: 'Grace' })
    await expect.element(dialog('Rename Grace')).toBeVisible()
    await settle()
    await expect.element(dialog('Rename Grace')).toBeVisible()
  })

  it.each([
    ['Modal', () => overlay.create(Modal).open({ title: 'Modal' })],
    ['Slideover', () => overlay.create(Slideover).open({ title: 'Slideover' })],
    ['Drawer', () => overlay.create(Drawer).open({ title: 'Drawer' })],
  ])('opens a %s without a wrapper', async (name, openIt) => {
    await renderApp()
    const opening = openIt()
    await expect.element(dialog(name)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await opening).toBeUndefined()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(overlay.overlays.find(({ id }) => id === opening.id)?.isMounted).toBe(false)
  })

  it('opens a ConfirmDialog, which resolves with true or false', async () => {
    await renderApp()
    const confirm = overlay.create(ConfirmDialog)
    for (const [name, answer] of [
      ['Confirm', true],
      ['Cancel', false],
    ] as const) {
      const opening = confirm.open({ title: 'Delete project?' })
      await button(name).click()
      expect(await opening).toBe(answer)
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    }
    const opening = confirm.open({ title: 'Delete project?' })
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await opening).toBe(false)
  })

  it('opens an overlay from another one, and closes all of them', async () => {
    await renderApp()
    const answers = Promise.all([
      overlay.create(Rename).open({ name: 'Ada' }),
      overlay.create(Rename).open({ name: 'Grace' }),
    ])
    await expect.poll(() => document.querySelectorAll('[role="dialog"]').length).toBe(2)
    overlay.closeAll()
    expect(await answers).toEqual([undefined, undefined])
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press outside', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
  ])('closes one at a time by %s, and restores focus', async (_, dismiss) => {
    await renderApp(<Button label="Start" />)
    ;(button('Start').element() as HTMLElement).focus()
    const below = overlay.create(Modal).open({ title: 'Below', children: <input aria-label="Note" /> })
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    const above = overlay.create(Slideover).open({ title: 'Above' })
    await expect.element(dialog('Above')).toBeVisible()
    await settle()
    await dismiss()
    expect(await above).toBeUndefined()
    await expect.element(dialog('Below')).toBeVisible()
    expect(below.isOpen).toBe(true)
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await dismiss()
    expect(await below).toBeUndefined()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Start')).toHaveFocus()
  })

  it('accepts ids, and throws if no overlay has the id', async () => {
    await renderApp()
    const { id } = overlay.create(Rename, { props: { name: 'Ada' } })
    expect(overlay.isOpen(id)).toBe(false)
    const opening = overlay.open<string>(id, { name: 'Grace' })
    expect(overlay.isOpen(id)).toBe(true)
    await expect.element(dialog('Rename Grace')).toBeVisible()
    overlay.patch(id, { name: 'Joan' })
    await expect.element(dialog('Rename Joan')).toBeVisible()
    overlay.close(id, 'Done')
    expect(await opening).toBe('Done')

    for (const call of [
      () => overlay.open('none'),
      () => overlay.close('none'),
      () => overlay.patch('none', {}),
      () => overlay.unmount('none'),
      () => overlay.isOpen('none'),
    ]) {
      expect(call).toThrow('Overlay not found')
    }
  })

  it('opens immediately with defaultOpen, and is destroyed on close with destroyOnClose', async () => {
    await renderApp()
    const rename = overlay.create(Rename, { props: { name: 'Ada' }, defaultOpen: true, destroyOnClose: true })
    await expect.element(dialog('Rename Ada')).toBeVisible()
    rename.close()
    await expect.poll(() => overlay.overlays.some(({ id }) => id === rename.id)).toBe(false)
    expect(() => overlay.isOpen(rename.id)).toThrow('Overlay not found')
    // The overlay is destroyed, but its instance can open it again.
    rename.close()
    void rename.open()
    await expect.element(dialog('Rename Ada')).toBeVisible()
  })

  it('removes it without animation with unmount', async () => {
    withMotion()
    await renderApp()
    const opening = overlay.create(Rename).open()
    await expect.element(dialog()).toBeVisible()
    overlay.unmount(opening.id)
    expect(await opening).toBeUndefined()
    await nextFrames()
    expect(dialog().query()).toBeNull()
  })

  it('rerenders only the components that read the list', async () => {
    let silent = 0
    function Silent() {
      useOverlay()
      useEffect(() => {
        silent += 1
      })
      return null
    }
    function Reader() {
      const { overlays } = useOverlay()
      return <output>{overlays.filter(({ isOpen }) => isOpen).length} open</output>
    }
    await renderApp(
      <>
        <Silent />
        <Reader />
      </>,
    )
    const before = silent
    const rename = overlay.create(Rename)
    void rename.open()
    await expect.element(page.getByText('1 open')).toBeInTheDocument()
    rename.close()
    await expect.element(page.getByText('0 open')).toBeInTheDocument()
    expect(silent).toBe(before)
  })
})

describe('an overlay created while a component renders', () => {
  function Asking({ title = 'Sure?' }: { title?: string }) {
    const confirm = useOverlay().create(ConfirmDialog, { props: { title } })
    const [answer, setAnswer] = useState<boolean>()
    const [count, setCount] = useState(0)
    return (
      <>
        <Button label="Ask" onClick={async () => setAnswer(await confirm.open())} />
        <Button label={`Count ${count}`} onClick={() => setCount(count + 1)} />
        <Button label="Retract" onClick={() => confirm.close(false)} />
        <output>{String(answer)}</output>
      </>
    )
  }

  it('is the same on every render, and opens with the props of the last render', async () => {
    await renderApp()
    const known = overlay.overlays.length
    const screen = await renderApp(
      <StrictMode>
        <Asking />
      </StrictMode>,
    )
    await button('Count 0').click()
    await button('Count 1').click()
    expect(overlay.overlays.length).toBe(known + 1)

    await screen.rerender(
      <App>
        <Grip />
        <StrictMode>
          <Asking title="Really?" />
        </StrictMode>
      </App>,
    )
    await button('Ask').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Really?' })).toBeVisible()
    await button('Confirm').click()
    await expect.element(page.getByText('true')).toBeInTheDocument()
    await screen.unmount()
  })

  it('can be closed by a later render', async () => {
    await renderApp(<Asking />)
    await button('Ask').click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    ;(document.querySelectorAll('button')[1] as HTMLElement).click()
    await expect.poll(() => document.querySelectorAll('button')[1]?.textContent).toBe('Count 1')
    ;(document.querySelectorAll('button')[2] as HTMLElement).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByText('false')).toBeInTheDocument()
  })

  it('is destroyed when the component unmounts, but not before it is closed', async () => {
    function Page() {
      const [there, setThere] = useState(true)
      return (
        <>
          <Button label="Leave" onClick={() => setThere(false)} />
          {there && <Asking />}
        </>
      )
    }
    await renderApp()
    const known = overlay.overlays.length
    await renderApp(<Page />)
    expect(overlay.overlays.length).toBe(known + 1)
    await button('Ask').click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    ;(document.querySelector('button') as HTMLElement).click()
    await nextFrames()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await button('Cancel').click()
    await expect.poll(() => overlay.overlays.length).toBe(known)
  })

  it('opens once with defaultOpen, and reports while rendering whether it is open', async () => {
    let opened = 0
    function Welcome() {
      const { create, isOpen } = useOverlay()
      const modal = create(Modal, { props: { title: 'Welcome', onEnter: () => (opened += 1) }, defaultOpen: true })
      return <output>{isOpen(modal.id) ? 'open' : 'closed'}</output>
    }
    await renderApp(
      <StrictMode>
        <Welcome />
      </StrictMode>,
    )
    await expect.element(dialog('Welcome')).toBeVisible()
    await expect.element(page.getByText('open')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('closed')).toBeInTheDocument()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(opened).toBe(1)
  })

  it('renders nothing on the server', () => {
    const html = renderToString(
      <App>
        <Asking />
      </App>,
    )
    expect(html).toContain('Ask')
    expect(html).not.toContain('alertdialog')
  })
})

describe('the application that renders overlays', () => {
  it('opens from outside React', async () => {
    const rename = createOverlay(Rename, { props: { name: 'Ada' } })
    await renderApp()
    const opening = rename.open()
    await button('Save').click()
    expect(await opening).toBe('Ada')
  })

  it('renders an overlay that was opened before it mounted', async () => {
    const rename = createOverlay(Rename, { props: { name: 'Early' } })
    void rename.open()
    await renderApp()
    await expect.element(dialog('Rename Early')).toBeVisible()
  })

  it('renders an overlay once, in the application that created it, with its theme', async () => {
    function Asking({ label }: { label: string }) {
      const modal = useOverlay().create(Modal, { props: { title: 'Plans' } })
      return <Button label={label} onClick={() => modal.open()} />
    }
    await render(
      <>
        <App portal="#one">
          <Grip />
          <Asking label="First" />
          <Theme theme={{}}>
            <App portal="#three">
              <Asking label="Inner" />
            </App>
          </Theme>
        </App>
        <App portal="#two">
          <Asking label="Second" />
        </App>
        <div id="one" />
        <div id="two" />
        <div id="three" />
      </>,
    )
    for (const [label, place] of [
      ['First', '#one'],
      ['Second', '#two'],
      ['Inner', '#three'],
    ] as const) {
      await button(label).click()
      await expect.element(dialog('Plans')).toBeVisible()
      expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
      expect(document.querySelector(place)!.contains(dialog().element())).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog()).not.toBeInTheDocument()
    }
  })

  it('hands its overlays to another application when it unmounts', async () => {
    function Page() {
      const [there, setThere] = useState(true)
      return (
        <>
          {there && (
            <App>
              <Asking leave={() => setThere(false)} />
            </App>
          )}
          <App>
            <Grip />
          </App>
        </>
      )
    }
    function Asking({ leave }: { leave: () => void }) {
      const modal = useOverlay().create(Modal)
      return (
        <Button
          label="Open"
          onClick={() => modal.open({ title: 'Plans', footer: <Button label="Go" onClick={leave} /> })}
        />
      )
    }
    await render(<Page />)
    await button('Open').click()
    await button('Go').click()
    await expect.element(dialog('Plans')).toBeVisible()
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
  })

  it('warns if no application is mounted', async () => {
    const clock = stopClock()
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const rename = createOverlay(Rename)
    void rename.open()
    await clock.advance(999)
    expect(warning).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('useOverlay: an overlay was opened, but'))
    warning.mockRestore()
    rename.close()
  })
})
