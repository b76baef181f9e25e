import { createRef, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { chatMessagesTheme } from '../theme/chat-messages.ts'
import type { ChatStatus, ChatUIMessage } from './ChatMessage.tsx'
import { ChatMessages, type ChatMessagesHandle } from './ChatMessages.tsx'

const message = (id: string, role: string, text: string): ChatUIMessage => ({
  id,
  role,
  parts: text ? [{ type: 'text', text }] : [],
})
const question = message('q', 'user', 'How often do I water ferns?')
const answer = (text: string) => message('a', 'assistant', text)
const history = Array.from({ length: 20 }, (_, index) =>
  message(`h${index}`, index % 2 ? 'assistant' : 'user', `Message ${index}`),
)

describeComponent('ChatMessages', <ChatMessages messages={[question, answer('Twice a week.')]} status="submitted" />, {
  slot: 'chat-messages',
  theme: chatMessagesTheme,
  hiddenParts: ['viewport', 'autoScroll'],
})

function Box({ children }: { children: ReactNode }) {
  return (
    <div data-testid="box" tabIndex={0} style={{ height: 300, overflowY: 'auto' }}>
      {children}
    </div>
  )
}
const box = () => page.getByTestId('box').element()
const distanceToEnd = () => Math.round(box().scrollHeight - box().clientHeight - box().scrollTop)
const live = () => document.querySelector('[role="status"]')!.textContent

function chat(messages: readonly ChatUIMessage[], status: ChatStatus, props: object = {}) {
  return (
    <Box>
      <ChatMessages messages={messages} status={status} {...props} />
    </Box>
  )
}

async function scrollTo(top: number): Promise<void> {
  box().scrollTo({ top, behavior: 'instant' })
  await nextFrames()
}

describe('ChatMessages', () => {
  withoutMotion()
  beforeEach(forgetWarnings)

  it('puts the user on the right and the assistant on the left', async () => {
    await render(<ChatMessages messages={[question, answer('Twice a week.')]} />)
    const left = (name: string) =>
      page.getByRole('article', { name }).element().querySelector('[data-slot="content"]')!.getBoundingClientRect().left
    expect(left('You')).toBeGreaterThan(left('Assistant'))
    await expect.element(page.getByRole('log', { name: 'Conversation' })).toBeVisible()
  })

  it('gives message, text and state to its slots, and props by author', async () => {
    await render(
      <ChatMessages
        messages={[question, answer('Twice')]}
        status="streaming"
        user={{ className: 'from-user' }}
        assistant={{ actions: [{ label: 'Copy' }] }}
        renderContent={({ message: { id }, text, streaming }) => `${id} ${text} ${streaming}`}
      />,
    )
    await expect.element(page.getByText('q How often do I water ferns? false')).toBeVisible()
    await expect.element(page.getByText('a Twice true')).toBeVisible()
    expect(document.querySelector('.from-user')?.getAttribute('data-role')).toBe('user')
    expect(page.getByRole('button', { name: 'Copy' }).elements()).toHaveLength(1)
  })

  it('shows an indicator until the answer has content', async () => {
    const screen = await render(<ChatMessages messages={[question]} status="submitted" />)
    expect(findPart('indicator')).not.toBeNull()
    await screen.rerender(<ChatMessages messages={[question, answer('')]} status="streaming" />)
    expect(findPart('indicator')).not.toBeNull()
    await screen.rerender(<ChatMessages messages={[question, answer('T')]} status="streaming" />)
    expect(findPart('indicator')).toBeNull()
    await screen.rerender(<ChatMessages messages={[question]} status="ready" />)
    expect(findPart('indicator')).toBeNull()
  })

  it('announces an answer once, when it is complete', async () => {
    const heard: string[] = []
    const screen = await render(<ChatMessages messages={[message('0', 'assistant', 'Hello')]} status="ready" />)
    expect(live()).toBe('')
    new MutationObserver(() => heard.push(live())).observe(document.querySelector('[role="status"]')!, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await screen.rerender(<ChatMessages messages={[question]} status="submitted" />)
    for (const text of ['Twice', 'Twice a', 'Twice a week.']) {
      await screen.rerender(<ChatMessages messages={[question, answer(text)]} status="streaming" />)
    }
    await screen.rerender(<ChatMessages messages={[question, answer('Twice a week.')]} status="ready" />)
    await expect.poll(live).toBe('Twice a week.')
    expect([...new Set(heard)]).toEqual(['Writing an answer…', 'Twice a week.'])
    expect(findPart('chat-messages')!.getAttribute('aria-live')).toBe('off')
  })

  it('starts at the end, unless told otherwise', async () => {
    const screen = await render(chat(history, 'ready'))
    expect(distanceToEnd()).toBeLessThan(2)
    await screen.unmount()
    await render(chat(history, 'ready', { shouldScrollToBottom: false }))
    expect(box().scrollTop).toBe(0)
  })

  it('follows the answer until the reader scrolls up, and again at the end', async () => {
    const long = (lines: number) => answer('Water them often.\n'.repeat(lines))
    const show = (lines: number) => chat([...history, question, long(lines)], 'streaming', { shouldAutoScroll: true })
    const screen = await render(show(1))
    await screen.rerender(show(40))
    await expect.poll(distanceToEnd).toBeLessThan(2)

    await scrollTo(box().scrollTop - 200)
    const top = box().scrollTop
    await screen.rerender(show(60))
    await nextFrames()
    expect(box().scrollTop).toBe(top)

    await scrollTo(box().scrollHeight)
    await screen.rerender(show(80))
    await expect.poll(distanceToEnd).toBeLessThan(2)
  })

  it('shows the end of an answer whose last part arrives together with the end', async () => {
    const props = { shouldAutoScroll: true }
    const screen = await render(chat([...history, question, answer('Twice.')], 'streaming', props))
    await screen.rerender(chat([...history, question, answer('Twice.\n'.repeat(40))], 'ready', props))
    await expect.poll(distanceToEnd).toBeLessThan(2)
  })

  it('does not follow by default, but shows the question at the top', async () => {
    const screen = await render(chat(history, 'ready'))
    await screen.rerender(chat([...history, question], 'submitted'))
    const offset = () => {
      const element = document.querySelectorAll('[data-role="user"]')[10]!
      return Math.round(element.getBoundingClientRect().top - box().getBoundingClientRect().top)
    }
    await expect.poll(offset).toBeLessThan(40)
    await expect.poll(offset).toBeGreaterThanOrEqual(0)
    await screen.rerender(chat([...history, question, answer('Twice.\n'.repeat(60))], 'streaming'))
    await nextFrames()
    expect(offset()).toBeLessThan(40)
    expect(distanceToEnd()).toBeGreaterThan(100)
  })

  it('offers a button that leads to the end and keeps the focus in the list', async () => {
    await render(chat(history, 'ready'))
    expect(findPart('autoScroll')).toBeNull()
    await scrollTo(0)
    const button = page.getByRole('button', { name: 'Scroll to the end' })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(distanceToEnd).toBeLessThan(2)
    await expect.element(button).not.toBeInTheDocument()
    expect(document.activeElement).toBe(findPart('chat-messages'))
  })

  it('has no button if it is not wanted, and another if the caller renders one', async () => {
    const screen = await render(chat(history, 'ready', { autoScroll: false }))
    await scrollTo(0)
    expect(document.querySelector('button')).toBeNull()
    await screen.rerender(chat(history, 'ready', { viewport: <button>Newest</button> }))
    await expect.element(page.getByRole('button', { name: 'Newest' })).toBeVisible()
  })

  it('renders again only the message that changes', async () => {
    const content = vi.fn(({ text }: { text: string }) => text)
    const screen = await render(
      <ChatMessages messages={[...history, answer('T')]} status="streaming" renderContent={content} />,
    )
    content.mockClear()
    await screen.rerender(
      <ChatMessages messages={[...history, answer('Tw')]} status="streaming" renderContent={content} />,
    )
    expect(content.mock.calls.map(([args]) => args.text)).toEqual(['Tw'])
  })

  it('shows custom messages and scrolls to registered ones', async () => {
    const handle = createRef<ChatMessagesHandle>()
    await render(
      <ChatMessages handleRef={handle}>
        {({ registerMessageRef }) => <p ref={(element) => registerMessageRef('q', element)}>Own message</p>}
      </ChatMessages>,
    )
    await expect.element(page.getByText('Own message')).toBeVisible()
    expect(handle.current!.registerMessageRef).toBeTypeOf('function')
  })

  it('puts the user on the left and the assistant on the right in right-to-left text', async () => {
    await render(<ChatMessages dir="rtl" messages={[question, answer('Twice a week.')]} status="submitted" />)
    const list = findPart('chat-messages')!.getBoundingClientRect()
    const content = (name: string) =>
      page.getByRole('article', { name }).element().querySelector('[data-slot="content"]')!.getBoundingClientRect()
    expect(content('You').left).toBe(list.left)
    expect(content('You').right).toBeLessThan(list.right)
    expect(content('Assistant').right).toBe(list.right)
    const [first, second] = [...document.querySelectorAll('[data-slot="dot"]')].map((dot) =>
      dot.getBoundingClientRect(),
    )
    expect(first!.right).toBe(list.right)
    expect(second!.right).toBeLessThan(first!.left)
  })
})
