import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { checkboxGroupTheme } from '../theme/checkbox-group.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const toppings = [
  { label: 'Basil', value: 'basil', description: 'From the garden' },
  { label: 'Olives', value: 'olives' },
  { label: 'Capers', value: 'capers', icon: star },
]

describeComponent('CheckboxGroup', <CheckboxGroup legend="Toppings" items={toppings} defaultValue={['basil']} />, {
  slot: 'checkbox-group',
  theme: checkboxGroupTheme,
})
describeComponent(
  'All looks of CheckboxGroup',
  <div data-slot="all">
    {(['list', 'card', 'table'] as const).map((variant) => (
      <CheckboxGroup key={variant} legend={variant} variant={variant} items={toppings} defaultValue={['olives']} />
    ))}
  </div>,
  { slot: 'all' },
)

const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const posted = () => [...new FormData(document.querySelector('form')!)]
const focused = () => (document.activeElement as HTMLInputElement).value

withoutMotion()

describe('CheckboxGroup', () => {
  it('names the group and describes its boxes', async () => {
    await render(<CheckboxGroup legend="Toppings" items={toppings} />)
    await expect.element(page.getByRole('group', { name: 'Toppings' })).toBeVisible()
    await expect.element(box('Basil')).toHaveAccessibleDescription('From the garden')
    expect(document.querySelectorAll('[data-slot="item"]')).toHaveLength(3)
  })

  it('reports the checked keys and the item that changed', async () => {
    const change = vi.fn()
    await render(<CheckboxGroup items={toppings} defaultValue={['olives']} onValueChange={change} />)
    await userEvent.click(box('Capers'))
    await userEvent.click(page.getByText('Basil'))
    await userEvent.click(box('Olives'))
    expect(change.mock.calls).toEqual([
      [['olives', 'capers'], toppings[2]],
      [['basil', 'olives', 'capers'], toppings[0]],
      [['basil', 'capers'], toppings[1]],
    ])
  })

  it('follows a controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<CheckboxGroup items={toppings} value={['basil']} onValueChange={change} />)
    await userEvent.click(box('Olives'))
    expect(change).toHaveBeenCalledExactlyOnceWith(['basil', 'olives'], toppings[1])
    await expect.element(box('Olives')).not.toBeChecked()
    await screen.rerender(<CheckboxGroup items={toppings} value={['olives']} onValueChange={change} />)
    await expect.element(box('Olives')).toBeChecked()
    await expect.element(box('Basil')).not.toBeChecked()
  })

  it('accepts strings, numbers and objects of any shape as items', async () => {
    const change = vi.fn()
    await render(
      <>
        <CheckboxGroup items={['Red', 'Green']} onValueChange={change} />
        <CheckboxGroup items={[1, 2]} defaultValue={[2]} onValueChange={change} />
        <CheckboxGroup
          items={[{ id: 7, title: 'Attic', beds: 2 }]}
          valueKey="id"
          labelKey="title"
          onValueChange={(ids, room) => void change(ids, room.beds)}
        />
      </>,
    )
    await userEvent.click(box('Green'))
    await userEvent.click(box('1'))
    await userEvent.click(box('Attic'))
    expect(change.mock.calls).toEqual([
      [['Green'], 'Green'],
      [[1, 2], 1],
      [[7], 2],
    ])
  })

  it('keeps keys whose items are not shown', async () => {
    const change = vi.fn()
    function Filtered() {
      const [value, setValue] = useState(['capers'])
      return (
        <CheckboxGroup
          items={toppings.slice(0, 2)}
          value={value}
          onValueChange={(next) => {
            change(next)
            setValue(next)
          }}
        />
      )
    }
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Filtered />)
    await userEvent.click(box('Basil'))
    expect(change).toHaveBeenCalledWith(['capers', 'basil'])
    await expect.element(box('Basil')).toBeChecked()
    warning.mockRestore()
  })

  it('passes item and id to render functions', async () => {
    await render(
      <CheckboxGroup items={toppings} label={({ item, id }) => `${item.value} ${id === '' ? '' : 'known'}`} />,
    )
    await expect.element(box('basil known')).toHaveAttribute('id')
  })

  it('does not change disabled items and groups', async () => {
    const change = vi.fn()
    const items = [{ label: 'Basil' }, { label: 'Olives', disabled: true }]
    const screen = await render(<CheckboxGroup items={items} onValueChange={change} />)
    await expect.element(box('Olives')).toBeDisabled()
    await screen.rerender(<CheckboxGroup items={items} onValueChange={change} disabled />)
    expect(box('Basil').element().matches(':disabled')).toBe(true)
    await userEvent.click(page.getByText('Basil'), { force: true })
    expect(change).not.toHaveBeenCalled()
  })

  it('adds classes to its checkboxes and to a single item', async () => {
    await render(
      <CheckboxGroup
        items={[{ label: 'Basil', className: 'mine', ui: { label: 'loud', item: 'own' } }, { label: 'Olives' }]}
        ui={{ label: 'wide', item: 'each' }}
      />,
    )
    expect(document.querySelectorAll('.wide')).toHaveLength(2)
    expect(document.querySelectorAll('.wide.loud')).toHaveLength(1)
    expect(document.querySelectorAll('.each')).toHaveLength(2)
    expect(document.querySelector('.each.own.mine')?.getAttribute('data-slot')).toBe('item')
  })

  it('renders the rows of a table without gaps', async () => {
    await render(<CheckboxGroup items={toppings} variant="table" />)
    const [first, second] = [...document.querySelectorAll('[data-slot="item"]')].map((row) =>
      row.getBoundingClientRect(),
    )
    expect(second!.top).toBe(first!.bottom - 1)
    expect(getComputedStyle(findPart('item')!).borderBottomLeftRadius).toBe('0px')
    expect(getComputedStyle(findPart('item')!).borderTopLeftRadius).not.toBe('0px')
  })
})

describe('CheckboxGroup by keyboard', () => {
  it('has one tab stop per box, and Space toggles', async () => {
    await render(<CheckboxGroup items={toppings} />)
    await userEvent.tab()
    await userEvent.tab()
    expect(focused()).toBe('olives')
    await userEvent.keyboard(' ')
    await expect.element(box('Olives')).toBeChecked()
  })

  it('is one tab stop with loop, and arrow keys wrap around', async () => {
    await render(
      <>
        <CheckboxGroup items={[{ label: 'Mint', disabled: true }, ...toppings]} loop />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    expect(focused()).toBe('basil')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('capers')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(focused()).toBe('olives')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('basil')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('capers')
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('olives')
    await userEvent.tab()
    await expect.element(page.getByRole('button')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('olives')
    await expect.element(box('Olives')).not.toBeChecked()
  })

  it('follows the text direction', async () => {
    await render(
      <div dir="rtl">
        <CheckboxGroup items={toppings} loop orientation="horizontal" />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('olives')
  })
})

describe('CheckboxGroup in a form', () => {
  it('submits every checked key and is reset with its form', async () => {
    await render(
      <form>
        <CheckboxGroup items={toppings} name="topping" defaultValue={['basil']} />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(box('Capers'))
    expect(posted()).toEqual([
      ['topping', 'basil'],
      ['topping', 'capers'],
    ])
    await userEvent.click(page.getByRole('button'))
    expect(posted()).toEqual([['topping', 'basil']])
  })

  it('requires one item, not all, if required', async () => {
    await render(
      <form>
        <CheckboxGroup legend="Toppings" items={toppings} required />
        <button type="reset">Reset</button>
      </form>,
    )
    const valid = () => document.querySelector('form')!.checkValidity()
    expect(valid()).toBe(false)
    expect(getComputedStyle(findPart('legend')!, '::after').content).toContain('*')
    expect(getComputedStyle(findPart('label')!, '::after').content).toBe('none')
    await userEvent.click(box('Olives'))
    await expect.poll(valid).toBe(true)
    await userEvent.click(page.getByRole('button'))
    await expect.poll(valid).toBe(false)
  })

  it('gets its name, size, error and label from a FormField', async () => {
    const field = {
      props: { id: 'toppings', name: 'topping', size: 'xl', 'aria-describedby': 'why' },
      invalid: true,
      labelId: 'toppings-label',
    }
    await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="toppings-label" htmlFor="toppings">
          Your toppings
        </label>
        <CheckboxGroup items={toppings} />
        <p id="why">Choose two.</p>
      </FrondContext>,
    )
    const group = page.getByRole('group', { name: 'Your toppings' })
    await expect.element(group).toHaveAccessibleDescription('Choose two.')
    await expect.element(box('Olives')).toHaveAttribute('name', 'topping')
    expect(box('Olives').element().getBoundingClientRect().width).toBe(20)
    expect(findPart('item')!.className).toContain('fr--error')
    expect(document.querySelectorAll('#toppings')).toHaveLength(1)
  })
})

describe('CheckboxGroup with invalid props', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about a value without an item and about duplicate keys', async () => {
    await render(<CheckboxGroup items={[...toppings, { label: 'Again', value: 'basil' }]} value={['ham']} />)
    const said = warning.mock.calls.flat().join('\n')
    expect(said).toContain('CheckboxGroup: no item has the key "ham"')
    expect(said).toContain('CheckboxGroup: two items have the key "basil"')
  })
})
