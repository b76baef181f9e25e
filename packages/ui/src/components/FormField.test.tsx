import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resolveControl, useUnboundLabel } from '../primitives/form/field.ts'
import { useFrond } from '../system/frond-context.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { createTheme } from '../theme/create-theme.ts'
import { formFieldTheme } from '../theme/form-field.ts'
import { App } from './App.tsx'
import { FormField } from './FormField.tsx'
import { Input } from './Input.tsx'
import { Modal } from './Modal.tsx'

describeComponent(
  'FormField',
  <FormField label="Email" hint="Optional" description="For the invoice." help="We never share it.">
    <Input />
  </FormField>,
  { slot: 'form-field', theme: formFieldTheme, hiddenParts: ['error'] },
)
describeComponent(
  'FormField with an error',
  <FormField label="Email" hint="Optional" description="For the invoice." error="Enter an address." required>
    <Input />
  </FormField>,
  { slot: 'form-field', theme: formFieldTheme, hiddenParts: ['help'] },
)
describeComponent(
  'FormField beside its control',
  <FormField label="Email" orientation="horizontal" error>
    <Input />
  </FormField>,
  { slot: 'form-field', theme: formFieldTheme, hiddenParts: ['labelWrapper', 'hint', 'description', 'error', 'help'] },
)

const box = () => page.getByRole('textbox')

/** A group of controls, such as RadioGroup. */
function Group(props: { id?: string }) {
  const frond = useFrond()
  const attributes = resolveControl(frond, formFieldTheme, {}, props, { bind: false })
  useUnboundLabel(frond)
  return (
    <div role="group" {...attributes}>
      <button type="button">One</button>
    </div>
  )
}

describe('FormField', () => {
  withoutMotion()

  it('labels its control, and a press on the label focuses it', async () => {
    await render(
      <FormField label="Email">
        <Input />
      </FormField>,
    )
    await expect.element(page.getByLabelText('Email')).toHaveRole('textbox')
    await userEvent.click(page.getByText('Email'))
    await expect.element(box()).toHaveFocus()
  })

  it('passes name, size and required to the control, whose own props take precedence', async () => {
    const screen = await render(
      <FormField label="Email" name="email" size="xl" required>
        <Input />
      </FormField>,
    )
    await expect.element(box()).toHaveAttribute('name', 'email')
    await expect.element(box()).toBeRequired()
    await expect.element(box()).toHaveAccessibleName('Email')
    expect(findPart('input')!.className).toContain('fr-input-xl')
    await screen.rerender(
      <FormField label="Email" name="email" size="xl" required>
        <Input name="address" size="xs" required={false} />
      </FormField>,
    )
    await expect.element(box()).toHaveAttribute('name', 'address')
    await expect.element(box()).not.toBeRequired()
    expect(findPart('input')!.className).toContain('fr-input-xs')
  })

  it('keeps the size of the theme for controls if it has no size itself', async () => {
    const theme = createTheme({ components: { input: { props: { size: 'lg' } } } })
    const screen = await render(
      <App theme={theme}>
        <FormField label="Email">
          <Input />
        </FormField>
      </App>,
    )
    expect(findPart('input')!.className).toContain('fr-input-lg')
    await screen.rerender(
      <App theme={theme}>
        <FormField label="Email" size="sm">
          <Input />
        </FormField>
      </App>,
    )
    expect(findPart('input')!.className).toContain('fr-input-sm')
  })

  it('describes the control by its description, hint, help and error', async () => {
    const screen = await render(
      <FormField label="Email" hint="Optional" description="For the invoice." help="We never share it.">
        <Input />
      </FormField>,
    )
    await expect.element(box()).toHaveAccessibleDescription('Optional For the invoice. We never share it.')
    await screen.rerender(
      <FormField label="Email" help="We never share it." error="Enter an address.">
        <Input />
      </FormField>,
    )
    await expect.element(box()).toHaveAccessibleDescription('Enter an address.')
    await expect.element(page.getByText('We never share it.')).not.toBeInTheDocument()
  })

  it('marks the control as invalid with the error color', async () => {
    const screen = await render(
      <FormField label="Email" error="Enter an address.">
        <Input color="info" />
      </FormField>,
    )
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    expect(findPart('input')!.className).toContain('fr--error')
    expect(findPart('input')!.className).toContain('fr-input-highlight')
    await screen.rerender(
      <FormField label="Email" error={false}>
        <Input color="info" />
      </FormField>,
    )
    await expect.element(box()).not.toHaveAttribute('aria-invalid')
    expect(findPart('input')!.className).toContain('fr--info')
  })

  it('announces an error when it appears', async () => {
    const screen = await render(
      <FormField label="Email">
        <Input />
      </FormField>,
    )
    await screen.rerender(
      <FormField label="Email" error="Enter an address.">
        <Input />
      </FormField>,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an address.')
  })

  it('keeps the typed text and focus when an error appears and disappears', async () => {
    const screen = await render(
      <FormField label="Email">
        <Input />
      </FormField>,
    )
    await userEvent.type(box(), 'mira')
    for (const props of [{ error: 'Enter an address.' }, { help: 'Help', hint: 'Hint' }, {}]) {
      await screen.rerender(
        <FormField label="Email" {...props}>
          <Input />
        </FormField>,
      )
      await expect.element(box()).toHaveValue('mira')
      await expect.element(box()).toHaveFocus()
    }
  })

  it('marks the control as invalid without a message with error={true}', async () => {
    await render(
      <FormField label="Email" help="We never share it." error>
        <Input />
      </FormField>,
    )
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    expect(findPart('error')).toBeNull()
  })

  it('renders slots instead of its texts, and passes them the error', async () => {
    await render(
      <FormField
        label="Email"
        error="Wrong"
        renderLabel={({ label }) => <i>{label}!</i>}
        renderHint={<b>hint</b>}
        renderDescription="more"
        renderError={({ error }) => <u>{error}.</u>}
      >
        {({ error }) => <Input placeholder={String(error)} />}
      </FormField>,
    )
    await expect.element(page.getByLabelText('Email!')).toHaveAttribute('placeholder', 'Wrong')
    await expect.element(box()).toHaveAccessibleDescription('Wrong. hint more')
  })

  it('connects its label to a control with a custom id', async () => {
    await render(
      <FormField label="Email" help="Help">
        <Input id="mine" />
      </FormField>,
    )
    expect(document.querySelector('label')!.htmlFor).toBe('mine')
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('id', 'mine')
    await expect.element(box()).toHaveAccessibleDescription('Help')
  })

  it('labels a control with a custom id that is nested deeper', async () => {
    await render(
      <FormField label="Email">
        <div>
          <Input id="mine" />
        </div>
      </FormField>,
    )
    await expect.element(box()).toHaveAccessibleName('Email')
  })

  it('labels a group of controls with aria-labelledby', async () => {
    const screen = await render(
      <FormField label="Colour" help="Pick one">
        <Group />
      </FormField>,
    )
    await expect.element(page.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription('Pick one')
    expect(document.querySelector('label')!.hasAttribute('for')).toBe(false)
    await screen.rerender(
      <FormField label="Colour" help="Pick one">
        <Input />
      </FormField>,
    )
    await userEvent.click(page.getByText('Colour'))
    await expect.element(box()).toHaveFocus()
  })

  it('does not change controls inside an overlay', async () => {
    await render(
      <FormField label="Email" name="email" size="xl">
        <Modal open title="Search">
          <Input aria-label="Search" />
        </Modal>
      </FormField>,
    )
    const search = page.getByRole('textbox', { name: 'Search' })
    await expect.element(search).toBeVisible()
    await expect.element(search).not.toHaveAttribute('name')
    expect(findPart('input')!.className).toContain('fr-input-md')
  })

  it('makes the control as wide as the available space', async () => {
    await render(
      <div style={{ width: 500 }}>
        <FormField label="Email">
          <Input />
        </FormField>
      </div>,
    )
    expect(findPart('input')!.getBoundingClientRect().width).toBe(500)
  })

  it('places the label beside the control, mirrored in right-to-left text', async () => {
    const field = (
      <FormField label="Email" orientation="horizontal">
        <Input />
      </FormField>
    )
    const screen = await render(<div style={{ width: 600 }}>{field}</div>)
    const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left
    expect(left('label')).toBeLessThan(left('input'))
    await screen.rerender(
      <div dir="rtl" style={{ width: 600 }}>
        {field}
      </div>,
    )
    expect(left('label')).toBeGreaterThan(left('input'))
  })

  it('renders few elements and one id', () => {
    const html = renderToString(
      <FormField label="Email">
        <Input />
      </FormField>,
    )
    expect(html.match(/<(?:div|span|p|label|input)/g)).toHaveLength(5)
    expect(html.length).toBeLessThan(480)
  })
})
