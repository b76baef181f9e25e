import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { textareaTheme } from '../theme/textarea.ts'
import { Input } from './Input.tsx'
import { Textarea, type TextareaHandle } from './Textarea.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const variants = ['outline', 'soft', 'subtle', 'ghost', 'none'] as const

describeComponent('Textarea', <Textarea aria-label="Notes" leadingIcon={star} trailingIcon={star} />, {
  slot: 'textarea',
  theme: textareaTheme,
  hiddenParts: ['leadingAvatar'],
  attributesOn: 'base',
})
describeComponent(
  'Textarea that grows, with a picture',
  <Textarea aria-label="Reply" autoresize avatar={{ src: picture, alt: '' }} defaultValue="One" />,
  {
    slot: 'textarea',
    theme: textareaTheme,
    hiddenParts: ['leadingIcon', 'trailing', 'trailingIcon'],
    attributesOn: 'base',
  },
)
describeComponent(
  'All looks of Textarea',
  <div data-slot="all">
    {variants.map((variant) => (
      <div key={variant}>
        <Textarea variant={variant} aria-label={`Empty ${variant}`} placeholder="Placeholder" />
        <Textarea variant={variant} aria-label={`Wrong ${variant}`} defaultValue="Value" aria-invalid />
        <Textarea variant={variant} aria-label={`Off ${variant}`} defaultValue="Value" disabled />
      </div>
    ))}
  </div>,
  { slot: 'all' },
)

const box = () => page.getByRole('textbox')
const native = () => box().element() as HTMLTextAreaElement
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join('\n')

describe('Textarea', () => {
  withoutMotion()

  it('shows three lines by default', async () => {
    const screen = await render(<Textarea aria-label="Notes" />)
    expect(native().rows).toBe(3)
    await screen.rerender(<Textarea aria-label="Notes" rows={6} />)
    expect(native().rows).toBe(6)
  })

  it('has the height of an input with one line', async () => {
    await render(
      <>
        <Input aria-label="Name" />
        <Textarea aria-label="Notes" rows={1} />
      </>,
    )
    expect(findPart('textarea')!.getBoundingClientRect().height).toBe(findPart('input')!.getBoundingClientRect().height)
  })

  it('is uncontrolled by default, is submitted with its form and reset with it', async () => {
    await render(
      <form>
        <Textarea name="notes" defaultValue="Hello" aria-label="Notes" />
      </form>,
    )
    await userEvent.fill(box(), 'Hello!\nBye')
    expect(new FormData(document.querySelector('form')!).get('notes')).toBe('Hello!\nBye')
    document.querySelector('form')!.reset()
    await expect.element(box()).toHaveValue('Hello')
  })

  it('reports its value while the user types, with the modifiers applied', async () => {
    const change = vi.fn()
    await render(<Textarea aria-label="Notes" valueModifiers={{ trim: true, nullable: true }} onValueChange={change} />)
    await userEvent.type(box(), ' a')
    expect(change.mock.calls).toEqual([[null], ['a']])
  })

  it('reports a lazy value on blur, and Enter inserts a line break', async () => {
    const change = vi.fn()
    await render(<Textarea aria-label="Notes" valueModifiers={{ lazy: true }} onValueChange={change} />)
    await userEvent.type(box(), 'a{Enter}b')
    expect(change).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(change.mock.calls).toEqual([['a\nb']])
  })

  it('grows with its text from rows to maxrows, and shrinks again', async () => {
    await render(<Textarea aria-label="Notes" autoresize rows={2} maxrows={5} defaultValue={lines(3)} />)
    await expect.poll(() => native().rows).toBe(3)
    await userEvent.fill(box(), lines(4))
    expect(native().rows).toBe(4)
    await userEvent.fill(box(), lines(9))
    expect(native().rows).toBe(5)
    await userEvent.fill(box(), '')
    expect(native().rows).toBe(2)
  })

  it('grows without limit without maxrows', async () => {
    await render(<Textarea aria-label="Notes" autoresize defaultValue={lines(14)} />)
    await expect.poll(() => native().rows).toBe(14)
    expect(native().scrollHeight).toBe(native().clientHeight)
  })

  it('adapts its height to a value that the caller sets', async () => {
    function Owner() {
      const [value, setValue] = useState('')
      return (
        <>
          <Textarea aria-label="Notes" autoresize value={value} onValueChange={setValue} />
          <button type="button" onClick={() => setValue(lines(7))}>
            Fill
          </button>
        </>
      )
    }
    await render(<Owner />)
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => native().rows).toBe(7)
  })

  it('adapts its height when its width changes', async () => {
    const text = 'A line that has to be broken when there is less room for it than before'
    await render(<Textarea aria-label="Notes" autoresize rows={1} defaultValue={text} />)
    const root = findPart('textarea') as HTMLElement
    root.style.width = '900px'
    await expect.poll(() => native().rows).toBe(1)
    root.style.width = '160px'
    await expect.poll(() => native().rows).toBeGreaterThan(2)
  })

  it('delays the first resize with autoresizeDelay', async () => {
    const clock = stopClock()
    await render(<Textarea aria-label="Notes" autoresize autoresizeDelay={60_000} defaultValue={lines(8)} />)
    await clock.advance(30_000)
    expect(native().rows).toBe(3)
    await clock.advance(31_000)
    expect(native().rows).toBe(8)
  })

  it('exposes the native textarea and the resize function through handleRef', async () => {
    const handle = createRef<TextareaHandle>()
    await render(<Textarea aria-label="Notes" autoresize handleRef={handle} />)
    expect(handle.current!.textareaRef.current).toBe(native())
    native().value = lines(6)
    handle.current!.autoResize()
    expect(native().rows).toBe(6)
  })

  it('aligns the icon with the first line', async () => {
    await render(<Textarea aria-label="Notes" rows={6} icon={star} />)
    const icon = findPart('leadingIcon')!.getBoundingClientRect()
    const root = findPart('textarea')!.getBoundingClientRect()
    // The first line has the height of an input, so the center of the icon is 16 px below the edge.
    expect(icon.top + icon.height / 2 - root.top).toBeCloseTo(16, 0)
    await userEvent.click(findPart('leading')!)
    await expect.element(box()).toHaveFocus()
  })

  it('focuses itself after a delay', async () => {
    const clock = stopClock()
    await render(<Textarea aria-label="Notes" autoFocus autofocusDelay={60_000} />)
    await clock.advance(30_000)
    await expect.element(box()).not.toHaveFocus()
    await clock.advance(31_000)
    await expect.element(box()).toHaveFocus()
  })
})
