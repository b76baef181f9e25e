import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { preferReducedMotion } from '../testing/motion.ts'
import { chatShimmerTheme } from '../theme/chat-shimmer.ts'
import { ChatShimmer } from './ChatShimmer.tsx'

describeComponent('ChatShimmer', <ChatShimmer text="Thinking…" />, { slot: 'chat-shimmer', theme: chatShimmerTheme })

const styleOf = (property: string) => getComputedStyle(findPart('chat-shimmer')!).getPropertyValue(property)

describe('ChatShimmer', () => {
  it('is text with a light as wide as the text, in two seconds', async () => {
    await render(<ChatShimmer text="Thinking…" />)
    await expect.element(page.getByText('Thinking…')).toBeVisible()
    expect(styleOf('animation-duration')).toBe('2s')
    expect(styleOf('--shimmer-spread')).toBe('18px')
  })

  it('changes speed and width of the light', async () => {
    await render(<ChatShimmer text="Wait" duration={5} spread={10} />)
    expect(styleOf('animation-duration')).toBe('5s')
    expect(styleOf('--shimmer-spread')).toBe('40px')
  })

  it('moves with the reading direction', async () => {
    await render(
      <div dir="rtl">
        <ChatShimmer text="رسالة" />
      </div>,
    )
    expect(styleOf('animation-direction')).toBe('reverse')
  })

  it('is still text in one color with reduced motion', async () => {
    await render(<ChatShimmer text="Thinking…" />)
    expect(styleOf('animation-name')).not.toBe('none')
    expect(styleOf('-webkit-text-fill-color')).toBe('rgba(0, 0, 0, 0)')
    await preferReducedMotion()
    await expect.poll(() => styleOf('animation-name')).toBe('none')
    expect(styleOf('-webkit-text-fill-color')).toBe(styleOf('color'))
  })

  it('sends no style attribute from the server', () => {
    expect(renderToString(<ChatShimmer text="Wait" duration={5} />)).not.toContain('style=')
  })
})
