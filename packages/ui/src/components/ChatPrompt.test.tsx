import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { chatPromptTheme } from '../theme/chat-prompt.ts'
import { ChatPrompt, type ChatPromptHandle } from './ChatPrompt.tsx'
import { ChatPromptSubmit } from './ChatPromptSubmit.tsx'

describeComponent(
  'ChatPrompt',
  <ChatPrompt autoFocus={false} header="Files" footer={<ChatPromptSubmit />} defaultValue="Hello" />,
  { slot: 'chat-prompt', theme: chatPromptTheme },
)
describeComponent(
  'All looks of ChatPrompt',
  <div data-slot="all">
    {(['outline', 'soft', 'subtle', 'naked'] as const).map((variant) => (
      <ChatPrompt key={variant} variant={variant} aria-label={variant} autoFocus={false} error={new Error('Offline')} />
    ))}
  </div>,
  { slot: 'all' },
)

const box = () => page.getByRole('textbox')
const text = () => (box().element() as HTMLTextAreaElement).value

describe('ChatPrompt', () => {
  withoutMotion()

  it('has the focus and is named by its placeholder', async () => {
    await render(<ChatPrompt />)
    await expect.element(page.getByRole('textbox', { name: 'Type a message…' })).toHaveFocus()
  })

  it('submits with Enter and starts a new line with Shift and Enter', async () => {
    const submit = vi.fn()
    await render(<ChatPrompt onSubmit={(_, value) => submit(value)} />)
    await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}Two{Enter}')
    expect(submit.mock.calls).toEqual([['One\nTwo']])
    expect(text()).toBe('One\nTwo')
  })

  it('submits with Ctrl and Enter if Enter starts a new line', async () => {
    const submit = vi.fn()
    await render(<ChatPrompt submitOnEnter={false} onSubmit={(_, value) => submit(value)} />)
    await userEvent.type(box(), 'One{Enter}Two')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(submit.mock.calls).toEqual([['One\nTwo']])
  })

  it('submits with its button, but no empty text', async () => {
    const submit = vi.fn()
    await render(
      <ChatPrompt onSubmit={submit}>
        <ChatPromptSubmit />
      </ChatPrompt>,
    )
    const send = page.getByRole('button', { name: 'Send message' })
    await userEvent.click(send)
    await userEvent.type(box(), '   {Enter}')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.type(box(), 'Hello')
    await userEvent.click(send)
    expect(submit).toHaveBeenCalledOnce()
  })

  it('does not submit while a composition is confirmed with Enter', async () => {
    const submit = vi.fn()
    await render(<ChatPrompt defaultValue="にほん" onSubmit={submit} />)
    box()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
    expect(submit).not.toHaveBeenCalled()
  })

  it('loses the focus with Escape and tells its caller', async () => {
    const close = vi.fn()
    await render(<ChatPrompt onClose={close} />)
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(box()).not.toHaveFocus()
    expect(close).toHaveBeenCalledOnce()
  })

  it('is emptied by a caller that keeps the text', async () => {
    function Chat() {
      const [value, setValue] = useState('')
      return <ChatPrompt value={value} onValueChange={setValue} onSubmit={() => setValue('')} />
    }
    await render(<Chat />)
    await userEvent.type(box(), 'Hello{Enter}')
    await expect.poll(text).toBe('')
  })

  it('grows with its text', async () => {
    await render(<ChatPrompt autoFocus={false} />)
    const height = () => findPart('chat-prompt')!.getBoundingClientRect().height
    const before = height()
    await userEvent.fill(box(), 'One\nTwo\nThree')
    await expect.poll(height).toBeGreaterThan(before + 30)
  })

  it('marks the field after an error, and still sends', async () => {
    const submit = vi.fn()
    await render(<ChatPrompt error={new Error('Offline')} defaultValue="Hello" onSubmit={submit} />)
    await expect.element(box()).toHaveFocus()
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('cannot be used while it is disabled', async () => {
    await render(<ChatPrompt disabled defaultValue="Hello" />)
    await expect.element(box()).toBeDisabled()
  })

  it('gives access to its textarea, and its body can be replaced', async () => {
    const handle = createRef<ChatPromptHandle>()
    const submit = vi.fn()
    const screen = await render(<ChatPrompt handleRef={handle} />)
    expect(handle.current!.textareaRef.current).toBe(box().element())
    await screen.rerender(
      <ChatPrompt
        value="Hello"
        onSubmit={submit}
        body={(args) => (
          <button type="button" onClick={args.submit}>
            Go
          </button>
        )}
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Go' }))
    expect(submit).toHaveBeenCalledOnce()
  })

  it('puts the content at the end on the left in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <ChatPrompt autoFocus={false}>
          <ChatPromptSubmit />
        </ChatPrompt>
      </div>,
    )
    const left = (part: string) => findPart(part)!.getBoundingClientRect().left
    expect(left('chat-prompt-submit')).toBeLessThan(left('base'))
  })
})
