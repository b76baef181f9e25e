import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { chatMessageTheme } from '../theme/chat-message.ts'
import { ChatMessage, type ChatMessageProps } from './ChatMessage.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const message: Pick<ChatMessageProps, 'id' | 'role' | 'parts'> = {
  id: '1',
  role: 'assistant',
  parts: [
    { type: 'text', text: 'Water ferns' },
    { type: 'file', mediaType: 'image/gif', filename: 'Fern', url: picture },
    { type: 'file', mediaType: 'text/csv', filename: 'plan.csv', url: 'https://example.test/plan.csv' },
    { type: 'text', text: 'twice a week.' },
  ],
}

describeComponent(
  'ChatMessage',
  <ChatMessage {...message} icon={star} header="Monday" actions={[{ label: 'Copy', icon: star }]} />,
  { slot: 'chat-message', theme: chatMessageTheme, hiddenParts: ['leadingAvatar', 'leadingAvatarSize'] },
)
describeComponent(
  'All looks of ChatMessage',
  <div data-slot="all">
    {(['solid', 'outline', 'soft', 'subtle', 'naked'] as const).flatMap((variant) =>
      (['neutral', 'primary', 'error'] as const).map((color) => (
        <ChatMessage
          key={variant + color}
          id={variant + color}
          role="user"
          parts={[{ type: 'text', text: 'Hello' }]}
          variant={variant}
          color={color}
          avatar={{ alt: 'Ada' }}
        />
      )),
    )}
  </div>,
  { slot: 'all' },
)

const article = (name: string) => page.getByRole('article', { name })

describe('ChatMessage', () => {
  withoutMotion()
  beforeEach(forgetWarnings)

  it('shows its text and its files, and says who wrote it', async () => {
    await render(<ChatMessage {...message} />)
    await expect.element(article('Assistant')).toBeVisible()
    expect(findPart('content')!.textContent).toBe('Water ferns\n\ntwice a week.')
    await expect.element(page.getByRole('img', { name: 'Fern' })).toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: 'plan.csv' }))
      .toHaveAttribute('href', 'https://example.test/plan.csv')
  })

  it('shows plain text as it is, and no HTML', async () => {
    await render(<ChatMessage id="1" role="user" parts={[{ type: 'text', text: '<b>One</b>\nTwo' }]} />)
    expect(findPart('content')!.textContent).toBe('<b>One</b>\nTwo')
    expect(findPart('content')!.querySelector('b')).toBeNull()
    expect(getComputedStyle(findPart('content')!).whiteSpace).toBe('pre-wrap')
  })

  it('makes no link of an address that could run code', async () => {
    await render(
      <ChatMessage
        id="1"
        role="assistant"
        parts={[{ type: 'file', mediaType: 'text/html', filename: 'Prize', url: 'javascript:alert(1)' }]}
      />,
    )
    await expect.element(page.getByText('Prize')).toBeVisible()
    expect(document.querySelector('a')).toBeNull()
  })

  it('shows `content` if there are no text parts', async () => {
    await render(<ChatMessage id="1" role="user" parts={[]} content="Hello" />)
    await expect.element(article('You')).toHaveTextContent('Hello')
  })

  it('gives the message to its buttons, which the keyboard reaches', async () => {
    const copy = vi.fn()
    await render(
      <ChatMessage
        {...message}
        actions={[{ label: 'Copy', icon: star, onClick: (_, { id }) => copy(id) }, { label: 'Share' }]}
      />,
    )
    const button = page.getByRole('button', { name: 'Copy' })
    ;(button.element() as HTMLElement).focus()
    await expect.poll(() => getComputedStyle(findPart('actions')!).opacity).toBe('1')
    await userEvent.keyboard('{Enter}')
    expect(copy.mock.calls).toEqual([['1']])
    await expect.element(page.getByRole('button', { name: 'Share' })).toHaveTextContent('Share')
  })

  it('fills its parts with what the caller renders', async () => {
    await render(
      <ChatMessage
        {...message}
        header={({ message: { role } }) => `By ${role}`}
        renderContent={({ text }) => <em>{text.length}</em>}
        files={null}
        leading="L"
        renderActions="Rate it"
      />,
    )
    expect(findPart('chat-message')!.textContent).toBe('By assistantL26Rate it')
    expect(findPart('files')).toBeNull()
  })

  it('sits at the end of the line on the right side, in both directions', async () => {
    const user = <ChatMessage id="1" role="user" side="right" parts={[{ type: 'text', text: 'Hello' }]} />
    const screen = await render(user)
    const gaps = () => {
      const root = findPart('chat-message')!.getBoundingClientRect()
      const content = findPart('content')!.getBoundingClientRect()
      return { left: content.left - root.left, right: root.right - content.right }
    }
    expect(gaps().right).toBeLessThan(1)
    expect(gaps().left).toBeGreaterThan(100)
    await screen.rerender(<div dir="rtl">{user}</div>)
    expect(gaps().left).toBeLessThan(1)
    expect(gaps().right).toBeGreaterThan(100)
  })

  it('breaks words that are longer than the line', async () => {
    await render(
      <div style={{ width: 200 }}>
        <ChatMessage id="1" role="user" variant="soft" parts={[{ type: 'text', text: 'a'.repeat(200) }]} />
      </div>,
    )
    expect(findPart('content')!.getBoundingClientRect().width).toBeLessThanOrEqual(200)
  })
})
