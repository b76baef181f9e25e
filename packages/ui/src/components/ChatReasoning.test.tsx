import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { de } from '../locale/de.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { preferReducedMotion, withoutMotion } from '../testing/motion.ts'
import { chatReasoningTheme } from '../theme/chat-reasoning.ts'
import { App } from './App.tsx'
import { ChatReasoning } from './ChatReasoning.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }

describeComponent('ChatReasoning', <ChatReasoning text="First, the parts." icon={star} defaultOpen />, {
  slot: 'chat-reasoning',
  theme: chatReasoningTheme,
  hiddenParts: ['chevronIcon'],
})
describeComponent(
  'ChatReasoning with a leading chevron',
  <ChatReasoning text="First, the parts." icon={star} chevron="leading" streaming />,
  { slot: 'chat-reasoning', theme: chatReasoningTheme, hiddenParts: ['trailingIcon'] },
)
describeComponent('ChatReasoning without text', <ChatReasoning streaming />, { slot: 'chat-reasoning' })

const styleOf = (part: string) => getComputedStyle(findPart(part)!)
const body = () => page.getByText('First, the parts.')

describe('ChatReasoning', () => {
  withoutMotion()

  it('opens and closes with the keyboard', async () => {
    const change = vi.fn()
    await render(<ChatReasoning text="First, the parts." onOpenChange={change} />)
    const trigger = page.getByRole('button', { name: 'Thought' })
    await userEvent.tab()
    await expect.element(trigger).toHaveFocus()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(body()).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(body()).not.toBeVisible()
    expect(change.mock.calls).toEqual([[true], [false]])
  })

  it('is open while the reasoning arrives and closes afterwards', async () => {
    const screen = await render(<ChatReasoning text="First, the parts." streaming autoCloseDelay={0} />)
    await expect.element(page.getByRole('button', { name: 'Thinking…' })).toBeVisible()
    await expect.element(body()).toBeVisible()
    await screen.rerender(<ChatReasoning text="First, the parts." autoCloseDelay={0} />)
    await expect.element(page.getByRole('button', { name: /^Thought for \d+ seconds?$/ })).toBeVisible()
    await expect.element(body()).not.toBeVisible()
  })

  it('opens at once and does not shimmer with reduced motion', async () => {
    await render(<ChatReasoning text="First, the parts." streaming />)
    const transitions = () => ['content', 'trailingIcon'].map((part) => styleOf(part).transitionProperty)
    expect(transitions()).toEqual(['height', expect.stringContaining('transform')])
    await preferReducedMotion()
    await expect.poll(transitions).toEqual(['none', 'none'])
    expect(styleOf('chat-shimmer').animationName).toBe('none')
    await page.getByRole('button', { name: 'Thinking…' }).click()
    await expect.element(body()).not.toBeVisible()
  })

  it('opens when streaming begins', async () => {
    const screen = await render(<ChatReasoning text="First, the parts." />)
    await expect.element(body()).not.toBeVisible()
    await screen.rerender(<ChatReasoning text="First, the parts." streaming />)
    await expect.element(body()).toBeVisible()
  })

  it('keeps the choice of the user', async () => {
    const screen = await render(<ChatReasoning text="First, the parts." streaming autoCloseDelay={0} />)
    const trigger = page.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(trigger)
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
    await screen.rerender(<ChatReasoning text="First, the parts." autoCloseDelay={0} />)
    await expect.element(page.getByText(/^Thought for/)).toBeVisible()
    // The timer of 0 ms would have fired before this later one.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(body()).toBeVisible()
  })

  it('writes the duration in seconds or minutes, in the language of the application', async () => {
    const screen = await render(<ChatReasoning text="First" duration={1} />)
    await expect.element(page.getByText('Thought for 1 second')).toBeVisible()
    await screen.rerender(<ChatReasoning text="First" duration={130} />)
    await expect.element(page.getByText('Thought for 2 minutes')).toBeVisible()
    await screen.rerender(
      <App locale={de}>
        <ChatReasoning text="First" duration={12} />
      </App>,
    )
    await expect.element(page.getByText('Überlegt: 12 Sekunden')).toBeVisible()
  })

  it('is no button while there is nothing to open', async () => {
    await render(<ChatReasoning streaming />)
    await expect.element(page.getByText('Thinking…')).toBeVisible()
    expect(document.querySelector('button')).toBeNull()
  })

  it('puts the chevron after the label in both directions', async () => {
    await render(
      <div dir="rtl">
        <ChatReasoning text="First" />
      </div>,
    )
    const left = (part: string) => findPart(part)!.getBoundingClientRect().left
    expect(left('trailingIcon')).toBeLessThan(left('label'))
  })
})
