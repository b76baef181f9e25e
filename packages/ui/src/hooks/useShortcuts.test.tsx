import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { defineShortcuts, extractShortcuts, useShortcuts, type ShortcutsConfig } from './useShortcuts.ts'

function onMac(isMac: boolean): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(isMac ? 'Macintosh' : 'Windows')
}

/** Dispatches a `keydown`. Returns `true` if its default was not prevented. */
function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
  )
}

beforeEach(() => {
  forgetWarnings()
  onMac(false)
})
afterEach(() => vi.restoreAllMocks())

describe('useShortcuts', () => {
  it('runs on keys pressed together and prevents the default', async () => {
    const handler = vi.fn()
    await renderHook(() => useShortcuts({ meta_k: handler }))
    expect(press('k')).toBe(true)
    expect(press('k', { ctrlKey: true })).toBe(false)
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('works with real key presses', async () => {
    const handler = vi.fn()
    await renderHook(() => useShortcuts({ '?': handler, escape: handler }))
    await userEvent.keyboard('{Shift>}?{/Shift}')
    await userEvent.keyboard('{Escape}')
    expect(handler).toHaveBeenCalledTimes(2)
  })

  it.each([
    { keys: 'meta_k', mac: true, init: { metaKey: true }, answers: true },
    { keys: 'meta_k', mac: true, init: { ctrlKey: true }, answers: false },
    { keys: 'meta_k', mac: false, init: { metaKey: true }, answers: false },
    { keys: 'command_k', mac: true, init: { metaKey: true }, answers: true },
    { keys: 'ctrl_k', mac: true, init: { ctrlKey: true }, answers: true },
    { keys: 'ctrl_k', mac: false, init: { ctrlKey: true }, answers: true },
    { keys: 'ctrl_shift_k', mac: false, init: { ctrlKey: true, shiftKey: true, key: 'K' }, answers: true },
    { keys: 'ctrl_k', mac: false, init: { ctrlKey: true, shiftKey: true, key: 'K' }, answers: false },
    { keys: 'k', mac: false, init: { shiftKey: true, key: 'K' }, answers: false },
    { keys: 'shift_k', mac: false, init: { shiftKey: true, key: 'K' }, answers: true },
    { keys: '?', mac: false, init: { shiftKey: true, key: '?' }, answers: true },
    { keys: 'enter', mac: false, init: { shiftKey: true, key: 'Enter' }, answers: false },
    { keys: 'alt_1', mac: true, init: { altKey: true, key: '¡', code: 'Digit1' }, answers: true },
    { keys: 'option_arrowup', mac: true, init: { altKey: true, key: 'ArrowUp', code: 'ArrowUp' }, answers: true },
    { keys: 'space', mac: false, init: { key: ' ' }, answers: true },
    { keys: '-', mac: false, init: { key: '-' }, answers: true },
    { keys: '_', mac: false, init: { key: '_', shiftKey: true }, answers: true },
    { keys: 'meta_-', mac: false, init: { key: '-', ctrlKey: true }, answers: true },
  ])('$keys on macOS: $mac, given $init: $answers', async ({ keys, mac, init, answers }) => {
    onMac(mac)
    const handler = vi.fn()
    await renderHook(() => useShortcuts({ [keys]: handler }))
    press('key' in init ? init.key! : 'k', init)
    expect(handler).toHaveBeenCalledTimes(answers ? 1 : 0)
  })

  it('compares the physical key with layoutIndependent', async () => {
    const handler = vi.fn()
    await renderHook(() => useShortcuts({ meta_z: handler }, { layoutIndependent: true }))
    press('я', { ctrlKey: true, code: 'KeyZ' })
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('waits 800 ms for the next key of a chain', async () => {
    const clock = stopClock()
    const handler = vi.fn()
    await renderHook(() => useShortcuts({ 'g-d': handler }))
    press('g')
    await clock.advance(799)
    press('d')
    expect(handler).toHaveBeenCalledTimes(1)
    press('g')
    await clock.advance(801)
    press('d')
    expect(handler).toHaveBeenCalledTimes(1)
    press('g')
    press('x')
    press('d')
    expect(handler).toHaveBeenCalledTimes(2)
  })

  it('delays a shortcut whose key also starts a chain', async () => {
    const clock = stopClock()
    const single = vi.fn()
    const chain = vi.fn()
    await renderHook(() => useShortcuts({ g: single, 'g-d': chain }, { chainDelay: 300 }))
    press('g')
    await clock.advance(299)
    expect(single).not.toHaveBeenCalled()
    await clock.advance(2)
    expect(single).toHaveBeenCalledTimes(1)
    press('g')
    press('d')
    await clock.advance(1000)
    expect(single).toHaveBeenCalledTimes(1)
    expect(chain).toHaveBeenCalledTimes(1)
  })

  it('does nothing while the user types, unless usingInput is set', async () => {
    const plain = vi.fn()
    const always = vi.fn()
    const named = vi.fn()
    const screen = await render(
      <>
        <input name="query" aria-label="Query" />
        <input name="other" aria-label="Other" />
        <textarea aria-label="Text" />
        <input type="checkbox" aria-label="Check" />
        <div contentEditable suppressContentEditableWarning aria-label="Rich" role="textbox">
          text
        </div>
      </>,
    )
    await renderHook(() =>
      useShortcuts({
        a: plain,
        b: { handler: always, usingInput: true },
        c: { handler: named, usingInput: 'query' },
      }),
    )
    for (const label of ['Query', 'Other', 'Text', 'Rich']) {
      const field = screen.getByLabelText(label).element()
      for (const key of ['a', 'b', 'c']) press(key, {}, field)
    }
    expect(plain).not.toHaveBeenCalled()
    expect(always).toHaveBeenCalledTimes(4)
    expect(named).toHaveBeenCalledTimes(1)
    press('a', {}, screen.getByLabelText('Check').element())
    expect(plain).toHaveBeenCalledTimes(1)
  })

  it('ignores prevented events, compositions and shortcuts that are turned off', async () => {
    const handler = vi.fn()
    await renderHook(() => useShortcuts({ a: handler, b: false, c: null }))
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('a')
    press('a', { isComposing: true })
    expect(press('b')).toBe(true)
    expect(handler).not.toHaveBeenCalled()
  })

  it('calls the handler of the last render, and none after unmount', async () => {
    const first = vi.fn()
    const second = vi.fn()
    const { rerender, unmount } = await renderHook((config?: ShortcutsConfig) => useShortcuts(config ?? {}), {
      initialProps: { a: first } as ShortcutsConfig,
    })
    await rerender({ a: second })
    press('a')
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    await rerender({ b: first })
    press('a')
    press('b')
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
    await unmount()
    press('b')
    expect(first).toHaveBeenCalledTimes(1)
  })

  it('does not warn if it has no shortcuts', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderHook(() => useShortcuts({}))
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
  })

  it.each(['meta_', 'a_b', 'meta', '', 'g-'])('warns that "%s" is not a shortcut', async (keys) => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderHook(() => useShortcuts({ [keys]: () => {} }))
    expect(warning.mock.calls.flat().join()).toContain('is not a shortcut')
  })
})

describe('extractShortcuts', () => {
  const save = () => {}
  const quit = () => {}

  it('collects the items with keys and a handler', () => {
    const items = [
      [
        { label: 'Save', kbds: ['meta', 's'], onSelect: save },
        { label: 'Open', kbds: ['meta', 'o'] },
      ],
      [{ label: 'More', children: [[{ label: 'Quit', kbds: [{ value: 'meta' }, 'q'], onClick: quit }]] }],
    ]
    expect(extractShortcuts(items)).toEqual({ meta_s: save, meta_q: quit })
    expect(extractShortcuts([{ items: [{ kbds: ['g', 's'], onSelect: save }] }], '-')).toEqual({ 'g-s': save })
  })

  it('returns a configuration for useShortcuts', async () => {
    const onSelect = vi.fn()
    await renderHook(() => useShortcuts(extractShortcuts([{ kbds: ['meta', 'e'], onSelect }])))
    press('e', { ctrlKey: true })
    expect(onSelect).toHaveBeenCalledTimes(1)
  })
})

it('defineShortcuts returns its argument', () => {
  const config = { meta_k: () => 1 }
  expect(defineShortcuts(config)).toBe(config)
})
