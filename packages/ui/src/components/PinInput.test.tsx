import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { pinInputTheme } from '../theme/pin-input.ts'
import { PinInput, type PinInputHandle } from './PinInput.tsx'

describeComponent('PinInput', <PinInput aria-label="Code" length={4} separator={2} defaultValue="12" />, {
  slot: 'pin-input',
  theme: pinInputTheme,
})
describeComponent(
  'All looks of PinInput',
  <div data-slot="all">
    {(['outline', 'soft', 'subtle', 'ghost', 'none'] as const).map((variant) => (
      <PinInput key={variant} aria-label={variant} variant={variant} placeholder="○" highlight color="error" />
    ))}
  </div>,
  { slot: 'all' },
)

const box = (number: number) => page.getByRole('textbox', { name: `Character ${number} of`, exact: false })
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-slot="base"]')]
const code = () =>
  boxes()
    .map((input) => input.value || '_')
    .join('')
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement) + 1

async function paste(text: string): Promise<void> {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.poll(() => document.readyState).toBe('complete')
}

withoutMotion()

describe('PinInput', () => {
  it('is a group of named boxes', async () => {
    await render(<PinInput aria-label="Code" />)
    await expect.element(page.getByRole('group', { name: 'Code' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Character 2 of 5' })).toBeVisible()
    expect(boxes()).toHaveLength(5)
  })

  it('moves to the next box while the user types and reports completion', async () => {
    const change = vi.fn()
    const complete = vi.fn()
    await render(<PinInput aria-label="Code" length="3" onValueChange={change} onComplete={complete} />)
    await userEvent.tab()
    await userEvent.keyboard('ab')
    expect(focused()).toBe(3)
    expect(complete).not.toHaveBeenCalled()
    await userEvent.keyboard('c')
    expect(change.mock.calls.flat()).toEqual(['a', 'ab', 'abc'])
    expect(complete).toHaveBeenCalledExactlyOnceWith('abc')
    expect(code()).toBe('abc')
    expect(focused()).toBe(3)
  })

  it('replaces the character of a box, also with the same one', async () => {
    const complete = vi.fn()
    await render(<PinInput aria-label="Code" length={3} defaultValue="112" onComplete={complete} />)
    await userEvent.click(box(1))
    await userEvent.keyboard('1')
    expect(focused()).toBe(2)
    await userEvent.keyboard('9')
    expect(code()).toBe('192')
    await userEvent.keyboard('7')
    await userEvent.keyboard('8')
    expect(code()).toBe('198')
    expect(complete).toHaveBeenLastCalledWith('198')
  })

  it('leaves no gaps between characters', async () => {
    await render(<PinInput aria-label="Code" />)
    await userEvent.click(box(4))
    await userEvent.keyboard('a')
    expect(code()).toBe('a____')
    expect(focused()).toBe(2)
  })

  it('deletes backwards with Backspace', async () => {
    await render(<PinInput aria-label="Code" length={4} defaultValue="abc" />)
    await userEvent.click(box(4))
    await userEvent.keyboard('{Backspace}')
    expect([code(), focused()]).toEqual(['ab__', 3])
    await userEvent.keyboard('{Backspace}')
    expect([code(), focused()]).toEqual(['a___', 2])
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect([code(), focused()]).toEqual(['____', 1])
  })

  it('deletes a character in the middle with Delete', async () => {
    await render(<PinInput aria-label="Code" length={4} defaultValue="abcd" />)
    await userEvent.click(box(2))
    await userEvent.keyboard('{Delete}')
    expect([code(), focused()]).toEqual(['acd_', 2])
  })

  it('moves with arrow keys, Home and End', async () => {
    await render(<PinInput aria-label="Code" length={5} defaultValue="abc" />)
    await userEvent.click(box(2))
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe(3)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe(1)
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe(1)
    await userEvent.keyboard('{End}')
    expect(focused()).toBe(4)
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe(1)
    expect(code()).toBe('abc__')
  })

  it('fills all boxes with a pasted code, or some from the focused box on', async () => {
    const complete = vi.fn()
    await render(<PinInput aria-label="Code" length={6} type="number" onComplete={complete} />)
    await userEvent.click(box(1))
    await paste('12-34 56 78')
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
    expect(focused()).toBe(6)
    await userEvent.click(box(3))
    await paste('99')
    expect(code()).toBe('129956')
    expect(focused()).toBe(5)
  })

  it('accepts a code that the browser fills in', async () => {
    const complete = vi.fn()
    await render(<PinInput aria-label="Code" length={6} otp type="number" onComplete={complete} />)
    await expect.element(box(1)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(box(2)).toHaveAttribute('autocomplete', 'off')
    await userEvent.fill(box(1), '482913')
    expect(complete).toHaveBeenCalledExactlyOnceWith('482913')
    expect(code()).toBe('482913')
  })

  it('accepts only digits of any script with type number', async () => {
    await render(<PinInput aria-label="Code" type="number" />)
    await userEvent.tab()
    await userEvent.keyboard('a1-2')
    expect(code()).toBe('12___')
    await userEvent.fill(box(3), '٣')
    expect(code()).toBe('123__')
    expect(boxes()[0]!.inputMode).toBe('numeric')
  })

  it('follows a controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<PinInput aria-label="Code" value="ab" onValueChange={change} />)
    await userEvent.click(box(3))
    await userEvent.keyboard('c')
    expect(change).toHaveBeenCalledExactlyOnceWith('abc')
    expect(code()).toBe('ab___')
    await screen.rerender(<PinInput aria-label="Code" value="x" onValueChange={change} />)
    expect(code()).toBe('x____')
  })

  it('masks the characters and shows a placeholder', async () => {
    await render(<PinInput aria-label="Code" mask placeholder="○" defaultValue="a" />)
    expect(boxes()[0]!.type).toBe('password')
    expect(boxes()[1]!.placeholder).toBe('○')
  })

  it('shows separators at regular or given positions', async () => {
    const order = () =>
      [...findPart('pin-input')!.children]
        .map((part) => (part.tagName === 'INPUT' ? '_' : part.textContent || '-'))
        .join('')
    const screen = await render(<PinInput aria-label="Code" length={6} separator={2} />)
    expect(order()).toBe('__-__-__')
    await screen.rerender(<PinInput aria-label="Code" length={6} separator={[1, 3]} />)
    expect(order()).toBe('_-__-___')
    await screen.rerender(
      <PinInput aria-label="Code" length={6} separator={3} renderSeparator={({ index }) => `(${index})`} />,
    )
    expect(order()).toBe('___(2)___')
  })

  it('is written from left to right in every language', async () => {
    await render(
      <div dir="rtl">
        <PinInput aria-label="Code" />
      </div>,
    )
    const [first, second] = boxes().map((input) => input.getBoundingClientRect().left)
    expect(first).toBeLessThan(second!)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe(2)
  })

  it('passes the boxes to handleRef and focuses the first', async () => {
    const handle = createRef<PinInputHandle>()
    await render(<PinInput aria-label="Code" handleRef={handle} autoFocus autofocusDelay={20} />)
    expect(handle.current?.inputsRef.current).toEqual(boxes())
    await expect.poll(focused).toBe(1)
  })

  it.each([
    ['xs', 24],
    ['md', 32],
    ['xl', 40],
  ] as const)('has square boxes in size %s, also inside a field', async (size, width) => {
    await render(
      <div style={{ '--field-width': '100%' } as object}>
        <PinInput aria-label="Code" size={size} />
      </div>,
    )
    const box = boxes()[0]!.getBoundingClientRect()
    expect([box.width, box.height]).toEqual([width, width])
  })
})

describe('PinInput with an input method editor', () => {
  it.each([
    ['text', ['ㅎ', '하', '한'], '한'],
    ['number', ['１'], '1'],
  ] as const)('waits for the end of a composition in boxes of type %s', async (type, steps, expected) => {
    const change = vi.fn()
    await render(<PinInput length={4} type={type} aria-label="Code" onValueChange={change} />)
    const [first, second] = boxes()
    first!.focus()
    for (const text of steps)
      await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await expect.poll(() => first!.value).toBe(steps.at(-1))
    expect(change).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(first)
    await cdp().send('Input.insertText', { text: steps.at(-1)! })
    await expect.poll(() => change.mock.calls).toEqual([[expected]])
    expect(first!.value).toBe(expected)
    expect(second!.value).toBe('')
    expect(document.activeElement).toBe(second)
  })
})

describe('PinInput in a form', () => {
  const posted = () => [...new FormData(document.querySelector('form')!)]

  it('submits the code and is reset with its form', async () => {
    await render(
      <form>
        <PinInput aria-label="Code" name="code" defaultValue="ab" />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(box(3))
    await userEvent.keyboard('cd')
    expect(posted()).toEqual([['code', 'abcd']])
    await userEvent.click(page.getByRole('button'))
    await expect.poll(posted).toEqual([['code', 'ab']])
    expect(code()).toBe('ab___')
  })

  it('requires all boxes if required and is not submitted while disabled', async () => {
    const screen = await render(
      <form>
        <PinInput aria-label="Code" name="code" length={2} required />
      </form>,
    )
    const valid = () => document.querySelector('form')!.checkValidity()
    await userEvent.tab()
    await userEvent.keyboard('1')
    expect(valid()).toBe(false)
    await userEvent.keyboard('2')
    expect(valid()).toBe(true)
    await screen.rerender(
      <form>
        <PinInput aria-label="Code" name="code" length={2} disabled />
      </form>,
    )
    expect(posted()).toEqual([])
    await expect.element(box(1)).toBeDisabled()
  })

  it('gets its name, size, error and label from a FormField', async () => {
    const field = {
      props: { id: 'code', name: 'code', size: 'xl', 'aria-invalid': true, 'aria-describedby': 'why' },
      invalid: true,
      labelId: 'code-label',
    }
    await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="code-label" htmlFor="code">
          Code
        </label>
        <PinInput />
        <p id="why">It came by mail.</p>
      </FrondContext>,
    )
    await expect.element(page.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('It came by mail.')
    await expect.element(box(1)).toHaveAttribute('aria-invalid', 'true')
    expect(boxes()[0]!.getBoundingClientRect().height).toBe(40)
    expect(boxes()[0]!.className).toContain('fr--error')
  })
})

describe('PinInput with invalid props', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about an invalid length', async () => {
    await render(<PinInput aria-label="Code" length="many" />)
    expect(boxes()).toHaveLength(5)
    expect(warning.mock.calls.flat()).toEqual([expect.stringContaining('length is many')])
  })

  it('warns about a value that does not fit', async () => {
    await render(<PinInput aria-label="Code" length={2} type="number" value="1x34" />)
    expect(code()).toBe('13')
    expect(warning.mock.calls.flat()).toEqual([expect.stringContaining('not all of "1x34" fits')])
  })
})
