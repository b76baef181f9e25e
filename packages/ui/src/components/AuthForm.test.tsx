import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { authFormTheme } from '../theme/auth-form.ts'
import { App } from './App.tsx'
import { AuthForm, type AuthFormField, type AuthFormHandle } from './AuthForm.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }

const fields: AuthFormField[] = [
  { name: 'email', type: 'email', label: 'Email', required: true },
  { name: 'password', type: 'password', label: 'Password', required: true },
  { name: 'plan', type: 'select', label: 'Plan', items: [{ label: 'Solo', value: 'solo' }], defaultValue: 'solo' },
  { name: 'code', type: 'otp', label: 'Code', length: 4 },
  { name: 'remember', type: 'checkbox', label: 'Remember me' },
]

describeComponent(
  'AuthForm',
  <AuthForm
    icon={star}
    title="Sign in"
    description="Welcome back."
    providers={[{ label: 'Use a passkey', icon: star }]}
    fields={fields}
    footer="No account yet?"
  />,
  { slot: 'auth-form', theme: authFormTheme, hiddenParts: ['checkbox', 'select', 'password', 'otp', 'input', 'form'] },
)

describe('AuthForm', () => {
  withoutMotion()
  beforeEach(forgetWarnings)

  it('gives each field a control with a name, and applies `ui` to it', async () => {
    await render(
      <AuthForm fields={fields} ui={{ input: 'my-input', password: 'my-password', checkbox: 'my-checkbox' }} />,
    )
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    await expect.element(page.getByLabelText('Password', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Plan' })).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeInTheDocument()
    expect(document.querySelectorAll('.my-input, .my-password, .my-checkbox')).toHaveLength(3)
  })

  it('submits the values', async () => {
    const submit = vi.fn()
    await render(<AuthForm fields={[fields[0]!, fields[1]!, fields[4]!]} onSubmit={({ data }) => submit(data)} />)
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await userEvent.fill(document.querySelector('input[name="password"]')!, 'secret')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => submit.mock.calls)
      .toEqual([[{ email: 'ada@example.com', password: 'secret', remember: false }]])
  })

  it('shows what is wrong', async () => {
    await render(
      <AuthForm
        fields={[{ name: 'email', label: 'Email' }]}
        validate={() => [{ name: 'email', message: 'Enter an address.' }]}
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await expect.element(page.getByText('Enter an address.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  })

  it('shows and hides the password', async () => {
    await render(<AuthForm fields={[{ name: 'password', type: 'password', label: 'Password' }]} />)
    const input = () => document.querySelector<HTMLInputElement>('input[name="password"]')!
    expect(input().type).toBe('password')
    await userEvent.click(page.getByRole('button', { name: 'Show password' }))
    expect(input().type).toBe('text')
    await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('puts the services above a line and the fields', async () => {
    const press = vi.fn()
    const screen = await render(
      <AuthForm
        providers={[{ label: 'Use a passkey', onClick: press }]}
        fields={[{ name: 'email', label: 'Email' }]}
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Use a passkey' }))
    expect(press).toHaveBeenCalledOnce()
    expect(findPart('separator')!.textContent).toBe('or')
    await screen.rerender(<AuthForm fields={[{ name: 'email', label: 'Email' }]} />)
    expect(findPart('separator')).toBeNull()
  })

  it('loads while its promise is pending', async () => {
    let finish = () => {}
    const sent = new Promise<void>((resolve) => (finish = resolve))
    await render(<AuthForm fields={[{ name: 'email', label: 'Email' }]} onSubmit={() => sent} />)
    const button = page.getByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    finish()
    await expect.element(button).not.toHaveAttribute('aria-busy')
  })

  it('fills its parts and fields with what the caller renders', async () => {
    await render(
      <AuthForm
        title="Sign in"
        leading="L"
        fields={[
          { name: 'a', render: () => <input aria-label="Own" name="a" /> },
          { name: 'password', type: 'password', label: 'Password', renderHint: <a href="/forgot">Forgot it?</a> },
        ]}
        validation={<p>Wrong password</p>}
        renderSubmit={<button>Go</button>}
        footer="Terms"
      />,
    )
    await expect.element(page.getByRole('textbox', { name: 'Own' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Forgot it?' })).toBeVisible()
    await expect.element(page.getByText('Wrong password')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Go' })).toBeVisible()
  })

  it('gives access to the form and its values', async () => {
    const handle = createRef<AuthFormHandle>()
    await render(<AuthForm handleRef={handle} fields={[{ name: 'email', label: 'Email', defaultValue: 'ada' }]} />)
    expect(handle.current!.state).toEqual({ email: 'ada' })
    handle.current!.formRef.current!.setErrors([{ name: 'email', message: 'Unknown address' }])
    await expect.element(page.getByText('Unknown address')).toBeVisible()
  })

  it('speaks the language of the application', async () => {
    await render(
      <App locale={de}>
        <AuthForm providers={[{ label: 'A' }]} fields={[{ name: 'password', type: 'password', label: 'B' }]} />
      </App>,
    )
    await expect.element(page.getByRole('button', { name: 'Weiter' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Passwort anzeigen' })).toBeVisible()
    expect(findPart('separator')!.textContent).toBe('oder')
  })

  it('mirrors its fields and services in right-to-left text', async () => {
    await render(
      <div dir="rtl" style={{ width: 400 }}>
        <AuthForm
          providers={[{ label: 'مفتاح المرور', icon: star }]}
          fields={[
            { name: 'password', type: 'password', label: 'كلمة المرور', hint: 'نسيتها؟' },
            { name: 'remember', type: 'checkbox', label: 'تذكرني' },
          ]}
        />
      </div>,
    )
    const box = (target: Element) => target.getBoundingClientRect()
    const middle = (target: Element) => (box(target).left + box(target).right) / 2
    const password = document.querySelector('input[name="password"]')!
    expect(middle(page.getByRole('button', { name: 'Show password' }).element())).toBeLessThan(middle(password))
    expect(box(findPart('label')!).right).toBeGreaterThan(middle(password))
    expect(box(findPart('hint')!).right).toBeLessThan(box(page.getByText('كلمة المرور').element()).left)
    expect(middle(page.getByRole('checkbox').element())).toBeGreaterThan(middle(page.getByText('تذكرني').element()))
    const service = page.getByRole('button', { name: 'مفتاح المرور' }).element()
    const [icon, label] = ['leadingIcon', 'label'].map((slot) => service.querySelector(`[data-slot="${slot}"]`)!)
    expect(box(icon!).left).toBeGreaterThanOrEqual(box(label!).right)
  })
})
