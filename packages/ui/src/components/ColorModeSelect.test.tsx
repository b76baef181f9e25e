import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { App } from './App.tsx'
import { ColorModeSelect } from './ColorModeSelect.tsx'

describeComponent('ColorModeSelect', <ColorModeSelect />, { slot: 'select', attributesOn: 'base' })

const html = document.documentElement
const field = (name = 'Color mode') => page.getByRole('combobox', { name, exact: true })
const option = (name: string) => page.getByRole('option', { name, exact: true })

describe('ColorModeSelect', () => {
  inLightMode()
  withoutMotion()

  it('offers system, light and dark mode and sets the chosen one', async () => {
    const change = vi.fn()
    await render(<ColorModeSelect onValueChange={change} />)
    await expect.element(field()).toHaveTextContent('System')
    await userEvent.click(field())
    expect(
      page
        .getByRole('option')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['System', 'Light', 'Dark'])
    await userEvent.click(option('Dark'))
    await expect.element(field()).toHaveTextContent('Dark')
    expect(html).toHaveClass('dark')
    expect(localStorage.getItem('frond-color-mode')).toBe('dark')
    expect(change.mock.calls[0]![0]).toBe('dark')
  })

  it('works with the keyboard', async () => {
    await render(<ColorModeSelect />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(option('System')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(field()).toHaveTextContent('Dark')
  })

  it('shows the icon of the chosen mode', async () => {
    const moon = { name: 'test:moon', body: '<path d="M1 2"/>' }
    localStorage.setItem('frond-color-mode', 'dark')
    await render(<ColorModeSelect darkIcon={moon} />)
    await expect.poll(() => findPart('leadingIcon')?.innerHTML).toContain('M1 2')
  })

  it('shows a forced mode and is disabled', async () => {
    html.dataset.forcedMode = 'light'
    await render(<ColorModeSelect />)
    await expect.element(field()).toBeDisabled()
    await expect.element(field()).toHaveTextContent('Light')
  })

  it('uses the language of the application', async () => {
    const messages = {
      dark: 'Dunkel',
      label: 'Modus',
      light: 'Hell',
      switchToDark: '',
      switchToLight: '',
      system: 'Wie das System',
    }
    await render(
      <App locale={defineLocale({ name: 'Deutsch', code: 'de', messages: { colorMode: messages } })}>
        <ColorModeSelect />
      </App>,
    )
    await expect.element(field('Modus')).toHaveTextContent('Wie das System')
  })
})
