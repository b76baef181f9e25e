import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent } from '../testing/describe-component.tsx'
import { ColorModeSwitch } from './ColorModeSwitch.tsx'
import { FormField } from './FormField.tsx'

describeComponent('ColorModeSwitch', <ColorModeSwitch />, { slot: 'switch', attributesOn: 'base' })

const html = document.documentElement
const toggle = (name = 'Dark') => page.getByRole('switch', { name, exact: true })

describe('ColorModeSwitch', () => {
  inLightMode()

  it('is on in dark mode, with a constant accessible name', async () => {
    const change = vi.fn()
    await render(<ColorModeSwitch onCheckedChange={change} />)
    await expect.element(toggle()).not.toBeChecked()
    await userEvent.click(toggle())
    await expect.element(toggle()).toBeChecked()
    expect(html).toHaveClass('dark')
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
    toggle().element().focus()
    await userEvent.keyboard(' ')
    await expect.element(toggle()).not.toBeChecked()
    expect(localStorage.getItem('frond-color-mode')).toBe('light')
  })

  it('follows the mode when other code changes it', async () => {
    html.className = 'dark'
    await render(<ColorModeSwitch />)
    await expect.element(toggle()).toBeChecked()
    html.className = 'light'
    await expect.element(toggle()).not.toBeChecked()
  })

  it('is labeled by its label, or by its form field', async () => {
    const screen = await render(<ColorModeSwitch label="Dark mode" />)
    await expect.element(toggle('Dark mode')).toBeVisible()
    await screen.rerender(
      <FormField label="Night">
        <ColorModeSwitch />
      </FormField>,
    )
    await expect.element(toggle('Night')).toBeVisible()
  })

  it('is disabled while the page forces a mode', async () => {
    html.dataset.forcedMode = 'light'
    await render(<ColorModeSwitch />)
    await expect.element(toggle()).toBeDisabled()
  })
})
