import type { Framework } from '../../redirects'
import { getFramework, subscribeToFramework } from './choose-framework'
import { readColorMode, setColorMode, subscribeToColorMode, type ColorModePreference } from './color-mode'

/** Handles the color mode and framework buttons in static HTML, and keeps their `aria-pressed` up to date. */
export function followPressedButtons(container: HTMLElement, chooseFramework: (name: Framework) => void): () => void {
  function show(): void {
    for (const button of container.querySelectorAll<HTMLElement>('[data-mode-button]'))
      button.setAttribute('aria-pressed', String(button.dataset.modeButton === readColorMode()))
    for (const button of container.querySelectorAll<HTMLElement>('[data-framework-button]'))
      button.setAttribute('aria-pressed', String(button.dataset.frameworkButton === getFramework()))
  }
  function press({ target }: MouseEvent): void {
    const button = (target as Element).closest<HTMLElement>('[data-mode-button],[data-framework-button]')
    const { modeButton, frameworkButton } = button?.dataset ?? {}
    if (modeButton) setColorMode(modeButton as ColorModePreference)
    if (frameworkButton) chooseFramework(frameworkButton as Framework)
  }

  show()
  const endings = [subscribeToColorMode(show), subscribeToFramework(show)]
  container.addEventListener('click', press)
  return () => {
    container.removeEventListener('click', press)
    for (const end of endings) end()
  }
}
