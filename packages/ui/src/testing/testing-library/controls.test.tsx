import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Accordion } from '../../components/Accordion.tsx'
import { App } from '../../components/App.tsx'
import { Button } from '../../components/Button.tsx'
import { Calendar } from '../../components/Calendar.tsx'
import { Carousel } from '../../components/Carousel.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { Collapsible } from '../../components/Collapsible.tsx'
import { ColorModeButton } from '../../components/ColorModeButton.tsx'
import { FileUpload } from '../../components/FileUpload.tsx'
import { Form } from '../../components/Form.tsx'
import { FormField } from '../../components/FormField.tsx'
import { Input } from '../../components/Input.tsx'
import { InputNumber } from '../../components/InputNumber.tsx'
import { InputTags } from '../../components/InputTags.tsx'
import { Listbox } from '../../components/Listbox.tsx'
import { NavigationMenu } from '../../components/NavigationMenu.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { PinInput } from '../../components/PinInput.tsx'
import { RadioGroup } from '../../components/RadioGroup.tsx'
import { ScrollArea } from '../../components/ScrollArea.tsx'
import { Slider } from '../../components/Slider.tsx'
import { Splitter } from '../../components/Splitter.tsx'
import { Switch } from '../../components/Switch.tsx'
import { Table } from '../../components/Table.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { Textarea } from '../../components/Textarea.tsx'
import { Tree } from '../../components/Tree.tsx'
import { tableSorting } from '../../components/table/sorting.tsx'
import { tableVirtualization } from '../../components/table/virtualization.tsx'
import { cleanAfterEach } from './setup.ts'

cleanAfterEach()

it('Button calls onClick', async () => {
  const press = vi.fn()
  render(<Button label="Save" onClick={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).toHaveBeenCalledOnce()
})

it('Checkbox, Switch and RadioGroup change when pressed', async () => {
  const choose = vi.fn()
  render(
    <>
      <Checkbox label="Remember me" />
      <Switch label="Dark mode" />
      <RadioGroup legend="Plan" items={['Free', 'Team']} onValueChange={choose} />
    </>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Dark mode' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Team' }))
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
  expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true)
  expect(choose.mock.lastCall![0]).toBe('Team')
})

it('Input, Textarea, InputNumber, InputTags and PinInput take typed text', async () => {
  const count = vi.fn()
  const tag = vi.fn()
  const complete = vi.fn()
  render(
    <>
      <Input aria-label="Name" />
      <Textarea aria-label="Bio" autoresize />
      <InputNumber aria-label="Seats" defaultValue={1} onValueChange={count} />
      <InputTags aria-label="Tags" onValueChange={tag} />
      <PinInput aria-label="Code" length={2} onComplete={complete} />
    </>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  await userEvent.type(screen.getByRole('textbox', { name: 'Bio' }), 'Hello')
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Ada')
  expect((screen.getByRole('textbox', { name: 'Bio' }) as HTMLTextAreaElement).value).toBe('Hello')

  await userEvent.type(screen.getByRole('spinbutton', { name: 'Seats' }), '{ArrowUp}')
  expect(count).toHaveBeenLastCalledWith(2)
  await userEvent.type(screen.getByLabelText('Tags'), 'red{Enter}')
  expect(tag).toHaveBeenLastCalledWith(['red'])
  await userEvent.click(screen.getAllByRole('textbox').at(-2)!)
  await userEvent.keyboard('12')
  expect(complete).toHaveBeenCalled()
})

it('Form shows the errors of its fields, and submits when they are corrected', async () => {
  const submit = vi.fn()
  render(
    <Form
      validate={(state: { email?: string }) => (state.email ? [] : [{ name: 'email', message: 'Enter an address.' }])}
      onSubmit={({ data }) => submit(data)}
    >
      <FormField name="email" label="Email">
        <Input />
      </FormField>
      <Button type="submit" label="Send" />
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findAllByText('Enter an address.')).length).toBeGreaterThan(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(submit).toHaveBeenCalledWith({ email: 'ada@example.com' }))
})

it('Tabs show the panel of the chosen tab', async () => {
  render(
    <Tabs
      items={[
        { label: 'Account', content: 'Your name' },
        { label: 'Password', content: 'A new password' },
      ]}
    />,
  )
  expect(screen.getByText('Your name')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Password' }))
  expect(screen.getByRole('tabpanel', { name: 'Password' }).textContent).toBe('A new password')
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Account' }).getAttribute('aria-selected')).toBe('true')
})

it('Accordion and Collapsible open', async () => {
  render(
    <>
      <Accordion items={[{ label: 'Is it free?', content: 'Yes.' }]} />
      <Collapsible content="All of them">
        <Button label="Show more" />
      </Collapsible>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Is it free?' }))
  expect(screen.getByRole('button', { name: 'Is it free?' }).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Yes.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByText('All of them')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Is it free?' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Is it free?' }).getAttribute('aria-expanded')).toBe('false'),
  )
})

it('Slider changes with the arrow keys', async () => {
  const change = vi.fn()
  render(<Slider aria-label="Volume" defaultValue={20} onValueChange={change} />)
  screen.getByRole('slider', { name: 'Volume' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenLastCalledWith(21)
})

it('Table renders and sorts its rows', async () => {
  render(
    <Table
      data={[
        { id: 1, name: 'Grace' },
        { id: 2, name: 'Ada' },
      ]}
      columns={[
        { accessorKey: 'id', header: 'Id' },
        { accessorKey: 'name', header: 'Name' },
      ]}
      features={[tableSorting]}
      sticky
    />,
  )
  expect(screen.getAllByRole('row')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: /Name/ }))
  await waitFor(() => expect(screen.getAllByRole('row')[1]!.textContent).toContain('Ada'))
})

it('a virtualized Table renders its first rows', () => {
  const data = Array.from({ length: 1000 }, (_, id) => ({ id, name: `User ${id}` }))
  render(
    <Table
      data={data}
      columns={[{ accessorKey: 'name', header: 'Name' }]}
      features={[tableVirtualization]}
      virtualize
    />,
  )
  expect(screen.getByText('User 0')).toBeTruthy()
})

it('Tree opens a branch and selects an item', async () => {
  const select = vi.fn()
  render(
    <Tree
      aria-label="Files"
      items={[{ label: 'src', value: 'src', children: [{ label: 'app.tsx', value: 'app' }] }]}
      onValueChange={select}
    />,
  )
  await userEvent.click(screen.getByRole('treeitem', { name: 'src' }))
  await userEvent.click(await screen.findByRole('treeitem', { name: 'app.tsx' }))
  expect(select).toHaveBeenCalled()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toContain('src')
})

it('Listbox selects an option', async () => {
  const select = vi.fn()
  render(<Listbox aria-label="Fruit" items={['Apple', 'Pear']} onValueChange={select} />)
  await userEvent.click(screen.getByRole('option', { name: 'Pear' }))
  expect(select.mock.lastCall![0]).toBe('Pear')
})

it('Carousel shows its slides and arrows', async () => {
  render(
    <Carousel items={['Aarhus', 'Bergen', 'Cork']} arrows dots aria-label="Towns">
      {({ item }) => item}
    </Carousel>,
  )
  expect(screen.getByText('Bergen')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
})

it('Splitter resizes with the arrow keys', async () => {
  render(
    <Splitter
      items={[
        { id: 'list', label: 'List', content: 'Letters', defaultSize: 30 },
        { id: 'letter', content: 'Dear Ada' },
      ]}
    />,
  )
  const handle = screen.getByRole('separator', { name: 'Resize List' })
  const before = handle.getAttribute('aria-valuenow')
  await userEvent.click(handle)
  await userEvent.keyboard('{ArrowRight}')
  expect(handle.getAttribute('aria-valuenow')).not.toBe(before)
})

it('Calendar chooses a day', async () => {
  const choose = vi.fn()
  render(<Calendar defaultValue="2026-05-12" onValueChange={choose} />)
  await userEvent.click(screen.getByRole('button', { name: /May 20, 2026/ }))
  expect(String(choose.mock.lastCall![0])).toBe('2026-05-20')
})

it('NavigationMenu, Pagination, ScrollArea, FileUpload and ColorModeButton render and respond', async () => {
  const turn = vi.fn()
  render(
    <App>
      <NavigationMenu items={[{ label: 'Docs', children: [{ label: 'Guide', to: '/guide' }] }]} />
      <Pagination total={50} onPageChange={turn} />
      <ScrollArea items={['One', 'Two']} virtualize aria-label="Numbers" style={{ height: 100 }}>
        {({ item }) => item}
      </ScrollArea>
      <FileUpload label="Drop a file" />
      <ColorModeButton />
    </App>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Docs/ }))
  expect(await screen.findByRole('link', { name: 'Guide' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Page 2/ }))
  expect(turn).toHaveBeenLastCalledWith(2)
  expect(screen.getByText('One')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /dark mode/i }))
  expect(document.documentElement.className).toContain('dark')
})
