import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useToast } from '../hooks/useToast.ts'
import { withoutMotion } from '../testing/motion.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { ContextMenu } from './ContextMenu.tsx'
import { Drawer } from './Drawer.tsx'
import { DropdownMenu } from './DropdownMenu.tsx'
import { Modal } from './Modal.tsx'
import { Popover } from './Popover.tsx'
import { Select } from './Select.tsx'
import { SelectMenu } from './SelectMenu.tsx'
import { Slideover } from './Slideover.tsx'
import { Tooltip } from './Tooltip.tsx'

/** An overlay with a trigger named `Open {name}`, and a dialog, menu or list that is found by its role. */
interface Overlay {
  role: 'dialog' | 'menu' | 'listbox'
  view: (name: string, content: ReactNode) => ReactElement
}

const outers: Record<string, Overlay> = {
  Modal: {
    role: 'dialog',
    view: (name, content) => (
      <Modal title={name} trigger={<Button label={`Open ${name}`} />}>
        {content}
      </Modal>
    ),
  },
  Slideover: {
    role: 'dialog',
    view: (name, content) => (
      <Slideover title={name} trigger={<Button label={`Open ${name}`} />}>
        {content}
      </Slideover>
    ),
  },
  Drawer: {
    role: 'dialog',
    view: (name, content) => (
      <Drawer title={name} trigger={<Button label={`Open ${name}`} />}>
        {content}
      </Drawer>
    ),
  },
  Popover: {
    role: 'dialog',
    view: (name, content) => (
      <Popover aria-label={name} renderContent={<div className="p-4">{content}</div>}>
        <Button label={`Open ${name}`} />
      </Popover>
    ),
  },
}

const inners: Record<string, Overlay> = {
  ...outers,
  DropdownMenu: {
    role: 'menu',
    view: (name) => (
      <DropdownMenu aria-label={name} items={[{ label: 'Copy' }, { label: 'Paste' }]}>
        <Button label={`Open ${name}`} />
      </DropdownMenu>
    ),
  },
  Select: { role: 'listbox', view: (name) => <Select aria-label={`Open ${name}`} items={['Fern', 'Moss']} /> },
  SelectMenu: { role: 'listbox', view: (name) => <SelectMenu aria-label={`Open ${name}`} items={['Fern', 'Moss']} /> },
}

const allPairs = Object.keys(outers).flatMap((outer) => Object.keys(inners).map((inner) => ({ outer, inner })))
/** `npm run test:full` checks all pairs. Otherwise each overlay is once inside another one, and each contains another one. */
const sample = [
  { outer: 'Modal', inner: 'Modal' },
  { outer: 'Popover', inner: 'Slideover' },
  { outer: 'Slideover', inner: 'Drawer' },
  { outer: 'Modal', inner: 'Popover' },
  { outer: 'Drawer', inner: 'DropdownMenu' },
  { outer: 'Popover', inner: 'Select' },
  { outer: 'Slideover', inner: 'SelectMenu' },
]
const pairs = import.meta.env.FROND_FULL ? allPairs : sample

function opener(name: string) {
  const role = inners[name.replace(/ .*/, '')]!.role === 'listbox' ? 'combobox' : 'button'
  return page.getByRole(role, { name: `Open ${name}`, exact: true })
}

function shown(overlay: Overlay, name: string) {
  return overlay.role === 'listbox' ? page.getByRole('listbox') : page.getByRole(overlay.role, { name, exact: true })
}

function Page({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0)
  return (
    <App>
      {/* At the center of the top edge, where no overlay is placed. */}
      <button
        style={{ position: 'fixed', top: 0, left: 600 }}
        onClick={() => setCount(count + 1)}
      >{`Outside ${count}`}</button>
      <div style={{ marginTop: 60 }}>{children}</div>
    </App>
  )
}

/** Checks that the page responds to presses, so no backdrop is left. */
async function expectPageAlive(): Promise<void> {
  const before = Number(/\d+/.exec(page.getByRole('button', { name: /Outside/ }).element().textContent)![0])
  await userEvent.click(page.getByRole('button', { name: /Outside/ }))
  await expect.element(page.getByRole('button', { name: `Outside ${before + 1}` })).toBeVisible()
}

function pressOutside(): void {
  const at = { clientX: 640, clientY: 4, bubbles: true, cancelable: true, composed: true, button: 0 } as const
  const target = document.elementFromPoint(at.clientX, at.clientY)!
  target.dispatchEvent(
    new PointerEvent('pointerdown', { ...at, pointerType: 'mouse', pointerId: 1, isPrimary: true, buttons: 1 }),
  )
  target.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1 }))
  target.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse', pointerId: 1, isPrimary: true }))
  target.dispatchEvent(new MouseEvent('mouseup', at))
  target.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'mouse', pointerId: 1, detail: 1 }))
}

describe('Nested overlays', () => {
  withoutMotion()

  describe.each(pairs)('$inner in $outer', ({ outer, inner }) => {
    const outerName = `${outer} one`
    const innerName = `${inner} two`

    async function open(): Promise<void> {
      await render(<Page>{outers[outer]!.view(outerName, inners[inner]!.view(innerName, 'Text'))}</Page>)
      await userEvent.click(opener(outerName))
      await expect.element(shown(outers[outer]!, outerName)).toBeVisible()
      await userEvent.click(opener(innerName))
      await expect.element(shown(inners[inner]!, innerName)).toBeVisible()
    }

    it('closes one at a time on Escape and restores focus', async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await expect.element(shown(inners[inner]!, innerName)).not.toBeInTheDocument()
      await expect.element(shown(outers[outer]!, outerName)).toBeVisible()
      await expect.element(opener(innerName)).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(shown(outers[outer]!, outerName)).not.toBeInTheDocument()
      await expect.element(opener(outerName)).toHaveFocus()
      await expectPageAlive()
    })

    it('closes one at a time on presses outside', async () => {
      await open()
      pressOutside()
      await expect.element(shown(inners[inner]!, innerName)).not.toBeInTheDocument()
      await expect.element(shown(outers[outer]!, outerName)).toBeVisible()
      pressOutside()
      await expect.element(shown(outers[outer]!, outerName)).not.toBeInTheDocument()
      await expectPageAlive()
    })
  })

  it('a toast over a modal can be pressed and leaves the modal open', async () => {
    function Notify() {
      const toast = useToast()
      return <Button label="Notify" onClick={() => toast.add({ title: 'Saved', duration: 60_000 })} />
    }
    await render(<Page>{outers.Modal!.view('Modal one', <Notify />)}</Page>)
    await userEvent.click(opener('Modal one'))
    await userEvent.click(page.getByRole('button', { name: 'Notify' }))
    const region = page.getByRole('region', { name: 'Notifications' })
    await expect.element(region.getByText('Saved')).toBeVisible()
    await userEvent.click(region.getByRole('button', { name: 'Close' }))
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog', { name: 'Modal one' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Modal one' })).not.toBeInTheDocument()
    await expectPageAlive()
  })

  it.each(['DropdownMenu', 'ContextMenu'] as const)('an item of a %s opens a modal', async (kind) => {
    function Menu() {
      const [open, setOpen] = useState(false)
      const items = [{ label: 'Rename', onSelect: () => setOpen(true) }]
      return (
        <>
          {kind === 'DropdownMenu' ? (
            <DropdownMenu items={items}>
              <Button label="Actions" />
            </DropdownMenu>
          ) : (
            <ContextMenu items={items}>
              <Button label="Actions" />
            </ContextMenu>
          )}
          <Modal title="Rename" open={open} onOpenChange={setOpen}>
            <input aria-label="Name" />
          </Modal>
        </>
      )
    }
    await render(
      <Page>
        <Menu />
      </Page>,
    )
    const actions = page.getByRole('button', { name: 'Actions' })
    actions.element().focus()
    if (kind === 'DropdownMenu') await userEvent.keyboard('{Enter}')
    else await userEvent.click(actions, { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }))
    await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(actions).toHaveFocus()
    await expectPageAlive()
  })

  it('a tooltip and a menu share one trigger', async () => {
    await render(
      <Page>
        <DropdownMenu items={[{ label: 'Copy' }]}>
          <Tooltip text="More actions" delayDuration={0}>
            <Button label="More" />
          </Tooltip>
        </DropdownMenu>
      </Page>,
    )
    const more = page.getByRole('button', { name: 'More' })
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
    await expectPageAlive()
  })
})
