import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { colorModeButtonTheme } from '../theme/color-mode-button.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { ColorModeButton } from './ColorModeButton.tsx'

describeComponent('ColorModeButton', <ColorModeButton />, { slot: 'color-mode-button', theme: colorModeButtonTheme })

const html = document.documentElement
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('ColorModeButton', () => {
  inLightMode()

  it('toggles the mode, and its label names the next mode', async () => {
    await render(<ColorModeButton />)
    await userEvent.click(button('Switch to dark mode'))
    expect(html).toHaveClass('dark')
    expect(localStorage.getItem('frond-color-mode')).toBe('dark')
    await userEvent.click(button('Switch to light mode'))
    expect(html).toHaveClass('light')
  })

  it('works with the keyboard', async () => {
    await render(<ColorModeButton />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(html).toHaveClass('dark')
    await userEvent.keyboard(' ')
    expect(html).toHaveClass('light')
  })

  it('renders both icons and both labels on the server, and CSS shows one of each', async () => {
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(<ColorModeButton />)
    const visible = () => ['lightIcon', 'darkIcon'].filter((slot) => findPart(slot)!.checkVisibility())
    expect(visible()).toEqual(['lightIcon'])
    await expect.element(button('Switch to dark mode')).toBeInTheDocument()
    html.className = 'dark'
    expect(visible()).toEqual(['darkIcon'])
    await expect.element(button('Switch to light mode')).toBeInTheDocument()
    frame.remove()
  })

  it('is square, or wider with a text that becomes its accessible name', async () => {
    const screen = await render(<ColorModeButton />)
    const size = () => findPart('color-mode-button')!.getBoundingClientRect()
    expect(size().width).toBe(size().height)
    await screen.rerender(<ColorModeButton label="Light or dark" size="lg" />)
    expect(size().width).toBeGreaterThan(size().height)
    await expect.element(button('Light or dark')).toBeVisible()
    await screen.rerender(<ColorModeButton aria-label="Change" />)
    await expect.element(button('Change')).toBeVisible()
  })

  it('does not change the mode if its handler prevents the default', async () => {
    await render(<ColorModeButton onClick={(event) => event.preventDefault()} />)
    await userEvent.click(button('Switch to dark mode'))
    expect(html).toHaveClass('light')
  })

  it('is disabled while the page forces a mode', async () => {
    await render(<ColorModeButton />)
    html.dataset.forcedMode = 'light'
    await expect.element(button('Switch to dark mode')).toBeDisabled()
    delete html.dataset.forcedMode
    await expect.element(button('Switch to dark mode')).toBeEnabled()
  })

  it('uses messages and icons of the application', async () => {
    const messages = { switchToDark: 'Dunkel', switchToLight: 'Hell', dark: '', light: '', label: '', system: '' }
    const lamp = { name: 'test:lamp', body: '<path d="M1 2"/>' }
    await render(
      <App
        locale={defineLocale({ name: 'Deutsch', code: 'de', messages: { colorMode: messages } })}
        theme={createTheme({ icons: { light: lamp } })}
      >
        <ColorModeButton darkIcon={lamp} />
      </App>,
    )
    expect(button('Dunkel').element().innerHTML.split('M1 2')).toHaveLength(3)
  })
})
