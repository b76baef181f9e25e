import { afterEach, beforeEach } from 'vitest'

/** Lets every test around it begin in light mode, with nothing chosen. */
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
