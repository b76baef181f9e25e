import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { chatPaletteTheme } from '../theme/chat-palette.ts'
import { ChatPalette } from './ChatPalette.tsx'
import { ChatPrompt } from './ChatPrompt.tsx'

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
})
