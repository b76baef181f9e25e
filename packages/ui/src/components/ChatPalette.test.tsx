import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { chatPaletteTheme } from '../theme/chat-palette.ts'
import { ChatMessages } from './ChatMessages.tsx'
import { ChatPalette } from './ChatPalette.tsx'
import { ChatPrompt } from './ChatPrompt.tsx'
import { ChatPromptSubmit } from './ChatPromptSubmit.tsx'

describeComponent(
  'ChatPalette',
  <ChatPalette prompt={<ChatPrompt variant="naked" autoFocus={false} />}>
    <p>Hello</p>
  </ChatPalette>,
  { slot: 'chat-palette', theme: chatPaletteTheme, hiddenParts: ['close'] },
)

describe('ChatPalette', () => {
  it('keeps the prompt in view while the messages scroll', async () => {
    await render(
      <div style={{ height: 300, display: 'flex' }}>
        <ChatPalette prompt={<ChatPrompt aria-label="Message" autoFocus={false} />}>
          <div style={{ height: 900 }}>Hello</div>
        </ChatPalette>
      </div>,
    )
    await expect.element(page.getByRole('textbox', { name: 'Message' })).toBeInViewport()
    const content = findPart('content')!
    expect(content.scrollHeight).toBeGreaterThan(content.clientHeight)
  })

  it('lets the keyboard scroll the messages', async () => {
    await render(
      <div style={{ height: 300, display: 'flex' }}>
        <ChatPalette>
          <div style={{ height: 900 }}>Hello</div>
        </ChatPalette>
      </div>,
    )
    await expect.poll(() => findPart('content')!.getAttribute('tabindex')).toBe('0')
    await userEvent.tab()
    await expect.poll(() => document.activeElement).toBe(findPart('content'))
  })

  it('has no area for the prompt without a prompt', async () => {
    await render(<ChatPalette>Hello</ChatPalette>)
    expect(findPart('prompt')).toBeNull()
  })

  it('mirrors messages and prompt in right-to-left text', async () => {
    await render(
      <ChatPalette
        dir="rtl"
        prompt={
          <ChatPrompt aria-label="رسالة" variant="naked" autoFocus={false}>
            <ChatPromptSubmit />
          </ChatPrompt>
        }
      >
        <ChatMessages messages={[{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'كم مرة؟' }] }]} />
      </ChatPalette>,
    )
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }
    const bubble = page.getByRole('article').element().querySelector('[data-slot="content"]')!
    expect(middle(bubble)).toBeLessThan(middle(findPart('chat-palette')!))
    const field = page.getByRole('textbox', { name: 'رسالة' }).element()
    expect(middle(findPart('chat-prompt-submit')!)).toBeLessThan(middle(field))
  })
})
