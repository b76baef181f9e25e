import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useKbd, type KbdKey } from './useKbd.ts'

function pretendToBe(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

afterEach(() => vi.restoreAllMocks())

describe('useKbd', () => {
  it('returns the symbols of keys', async () => {
    const { result } = await renderHook(() => useKbd())
    const names: KbdKey[] = [
      'win',
      'command',
      'shift',
      'control',
      'option',
      'enter',
      'delete',
      'backspace',
      'escape',
      'tab',
      'capslock',
      'arrowup',
      'arrowright',
      'arrowdown',
      'arrowleft',
      'pageup',
      'pagedown',
      'home',
      'end',
    ]
    expect(names.map(result.current.getKbdKey)).toEqual([
      '⊞',
      '⌘',
      '⇧',
      '⌃',
      '⌥',
      '↵',
      '⌦',
      '⌫',
      'Esc',
      '⇥',
      '⇪',
      '↑',
      '→',
      '↓',
      '←',
      '⇞',
      '⇟',
      '↖',
      '↘',
    ])
  })

  it('returns the labels of Apple keyboards on macOS', async () => {
    pretendToBe('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
    const { result } = await renderHook(() => useKbd())
    expect(result.current.macOS).toBe(true)
    expect(['meta', 'ctrl', 'alt'].map(result.current.getKbdKey)).toEqual(['⌘', '⌃', '⌥'])
  })

  it('returns Ctrl and Alt on other platforms', async () => {
    pretendToBe('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')
    const { result } = await renderHook(() => useKbd())
    expect(result.current.macOS).toBe(false)
    expect(['meta', 'ctrl', 'alt'].map(result.current.getKbdKey)).toEqual(['Ctrl', 'Ctrl', 'Alt'])
  })

  it('accepts names in any case and returns unknown names unchanged', async () => {
    const { result } = await renderHook(() => useKbd())
    expect(['Shift', 'F5', 'k', 'constructor', '', undefined].map(result.current.getKbdKey)).toEqual([
      '⇧',
      'F5',
      'k',
      'constructor',
      '',
      '',
    ])
  })
})
