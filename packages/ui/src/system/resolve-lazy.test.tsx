import { createElement, lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../components/Button.tsx'
import { Carousel } from '../components/Carousel.tsx'
import { Collapsible } from '../components/Collapsible.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { ContextMenu } from '../components/ContextMenu.tsx'
import { Drawer } from '../components/Drawer.tsx'
import { DropdownMenu } from '../components/DropdownMenu.tsx'
import { FormField } from '../components/FormField.tsx'
import { Icon } from '../components/Icon.tsx'
import { Input } from '../components/Input.tsx'
import { Modal } from '../components/Modal.tsx'
import { Popover } from '../components/Popover.tsx'
import { Slideover } from '../components/Slideover.tsx'
import { Table } from '../components/Table.tsx'
import { Tooltip } from '../components/Tooltip.tsx'
import { parkPointer } from '../testing/pointer.ts'
import { forgetWarnings } from './warn.ts'

/** React passes an element of a server component to client components in this form. */
function asReference(element: ReactElement): ReactElement {
  // `lazy` is typed for components only, but React resolves any value.
  return lazy(async () => ({ default: element as never })) as unknown as ReactElement
}

/** A client component that a server component renders is a reference too. */
function withTypeReference(element: ReactElement): ReactElement {
  const type = lazy(async () => ({ default: element.type as ComponentType<object> }))
  return createElement(type, element.props as object)
}

function show(element: ReactElement) {
  return render(<Suspense>{element}</Suspense>)
}

const button = (name: string) => page.getByRole('button', { name })

beforeEach(async () => {
  forgetWarnings()
  await parkPointer()
})

const overlays: Record<string, (trigger: ReactElement) => ReactElement> = {
  Modal: (trigger) => <Modal title="Opened" trigger={trigger} />,
  Slideover: (trigger) => <Slideover title="Opened" trigger={trigger} />,
  Drawer: (trigger) => <Drawer title="Opened" trigger={trigger} />,
  ConfirmDialog: (trigger) => <ConfirmDialog title="Opened" trigger={trigger} />,
  Popover: (trigger) => <Popover renderContent="Opened">{trigger}</Popover>,
  DropdownMenu: (trigger) => <DropdownMenu items={[{ label: 'Opened' }]}>{trigger}</DropdownMenu>,
  Collapsible: (trigger) => <Collapsible content="Opened">{trigger}</Collapsible>,
}

it.each(Object.entries(overlays))('%s opens by a trigger from a server component', async (_name, withTrigger) => {
  const warning = vi.spyOn(console, 'warn')
  await show(withTrigger(asReference(<Button label="Press" />)))
  await button('Press').click()
  await expect.element(page.getByText('Opened').first()).toBeVisible()
  expect(warning).not.toHaveBeenCalled()
})

it('opens a Modal by a trigger from a server component that has a Tooltip', async () => {
  const tooltip = (
    <Tooltip text="Explained" delayDuration={0}>
      {asReference(<Button label="Press" />)}
    </Tooltip>
  )
  await show(<Modal title="Opened" trigger={asReference(withTypeReference(tooltip))} />)
  await button('Press').hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Explained')
  await button('Press').click()
  await expect.element(page.getByRole('dialog', { name: 'Opened' })).toBeVisible()
})

it('describes a disabled button from a server component by its Tooltip', async () => {
  await show(<Tooltip text="Explained">{asReference(withTypeReference(<Button label="Press" disabled />))}</Tooltip>)
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Press')).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
})

it('opens a ContextMenu on an area from a server component', async () => {
  await show(<ContextMenu items={[{ label: 'Opened' }]}>{asReference(<div>Area</div>)}</ContextMenu>)
  await page.getByText('Area').click({ button: 'right' })
  await expect.element(page.getByRole('menuitem', { name: 'Opened' })).toBeVisible()
})

it('renders the element of a server component instead of the default element', async () => {
  await show(<Button label="Press" render={asReference(<section />)} />)
  await expect.element(page.getByText('Press')).toBeVisible()
  expect(document.querySelector('section')?.className).toContain('fr-button')
})

it('renders an icon from a server component', async () => {
  await show(<Icon name={asReference(<svg aria-label="Saved" />)} className="caller" />)
  await expect.element(page.getByRole('img', { name: 'Saved' })).toHaveClass('caller')
})

it('connects a label to a control from a server component by its id', async () => {
  await show(<FormField label="Name">{asReference(<Input id="name" />)}</FormField>)
  await expect.element(page.getByLabelText('Name')).toHaveAttribute('id', 'name')
})

it('renders elements from server components as slides and as cells', async () => {
  await show(
    <>
      <Carousel items={[asReference(<p>Slide</p>)]} aria-label="Towns" />
      <Table data={[{ town: asReference(<p>Cell</p>) }]} columns={[{ accessorKey: 'town', header: 'Town' }]} />
    </>,
  )
  await expect.element(page.getByText('Slide')).toBeVisible()
  await expect.element(page.getByText('Cell')).toBeVisible()
})
