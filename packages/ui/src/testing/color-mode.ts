import { afterEach, beforeEach } from 'vitest'

/** Starts every test of the file or `describe` block in light mode without a stored choice. */
export function inLightMode(): void {
  const html = document.documentElement
  const clean = () => {
    localStorage.removeItem('frond-color-mode')
    html.removeAttribute('style')
    delete html.dataset.forcedMode
  }
  beforeEach(() => {
    clean()
    html.className = 'light'
  })
  afterEach(() => {
    clean()
    html.className = ''
  })
}
