import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { App } from '../../components/App.tsx'
import { Button } from '../../components/Button.tsx'
import { ColorPicker } from '../../components/ColorPicker.tsx'
import { CommandPalette } from '../../components/CommandPalette.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { ContextMenu } from '../../components/ContextMenu.tsx'
import { DatePicker } from '../../components/DatePicker.tsx'
import { DateRangePicker } from '../../components/DateRangePicker.tsx'
import { Drawer } from '../../components/Drawer.tsx'
import { DropdownMenu } from '../../components/DropdownMenu.tsx'
import { InputMenu } from '../../components/InputMenu.tsx'
import { Modal } from '../../components/Modal.tsx'
import { Popover } from '../../components/Popover.tsx'
import { Select } from '../../components/Select.tsx'
import { SelectMenu } from '../../components/SelectMenu.tsx'
import { Slideover } from '../../components/Slideover.tsx'
import { Toaster } from '../../components/Toaster.tsx'
import { Tooltip } from '../../components/Tooltip.tsx'
import { addToast } from '../../system/toast-store.ts'
import { cleanAfterEach } from './setup.ts'

cleanAfterEach()

it.each([
  ['Modal', Modal],
  ['Slideover', Slideover],
  ['Drawer', Drawer],
])('%s opens by its trigger and closes with Escape', async (_, Dialog) => {
  render(
    <Dialog trigger={<Button label="Edit" />} title="Edit profile" description="Your public data">
      <Button label="Save" />
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByRole('dialog', { name: 'Edit profile' })).toBeTruthy()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
})

it('ConfirmDialog confirms', async () => {
  const confirm = vi.fn()
  render(<ConfirmDialog trigger={<Button label="Delete" />} title="Delete it?" onConfirm={confirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!)
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
})

it('Popover opens and closes', async () => {
  render(
    <Popover renderContent={<p>Only you can see this.</p>}>
      <Button label="Who can see this?" />
    </Popover>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Who can see this?' }))
  expect(await screen.findByText('Only you can see this.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Only you can see this.')).toBeNull())
})

it('Tooltip opens on focus', async () => {
  render(
    <App tooltip={{ delayDuration: 0 }}>
      <Tooltip text="Saves the file">
        <Button label="Save" />
      </Tooltip>
    </App>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('tooltip')).textContent).toContain('Saves the file')
})

it('DropdownMenu opens, moves with the arrow keys and calls onSelect', async () => {
  const select = vi.fn()
  render(
    <DropdownMenu
      items={[
        { label: 'Rename', onSelect: select },
        { label: 'Share', children: [{ label: 'By mail' }] },
      ]}
    >
      <Button label="Actions" />
    </DropdownMenu>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  expect(await screen.findByRole('menuitem', { name: 'By mail' })).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  expect(select).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('ContextMenu opens at the pointer', async () => {
  render(
    <ContextMenu items={[{ label: 'Copy' }]}>
      <div>Canvas</div>
    </ContextMenu>,
  )
  await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('Canvas') })
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeTruthy()
})

const choose = vi.fn<(value: string) => void>()
const states = { 'aria-label': 'Status', items: ['Backlog', 'Todo', 'Done'], onValueChange: choose }

it('Select opens and chooses an option', async () => {
  await chooseOption(<Select {...states} />)
  expect(choose.mock.lastCall![0]).toBe('Todo')
})

it('SelectMenu opens and chooses an option', async () => {
  await chooseOption(<SelectMenu {...states} />)
  expect(choose.mock.lastCall![0]).toBe('Todo')
})

async function chooseOption(field: ReactElement): Promise<void> {
  render(field)
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Todo' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

it('InputMenu filters its options', async () => {
  const choose = vi.fn()
  render(<InputMenu aria-label="Status" items={['Backlog', 'Todo', 'Done']} onValueChange={choose} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Status' }), 'do')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await userEvent.click(screen.getByRole('option', { name: 'Done' }))
  expect(choose.mock.lastCall![0]).toBe('Done')
})

it('CommandPalette filters and selects', async () => {
  const select = vi.fn()
  render(
    <CommandPalette groups={[{ id: 'file', items: [{ label: 'New file', onSelect: select }, { label: 'Save' }] }]} />,
  )
  await userEvent.type(screen.getByRole('combobox'), 'new')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  expect(select).toHaveBeenCalledOnce()
})

it('DatePicker opens its calendar and chooses a day', async () => {
  const choose = vi.fn()
  render(<DatePicker aria-label="Arrival" defaultValue="2026-05-12" onValueChange={choose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }))
  await userEvent.click(await screen.findByRole('button', { name: /May 20, 2026/ }))
  expect(String(choose.mock.lastCall![0])).toBe('2026-05-20')
})

it('DateRangePicker and ColorPicker render', async () => {
  render(
    <>
      <DateRangePicker aria-label="Stay" />
      <ColorPicker />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Choose/ }))
  expect((await screen.findAllByRole('grid')).length).toBeGreaterThan(0)
})

it('Toaster shows a toast and closes it', async () => {
  render(<Toaster />)
  addToast({ title: 'Saved', duration: 0 })
  expect((await screen.findAllByText('Saved')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toBeNull())
})
