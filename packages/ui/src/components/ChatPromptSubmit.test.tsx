import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { chatPromptSubmitTheme } from '../theme/chat-prompt-submit.ts'
import { App } from './App.tsx'
import { ChatPromptSubmit } from './ChatPromptSubmit.tsx'

describeComponent('ChatPromptSubmit', <ChatPromptSubmit />, {
  slot: 'chat-prompt-submit',
  theme: chatPromptSubmitTheme,
})
describeComponent(
  'All states of ChatPromptSubmit',
  <div data-slot="all">
    {(['ready', 'submitted', 'streaming', 'error'] as const).map((status) => (
      <ChatPromptSubmit key={status} status={status} />
    ))}
  </div>,
  { slot: 'all' },
)

const button = (name: string) => page.getByRole('button', { name })

describe('ChatPromptSubmit', () => {
  beforeEach(forgetWarnings)

  it('submits its form while the chat is ready', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <ChatPromptSubmit />
      </form>,
    )
    await userEvent.tab()
    await expect.element(button('Send message')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('stops an answer and tries again after an error, and says so', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const stop = vi.fn()
    const reload = vi.fn()
    const show = (status: 'submitted' | 'streaming' | 'error') => (
      <form onSubmit={submit}>
        <ChatPromptSubmit status={status} onStop={stop} onReload={reload} />
      </form>
    )
    const screen = await render(show('submitted'))
    await userEvent.click(button('Stop'))
    await screen.rerender(show('streaming'))
    await userEvent.click(button('Stop'))
    await screen.rerender(show('error'))
    await userEvent.click(button('Try again'))
    expect([stop.mock.calls.length, reload.mock.calls.length, submit.mock.calls.length]).toEqual([2, 1, 0])
  })

  it('can be pressed to stop although there is no text to send', async () => {
    const screen = await render(<ChatPromptSubmit disabled />)
    await expect.element(button('Send message')).toBeDisabled()
    await screen.rerender(<ChatPromptSubmit disabled status="streaming" />)
    await expect.element(button('Stop')).toBeEnabled()
  })

  it('shows a label of the caller', async () => {
    await render(<ChatPromptSubmit label="Ask" icon={false} />)
    await expect.element(button('Ask')).toHaveTextContent('Ask')
  })

  it('changes color and variant with the status', async () => {
    const screen = await render(<ChatPromptSubmit />)
    await expect.element(button('Send message')).toHaveClass('fr--primary', 'fr-button-solid')
    await screen.rerender(<ChatPromptSubmit status="streaming" />)
    await expect.element(button('Stop')).toHaveClass('fr--neutral', 'fr-button-subtle')
    await screen.rerender(<ChatPromptSubmit status="error" errorVariant="solid" />)
    await expect.element(button('Try again')).toHaveClass('fr--error', 'fr-button-solid')
  })

  it('speaks the language of the application', async () => {
    await render(
      <App locale={de}>
        <ChatPromptSubmit />
      </App>,
    )
    await expect.element(button('Nachricht senden')).toBeVisible()
  })

  it('shows its icon to the right of its label in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <ChatPromptSubmit label="إرسال" />
      </div>,
    )
    const [icon, label] = ['leadingIcon', 'label'].map((part) => findPart(part)!.getBoundingClientRect())
    expect(icon!.left).toBeGreaterThanOrEqual(label!.right)
  })
})
