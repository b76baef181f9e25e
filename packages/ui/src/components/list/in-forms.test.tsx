import { StrictMode, useState, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FieldGroup } from '../FieldGroup.tsx'
import { Form } from '../Form.tsx'
import { FormField } from '../FormField.tsx'
import { Button } from '../Button.tsx'
import { InputMenu } from '../InputMenu.tsx'
import { Listbox } from '../Listbox.tsx'
import { Select } from '../Select.tsx'
import { SelectMenu } from '../SelectMenu.tsx'
import { findPart } from '../../testing/describe-component.tsx'
import { withoutMotion } from '../../testing/motion.ts'

const fruit = ['Apple', 'Pear', 'Plum']
const error = () => findPart('error')?.textContent
const option = (name: string) => page.getByRole('option', { name, exact: true })

interface Case {
  name: string
  element: ReactElement
  /** Whether a test must open the list before it can choose an item. */
  opens: boolean
  /** The slot that shows the color. */
  frame: string
}

const cases: Case[] = [
  { name: 'Select', element: <Select items={fruit} />, opens: true, frame: 'base' },
  { name: 'SelectMenu', element: <SelectMenu items={fruit} />, opens: true, frame: 'base' },
  { name: 'InputMenu', element: <InputMenu items={fruit} />, opens: true, frame: 'input-menu' },
  { name: 'Listbox', element: <Listbox items={fruit} />, opens: false, frame: 'listbox' },
]

describe.each(cases)('$name in a form', ({ element, opens, frame }) => {
  withoutMotion()
  const control = () => (opens ? page.getByRole('combobox', { name: 'Fruit' }) : page.getByRole('listbox'))

  it('is named and described by its field and shows its error until an item is chosen', async () => {
    const submit = vi.fn()
    await render(
      <StrictMode>
        <Form
          validate={(state: { fruit?: string }) => (state.fruit ? [] : [{ name: 'fruit', message: 'Choose a fruit.' }])}
          onSubmit={(event) => submit(event.data)}
        >
          <FormField name="fruit" label="Fruit" help="It is for the pie.">
            {element}
          </FormField>
          <Button type="submit" label="Send" />
        </Form>
      </StrictMode>,
    )
    await expect.element(control()).toHaveAccessibleName('Fruit')
    await expect.element(control()).toHaveAccessibleDescription('It is for the pie.')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(error).toBe('Choose a fruit.')
    await expect.element(control()).toHaveAttribute('aria-invalid', 'true')
    expect(findPart(frame)!.classList).toContain('fr--error')

    if (opens) await userEvent.click(control())
    await userEvent.click(option('Plum'))
    await expect.poll(error).toBeUndefined()
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: 'Plum' })
  })

  it('uses the size of its field and is disabled with its form', async () => {
    const screen = await render(
      <FormField label="Fruit" size="xl">
        {element}
      </FormField>,
    )
    const prefix = frame === 'listbox' ? 'fr-listbox-item' : findPart(frame)!.classList[0]!
    expect(document.querySelector(`.${prefix}-xl`)).not.toBeNull()
    await screen.unmount()
    await render(
      <Form disabled>
        <FormField label="Fruit">{element}</FormField>
      </Form>,
    )
    if (opens) await expect.element(control()).toBeDisabled()
    else await expect.element(control()).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('Lists in a form', () => {
  withoutMotion()

  it('report a change after the form state has it', async () => {
    function Owner() {
      const [state, setState] = useState<{ fruit?: string }>({})
      return (
        <Form
          state={state}
          validate={({ fruit: given }) => (given === 'Pear' ? [{ name: 'fruit', message: 'No pears today.' }] : [])}
        >
          <FormField name="fruit" label="Fruit">
            <Select items={fruit} value={state.fruit} onValueChange={(value) => setState({ fruit: value })} />
          </FormField>
        </Form>
      )
    }
    await render(<Owner />)
    const field = page.getByRole('combobox', { name: 'Fruit' })
    await userEvent.click(field)
    await userEvent.click(option('Pear'))
    await expect.poll(error).toBe('No pears today.')
    await userEvent.click(field)
    await userEvent.click(option('Plum'))
    await expect.poll(error).toBeUndefined()
  })

  it('do not report blur while the focus is in the popup', async () => {
    await render(
      <Form validateOn={['blur']} validate={() => [{ name: 'fruit', message: 'Too late.' }]}>
        <FormField name="fruit" label="Fruit">
          <SelectMenu items={fruit} />
        </FormField>
        <Button label="Next" />
      </Form>,
    )
    await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }))
    await expect.element(page.getByRole('combobox', { name: 'Search…' })).toHaveFocus()
    await userEvent.keyboard('pl')
    expect(error()).toBeUndefined()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.poll(error).toBe('Too late.')
  })

  it('join the borders of a field group, and do not pass its size to their popup', async () => {
    await render(
      <FieldGroup size="xl">
        <Select aria-label="Fruit" items={fruit} contentBottom={<Button label="More" />} />
        <Button label="Buy" />
      </FieldGroup>,
    )
    const trigger = page.getByRole('combobox')
    expect(getComputedStyle(trigger.element()).borderStartEndRadius).toBe('0px')
    expect(getComputedStyle(trigger.element()).borderStartStartRadius).not.toBe('0px')
    expect(trigger.element().getBoundingClientRect().height).toBe(40)
    await userEvent.click(trigger)
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveClass('fr-button-md')
  })
})
