import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { moveFocus } from './move-focus.ts'

type Options = Parameters<typeof moveFocus>[2]

/** A toolbar with four buttons and a field that is not part of the focus order. */
function Toolbar({ options, dir }: { options?: Options; dir?: 'rtl' }) {
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      dir={dir}
      onKeyDown={(event) => moveFocus(event, [...event.currentTarget.querySelectorAll('button')], options)}
    >
      <input aria-label="Find" />
      {['A', 'B', 'C', 'D'].map((name) => (
        <button key={name}>{name}</button>
      ))}
    </div>
  )
}

async function press(from: string, keys: string): Promise<string | null> {
  ;(page.getByRole('button', { name: from, exact: true }).element() as HTMLElement).focus()
  await userEvent.keyboard(keys)
  return document.activeElement!.textContent
}

it('moves with all arrow keys, Home and End, and wraps', async () => {
  await render(<Toolbar />)
  expect(await press('B', '{ArrowRight}')).toBe('C')
  expect(await press('B', '{ArrowDown}')).toBe('C')
  expect(await press('B', '{ArrowLeft}')).toBe('A')
  expect(await press('B', '{ArrowUp}')).toBe('A')
  expect(await press('D', '{ArrowRight}')).toBe('A')
  expect(await press('A', '{ArrowLeft}')).toBe('D')
  expect(await press('C', '{Home}')).toBe('A')
  expect(await press('C', '{End}')).toBe('D')
  expect(await press('B', '{PageDown}')).toBe('B')
})

it('mirrors the left and right arrow keys in a right-to-left layout', async () => {
  await render(<Toolbar dir="rtl" />)
  expect(await press('B', '{ArrowLeft}')).toBe('C')
  expect(await press('B', '{ArrowRight}')).toBe('A')
  expect(await press('B', '{ArrowDown}')).toBe('C')
})

it('ignores the arrow keys of the other orientation', async () => {
  await render(<Toolbar options={{ orientation: 'vertical' }} />)
  expect(await press('B', '{ArrowRight}')).toBe('B')
  expect(await press('B', '{ArrowDown}')).toBe('C')
})

it('stops at both ends without loop, also when it moves by pages', async () => {
  await render(<Toolbar options={{ loop: false, pageSize: 2 }} />)
  expect(await press('D', '{ArrowDown}')).toBe('D')
  expect(await press('A', '{ArrowUp}')).toBe('A')
  expect(await press('B', '{PageDown}')).toBe('D')
  expect(await press('C', '{PageDown}')).toBe('D')
  expect(await press('B', '{PageUp}')).toBe('A')
})

it('ignores keys with a modifier, and keys in an element outside the order', async () => {
  await render(<Toolbar />)
  expect(await press('B', '{Shift>}{ArrowRight}{/Shift}')).toBe('B')
  expect(await press('B', '{Control>}{End}{/Control}')).toBe('B')
  const field = page.getByRole('textbox').element() as HTMLElement
  field.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(field)
})
