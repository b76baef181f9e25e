import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { chatToolTheme } from '../theme/chat-tool.ts'
import { ChatTool } from './ChatTool.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }

describeComponent(
  'ChatTool',
  <ChatTool text="Read the file" suffix="plan.md" icon={star} actions={[{ label: 'Allow' }, { label: 'Deny' }]}>
    Watering plan
  </ChatTool>,
  { slot: 'chat-tool', theme: chatToolTheme, hiddenParts: ['chevronIcon'] },
)
describeComponent(
  'ChatTool as a card',
  <ChatTool text="Read the file" icon={star} variant="card" chevron="leading" loading streaming defaultOpen>
    Watering plan
  </ChatTool>,
  { slot: 'chat-tool', theme: chatToolTheme, hiddenParts: ['trailingIcon', 'suffix', 'actions'] },
)
describeComponent('ChatTool without content', <ChatTool text="Read the file" icon={star} />, { slot: 'chat-tool' })

const body = () => page.getByText('Watering plan')

describe('ChatTool', () => {
  withoutMotion()

  it('opens and closes with the keyboard', async () => {
    await render(<ChatTool text="Read the file">Watering plan</ChatTool>)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Read the file' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(body()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(body()).not.toBeVisible()
  })

  it('opens when an answer is needed', async () => {
    const allow = vi.fn()
    const screen = await render(<ChatTool text="Delete the file">Watering plan</ChatTool>)
    await expect.element(body()).not.toBeVisible()
    await screen.rerender(
      <ChatTool text="Delete the file" actions={[{ label: 'Allow', onClick: allow }, { label: 'Deny' }]}>
        Watering plan
      </ChatTool>,
    )
    await expect.element(body()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Allow' }))
    expect(allow).toHaveBeenCalledOnce()
  })

  it('says that it works', async () => {
    await render(<ChatTool text="Read the file" loading streaming />)
    await expect.element(page.getByText('Read the file')).toBeVisible()
    expect(findPart('chat-tool')!.getAttribute('aria-busy')).toBe('true')
    expect(findPart('chat-shimmer')).not.toBeNull()
    expect(findPart('leadingIcon')).not.toBeNull()
  })

  it('is no button without content', async () => {
    await render(<ChatTool text="Read the file" />)
    expect(document.querySelector('button')).toBeNull()
  })

  it('can be controlled and disabled', async () => {
    const change = vi.fn()
    const screen = await render(
      <ChatTool text="Read the file" open={false} onOpenChange={change}>
        Watering plan
      </ChatTool>,
    )
    await userEvent.click(page.getByRole('button'))
    expect(change.mock.calls).toEqual([[true]])
    await expect.element(body()).not.toBeVisible()
    await screen.rerender(
      <ChatTool text="Read the file" disabled>
        Watering plan
      </ChatTool>,
    )
    await expect.element(page.getByRole('button')).toBeDisabled()
  })

  it('starts on the right in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <ChatTool text="اقرأ" icon={star} variant="card">
          Watering plan
        </ChatTool>
      </div>,
    )
    const left = (part: string) => findPart(part)!.getBoundingClientRect().left
    expect(left('leadingIcon')).toBeGreaterThan(left('label'))
    expect(left('trailingIcon')).toBeLessThan(left('label'))
  })
})
