import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { colorModeScript } from '../colors/color-mode-script.ts'
import { forgetWarnings } from '../system/warn.ts'
import { useColorMode, type UseColorModeOptions } from './useColorMode.ts'

const KEY = 'frond-color-mode'
const html = document.documentElement

/** Mocks the mode of the operating system. */
let systemIsDark = false
const systemListeners = new Set<() => void>()

function setSystem(dark: boolean): void {
  systemIsDark = dark
  systemListeners.forEach((listener) => listener())
}

beforeEach(() => {
  localStorage.clear()
  html.className = ''
  html.removeAttribute('style')
  systemIsDark = false
  forgetWarnings()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('dark') && systemIsDark,
        addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
      }) as unknown as MediaQueryList,
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  html.className = ''
  html.removeAttribute('style')
  delete html.dataset.forcedMode
})

function Mode(options: UseColorModeOptions) {
  const { preference, value, forced, setPreference } = useColorMode(options)
  return (
    <>
      <output>{`${preference} ${value ?? '-'} ${forced ?? '-'}`}</output>
      {(['system', 'light', 'dark'] as const).map((mode) => (
        <button key={mode} onClick={() => setPreference(mode)}>
          {mode}
        </button>
      ))}
    </>
  )
}

const state = () => page.getByRole('status')
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const shown = () => [html.classList.contains('light'), html.classList.contains('dark'), html.style.colorScheme]

describe('useColorMode', () => {
  it('follows the system until the user chooses', async () => {
    await render(<Mode />)
    await expect.element(state()).toHaveTextContent('system light -')
    expect(shown()).toEqual([true, false, 'light'])
    setSystem(true)
    await expect.element(state()).toHaveTextContent('system dark -')
    expect(shown()).toEqual([false, true, 'dark'])
  })

  it('stores the choice under its key, and applies it to the root element', async () => {
    await render(<Mode />)
    await press('dark')
    await expect.element(state()).toHaveTextContent('dark dark -')
    expect(localStorage.getItem(KEY)).toBe('dark')
    expect(shown()).toEqual([false, true, 'dark'])
    await press('light')
    expect(shown()).toEqual([true, false, 'light'])
    await press('system')
    await expect.element(state()).toHaveTextContent('system light -')
    expect(localStorage.getItem(KEY)).toBe('system')
  })

  it('ignores invalid values in storage', async () => {
    localStorage.setItem(KEY, 'x onload=alert(1)')
    await render(<Mode />)
    await expect.element(state()).toHaveTextContent('system light -')
    expect([...html.classList].filter((name) => name !== 'fr-still')).toEqual(['light'])
  })

  it('follows changes in other tabs', async () => {
    await render(<Mode />)
    localStorage.setItem(KEY, 'dark')
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'dark' }))
    await expect.element(state()).toHaveTextContent('dark dark -')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await expect.element(state()).toHaveTextContent('system light -')
  })

  it('keeps the choice until the page is closed if storage is blocked', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
    await render(<Mode />)
    await expect.element(state()).toHaveTextContent('system light -')
    await press('dark')
    await expect.element(state()).toHaveTextContent('dark dark -')
    expect(shown()).toEqual([false, true, 'dark'])
    read.mockRestore()
    write.mockRestore()
    await press('system')
    expect(localStorage.getItem(KEY)).toBe('system')
  })

  it('keeps the mode that the page already has, and follows changes by other scripts', async () => {
    html.className = 'dark'
    await render(<Mode />)
    await expect.element(state()).toHaveTextContent('system dark -')
    html.className = 'light'
    await expect.element(state()).toHaveTextContent('system light -')
  })

  it('applies a forced mode while the component is mounted', async () => {
    localStorage.setItem(KEY, 'light')
    const screen = await render(<Mode />)
    await screen.rerender(<Mode forced="dark" />)
    await expect.element(state()).toHaveTextContent('light dark dark')
    expect(shown()).toEqual([false, true, 'dark'])
    await press('light')
    expect(shown()).toEqual([false, true, 'dark'])
    await screen.rerender(<Mode />)
    await expect.element(state()).toHaveTextContent('light light -')
  })

  it('warns if a page forces the mode "system", and ignores it', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem(KEY, 'dark')
    await render(<Mode forced={'system' as 'light'} />)
    await expect.element(state()).toHaveTextContent('dark dark -')
    expect(warning.mock.calls.flat().join()).toContain('a page can force light or dark, not "system"')
  })

  it('has no user choice on the server', () => {
    expect(renderToString(<Mode />)).toContain('<output>system - -</output>')
  })
})

describe('colorModeScript', () => {
  /** Runs the script as the browser does while it parses the head. */
  function run(): void {
    const script = document.createElement('script')
    script.textContent = colorModeScript
    document.head.append(script)
    script.remove()
  }

  it('sets the mode before the first paint', () => {
    run()
    expect(shown()).toEqual([true, false, 'light'])
    systemIsDark = true
    run()
    expect(shown()).toEqual([false, true, 'dark'])
    localStorage.setItem(KEY, 'light')
    run()
    expect(shown()).toEqual([true, false, 'light'])
    html.dataset.forcedMode = 'dark'
    run()
    expect(shown()).toEqual([false, true, 'dark'])
    expect(html.className).toBe('dark')
  })

  it('works if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    run()
    expect(shown()).toEqual([true, false, 'light'])
  })
})
