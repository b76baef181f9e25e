import { App } from '@frond/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import Scales from '../../examples/theme-guide/scales'
import Surfaces from '../../examples/theme-guide/surfaces'
import Tokens from '../../examples/theme-guide/tokens'

afterEach(() => vi.restoreAllMocks())

it.each([
  { name: 'Scales', Example: Scales, label: 'Copy --ui-color-primary-400', copied: 'var(--ui-color-primary-400)' },
  { name: 'Tokens', Example: Tokens, label: 'Copy --ui-bg-elevated', copied: 'var(--ui-bg-elevated)' },
  { name: 'Surfaces', Example: Surfaces, label: 'Copy bg-muted', copied: 'bg-muted' },
  { name: 'tones of Surfaces', Example: Surfaces, label: 'Copy text-toned', copied: 'text-toned' },
])('copies a name from $name with the keyboard and announces it', async ({ Example, label, copied }) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(
    <App>
      <Example />
    </App>,
  )
  const button = page.getByRole('button', { name: label, exact: true }).first()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(write).toHaveBeenCalledExactlyOnceWith(copied)
  const announced = () =>
    Array.from(document.querySelectorAll('[role="status"], [role="alert"], [aria-live]'), (part) => part.textContent)
  await expect.poll(() => announced().join(' ')).toContain(`Copied ${copied}`)
})
