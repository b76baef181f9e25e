import { useForm as useTanStackForm } from '@tanstack/react-form'
import { useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { inputMenuTheme } from '../theme/input-menu.ts'
import { App } from './App.tsx'
import { InputMenu, type InputMenuHandle, type InputMenuItem } from './InputMenu.tsx'
import { Modal } from './Modal.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const fruit = ['Apple', 'Pear', 'Pineapple', 'Plum']

const full: InputMenuItem[][] = [
  [
    { type: 'label', label: 'People' },
    { label: 'Ada', value: 'ada', icon: star, description: 'Mathematics' },
    { label: 'Grace', value: 'grace', avatar: { alt: 'Grace Hopper' } },
  ],
  [{ label: 'Team', value: 'team', chip: { color: 'success' } }],
]
const listParts = [
  'arrow',
  'content',
  'viewport',
  'group',
  'label',
  'separator',
  'item',
  'itemLeadingIcon',
  'itemLeadingAvatar',
  'itemLeadingChip',
  'itemTrailing',
  'itemTrailingIcon',
  'itemWrapper',
  'itemLabel',
  'itemDescription',
]

const field = () => page.getByRole('combobox')
const list = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const tags = () => [...document.querySelectorAll('[data-slot="tagsItem"]')].map((each) => each.textContent)
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((each) => each.textContent)
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

describeComponent(
  'InputMenu',
  <InputMenu aria-label="Owner" items={full} defaultValue="ada" icon={star} clear required />,
  {
    slot: 'input-menu',
    theme: inputMenuTheme,
    attributesOn: 'base',
    hiddenParts: [
      'leadingAvatar',
      'trailingIcon',
      'tagsItem',
      'tagsItemText',
      'tagsItemDelete',
      'tagsItemDeleteIcon',
      'tagsInput',
      'empty',
      'loading',
      'loadingIcon',
      ...listParts,
    ],
  },
)
describeComponent(
  'InputMenu that is open',
  <InputMenu
    aria-label="Owner"
    items={full}
    multiple
    defaultValue={['ada']}
    avatar={{ alt: '' }}
    arrow
    loading
    trailing
    icon={star}
  />,
  {
    slot: 'input-menu',
    theme: inputMenuTheme,
    attributesOn: 'tagsInput',
    hiddenParts: ['leadingIcon', 'trailingClear', 'native', 'empty'],
    show: async () => {
      await userEvent.click(field())
      await expect.element(list()).toBeVisible()
    },
  },
)
describeComponent('InputMenu without items', <InputMenu aria-label="Owner" items={[]} placeholder="Nobody" />, {
  slot: 'input-menu',
  attributesOn: 'base',
  show: async () => {
    await userEvent.click(field())
    await expect.element(page.getByRole('status')).toBeVisible()
  },
})

describe('InputMenu', () => {
  withoutMotion()

  it('suggests items while the user types and shows the chosen one', async () => {
    const change = vi.fn()
    await render(<InputMenu aria-label="Fruit" items={fruit} onValueChange={change} />)
    await userEvent.click(field())
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(names).toHaveLength(4)
    expect(active()).toBeUndefined()
    await userEvent.keyboard('apple')
    await expect.poll(names).toEqual(['Apple', 'Pineapple'])
    await expect.poll(active).toBe('Apple')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field()).toHaveValue('Pineapple')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    expect(change).toHaveBeenCalledExactlyOnceWith('Pineapple', 'Pineapple')

    // All items are shown again, with the selected one highlighted.
    await userEvent.click(field())
    await expect.poll(names).toHaveLength(4)
    await expect.poll(active).toBe('Pineapple')
    await userEvent.click(option('Plum'))
    await expect.element(field()).toHaveValue('Plum')
    await expect.element(field()).toHaveFocus()
  })

  it('drops the typed text on blur and keeps the selection', async () => {
    const term = vi.fn()
    await render(
      <>
        <InputMenu aria-label="Fruit" items={fruit} defaultValue="Plum" onSearchTermChange={term} />
        <button>Next</button>
      </>,
    )
    await userEvent.click(field())
    await userEvent.clear(field())
    await userEvent.keyboard('xyz')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('Plum')
    expect(term).toHaveBeenLastCalledWith('')
  })

  it('chooses the highlighted match on Tab', async () => {
    await render(
      <>
        <InputMenu aria-label="Fruit" items={fruit} />
        <button>Next</button>
      </>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('plu{Tab}')
    await expect.element(field()).toHaveValue('Plum')
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('keeps the typed text with resetSearchTermOnBlur={false}', async () => {
    await render(
      <>
        <InputMenu aria-label="Fruit" items={fruit} resetSearchTermOnBlur={false} />
        <button>Next</button>
      </>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('xyz{Tab}')
    await expect.element(field()).toHaveValue('xyz')
  })

  it('closes on a press outside and resets the search', async () => {
    await render(
      <>
        <InputMenu aria-label="Fruit" items={fruit} />
        <p style={{ position: 'fixed', bottom: 0 }}>Elsewhere</p>
      </>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('pl')
    await userEvent.click(page.getByText('Elsewhere'))
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('')
  })

  it('names its parts for screen readers', async () => {
    await render(
      <>
        <label htmlFor="fruit">Fruit</label>
        <InputMenu id="fruit" items={fruit} />
      </>,
    )
    const input = page.getByRole('combobox', { name: 'Fruit' })
    await userEvent.click(input)
    await expect.element(page.getByRole('listbox', { name: 'Fruit' })).toBeVisible()
    expect(input.element().getAttribute('aria-controls')).toBe(list().element().id)
    expect(input.element().getAttribute('aria-autocomplete')).toBe('list')
  })

  it('renders its text on the server, without style attributes', () => {
    const html = renderToString(<InputMenu items={full} defaultValue="grace" name="owner" />)
    expect(html).toContain('value="Grace"')
    expect(html).toContain('type="hidden" name="owner" value="grace"')
    expect(html).not.toContain('style=')
    expect(html).not.toContain('Ada')
  })

  it('opens and closes with its trailing button', async () => {
    await render(<InputMenu aria-label="Fruit" items={fruit} openOnClick={false} />)
    const button = page.getByRole('button', { name: 'Show items' })
    await userEvent.click(button)
    await expect.element(list()).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await userEvent.click(button)
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    await userEvent.click(field())
    await nextFrames()
    expect(list().elements()).toHaveLength(0)
  })

  it('opens on focus with openOnFocus', async () => {
    await render(<InputMenu aria-label="Fruit" items={fruit} openOnFocus />)
    await userEvent.tab()
    await expect.element(list()).toBeVisible()
  })

  it('follows a controlled value', async () => {
    function Controlled() {
      const [value, setValue] = useState<number | null>(2)
      const people = [
        { id: 1, name: 'Ada' },
        { id: 2, name: 'Grace' },
      ]
      return (
        <>
          <InputMenu
            aria-label="Person"
            items={people}
            valueKey="id"
            labelKey="name"
            clear
            value={value}
            onValueChange={setValue}
          />
          <button onClick={() => setValue(1)}>Ada</button>
          <output>{String(value)}</output>
        </>
      )
    }
    await render(<Controlled />)
    await expect.element(field()).toHaveValue('Grace')
    await userEvent.click(page.getByRole('button', { name: 'Ada' }))
    await expect.element(field()).toHaveValue('Ada')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect.element(field()).toHaveValue('')
    await expect.element(field()).toHaveFocus()
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('null')
    expect(list().elements()).toHaveLength(0)
  })

  it('offers to create a missing item', async () => {
    function Growing() {
      const [items, setItems] = useState(fruit)
      const [value, setValue] = useState<string>()
      return (
        <InputMenu
          aria-label="Fruit"
          items={items}
          value={value}
          onValueChange={setValue}
          createItem="always"
          createItemLabel={({ item }) => `Add ${item}`}
          onCreate={(text) => {
            setItems([...items, text])
            setValue(text)
          }}
        />
      )
    }
    await render(<Growing />)
    await userEvent.click(field())
    await userEvent.keyboard('Plu')
    await expect.poll(names).toEqual(['Plum', 'Add Plu'])
    await userEvent.keyboard('m')
    await expect.poll(names).toEqual(['Plum'])
    await userEvent.keyboard('cot{Enter}')
    await expect.element(field()).toHaveValue('Plumcot')
    await userEvent.click(field())
    await expect.poll(names).toContain('Plumcot')
  })

  it('leaves the search to the caller and shows that it is loading', async () => {
    function Remote() {
      const [term, setTerm] = useState('')
      return (
        <InputMenu
          aria-label="Fruit"
          items={term === '' ? [] : [`${term} one`, `${term} two`]}
          ignoreFilter
          loading={term === 'wait'}
          searchTerm={term}
          onSearchTermChange={setTerm}
        />
      )
    }
    await render(<Remote />)
    await userEvent.click(field())
    await userEvent.keyboard('a')
    await expect.poll(names).toEqual(['a one', 'a two'])
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('a one')
    await userEvent.clear(field())
    await userEvent.keyboard('wait')
    await expect.element(list()).toHaveAttribute('aria-busy', 'true')
    expect(findPart('loadingIcon')).not.toBeNull()
  })

  it('does not choose when Enter ends a composition', async () => {
    const change = vi.fn()
    await render(<InputMenu aria-label="Fruit" items={fruit} onValueChange={change} />)
    await userEvent.click(field())
    await userEvent.keyboard('p')
    await expect.poll(active).toBe('Pear')
    const press = (init: KeyboardEventInit) =>
      field()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    press({ isComposing: true })
    field()
      .element()
      .dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    press({})
    await nextFrames()
    expect(change).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 60))
    press({})
    await expect.poll(() => change.mock.calls).toEqual([['Pear', 'Pear']])
  })

  it('exposes its elements through handleRef and focuses itself on mount', async () => {
    let handle: InputMenuHandle | null = null
    await render(
      <InputMenu
        aria-label="Fruit"
        items={fruit}
        autoFocus
        autofocusDelay={20}
        handleRef={(given) => void (handle = given)}
      />,
    )
    await expect.element(field()).toHaveFocus()
    expect(handle!.inputRef.current).toBe(field().element())
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => handle!.viewportRef.current).toBe(list().element())
  })

  it('does nothing while it is disabled', async () => {
    await render(<InputMenu aria-label="Fruit" multiple items={fruit} defaultValue={['Plum']} disabled clear />)
    await expect.element(field()).toBeDisabled()
    await userEvent.click(page.getByRole('button', { name: 'Show items' }), { force: true })
    expect(list().elements()).toHaveLength(0)
    await expect.element(page.getByRole('button', { name: 'Remove Plum' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  })
})

describe('InputMenu by keyboard', () => {
  withoutMotion()

  it.each([
    ['{ArrowDown}', 'Pear'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Pear'],
    ['{ArrowUp}', 'Pear'],
  ])('opens with %s at the selected item', async (key, name) => {
    await render(<InputMenu aria-label="Fruit" items={fruit} defaultValue="Pear" />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    await expect.poll(active).toBe(name)
  })

  it.each(['{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}'])(
    'moves the caret with %s and removes the highlight',
    async (key) => {
      const change = vi.fn()
      await render(<InputMenu aria-label="Fruit" items={fruit} onValueChange={change} />)
      await userEvent.tab()
      await userEvent.keyboard('p{ArrowDown}')
      await expect.poll(active).not.toBeUndefined()
      await userEvent.keyboard(key)
      await expect.poll(active).toBeUndefined()
      await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{Enter}')
      expect(change).not.toHaveBeenCalled()
    },
  )

  it('highlights the selected item again if it opens during its exit animation', async () => {
    withMotion()
    const style = document.head.appendChild(document.createElement('style'))
    // Only the exit is slow. If the entry were slow too, the browser would shorten the exit to the time the entry had run.
    style.textContent = `[data-slot="content"] { transition: opacity 0s !important }
      [data-slot="content"]:not([data-open]) { transition: opacity 60s linear !important }`
    onTestFinished(() => style.remove())
    await render(<InputMenu aria-label="Owner" items={fruit} defaultValue="Pear" />)
    field().element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Pear')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(active).toBe('Plum')
    // The exit is animated only if the popup has become visible.
    await expect.poll(() => Number(getComputedStyle(findPart('content')!).opacity)).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    expect(findPart('content')).not.toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Pear')
  })

  it('wraps at the ends and leaves Home and End to the text', async () => {
    await render(<InputMenu aria-label="Fruit" items={fruit} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(active).toBe('Plum')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Apple')
    await userEvent.keyboard('{PageDown}')
    await expect.poll(active).toBe('Plum')
    await userEvent.keyboard('ap{Home}x')
    await expect.element(field()).toHaveValue('xap')
  })

  it('closes on Escape and Alt+ArrowUp', async () => {
    await render(<InputMenu aria-label="Fruit" items={fruit} defaultValue="Pear" />)
    await userEvent.tab()
    for (const key of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}']) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(list()).toBeVisible()
      await userEvent.keyboard(key)
      await expect.element(list()).not.toBeInTheDocument()
      await expect.element(field()).toHaveFocus()
      await expect.element(field()).toHaveValue('Pear')
    }
  })

  it('lets the caller handle keys first', async () => {
    await render(<InputMenu aria-label="Fruit" items={fruit} onKeyDown={(event) => event.preventDefault()} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await nextFrames()
    expect(list().elements()).toHaveLength(0)
  })
})

describe('InputMenu with multiple', () => {
  withoutMotion()

  it('shows tags that can be removed by button and Backspace', async () => {
    const change = vi.fn()
    const removed = vi.fn()
    await render(
      <InputMenu
        aria-label="Fruit"
        multiple
        items={fruit}
        defaultValue={['Plum', 'Pear']}
        onValueChange={change}
        onRemoveTag={removed}
        placeholder="Choose fruit"
      />,
    )
    expect(tags()).toEqual(['Plum', 'Pear'])
    expect(field().element().getAttribute('placeholder')).toBeNull()
    await userEvent.click(field())
    await userEvent.keyboard('apple{Enter}')
    await expect.poll(tags).toEqual(['Plum', 'Pear', 'Apple'])
    await expect.element(field()).toHaveValue('')
    await expect.element(list()).toBeVisible()
    expect(change).toHaveBeenLastCalledWith(['Plum', 'Pear', 'Apple'], 'Apple')

    await userEvent.keyboard('x{Backspace}')
    expect(tags()).toHaveLength(3)
    await userEvent.keyboard('{Backspace}')
    await expect.poll(tags).toEqual(['Plum', 'Pear'])
    expect(removed).toHaveBeenLastCalledWith('Apple')
    await userEvent.click(page.getByRole('button', { name: 'Remove Plum' }))
    await expect.poll(tags).toEqual(['Pear'])
    await expect.element(field()).toHaveFocus()
    await userEvent.click(option('Pear'))
    await expect.poll(tags).toEqual([])
    await expect.element(field()).toHaveAttribute('placeholder', 'Choose fruit')
  })

  it('moves the focus to the input and keeps the tags if a label around it is pressed', async () => {
    await render(
      // The rule does not know that the field is a control.
      // oxlint-disable-next-line jsx-a11y/label-has-associated-control
      <label>
        <span>Fruit</span> <InputMenu multiple items={fruit} defaultValue={['Plum', 'Pear']} />
      </label>,
    )
    await userEvent.click(page.getByText('Fruit'))
    const input = page.getByRole('combobox', { name: /^Fruit/ })
    await expect.element(input).toHaveFocus()
    expect(tags()).toEqual(['Plum', 'Pear'])
    const { right } = page.getByRole('button', { name: 'Remove Pear' }).element().getBoundingClientRect()
    expect(input.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(right)
  })

  it('renders its tags with render props', async () => {
    await render(
      <InputMenu
        aria-label="Owner"
        multiple
        items={full}
        defaultValue={['ada']}
        tagsItemText={({ item, index }) => `${index + 1}. ${item?.label}`}
        tagsItemDelete={<i>away</i>}
      />,
    )
    expect(tags()).toEqual(['1. Adaaway'])
    await userEvent.click(page.getByText('away'))
    await expect.poll(tags).toEqual([])
  })

  it('grows with its tags', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `A long tag ${index}`)
    await render(<InputMenu aria-label="Fruit" multiple items={many} defaultValue={many} />)
    expect(findPart('input-menu')!.getBoundingClientRect().height).toBeGreaterThan(100)
    expect(findPart('input-menu')!.getBoundingClientRect().width).toBeLessThan(260)
  })
})

describe('InputMenu as an autocomplete', () => {
  withoutMotion()

  it('uses its text as the value and suggests items', async () => {
    const change = vi.fn()
    await render(
      <>
        <InputMenu aria-label="Fruit" mode="autocomplete" items={fruit} onValueChange={change} />
        <button>Next</button>
      </>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('app')
    await expect.poll(names).toEqual(['Apple', 'Pineapple'])
    expect(active()).toBeUndefined()
    expect(change).toHaveBeenLastCalledWith('app', undefined)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field()).toHaveValue('Apple')
    expect(change).toHaveBeenLastCalledWith('Apple', 'Apple')
    await userEvent.keyboard(' pie')
    await expect.element(field()).toHaveValue('Apple pie')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('Apple pie')
    expect(change).toHaveBeenLastCalledWith('Apple pie', undefined)
  })

  it('submits its own input, also with Enter', async () => {
    const submit = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      return [...new FormData(event.currentTarget).entries()]
    })
    await render(
      <form onSubmit={submit}>
        <InputMenu aria-label="Fruit" mode="autocomplete" name="fruit" required items={fruit} />
        <button>Send</button>
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).not.toHaveBeenCalled()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('kiwi{Enter}')
    expect(submit).toHaveReturnedWith([['fruit', 'kiwi']])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveValue('')
  })

  it('shows its default value again when the form is reset while the field has the focus', async () => {
    await render(
      <form>
        <InputMenu aria-label="Fruit" mode="autocomplete" name="fruit" defaultValue="kiwi" items={fruit} />
      </form>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('s')
    await expect.element(field()).toHaveValue('kiwis')
    document.querySelector('form')!.reset()
    await expect.element(field()).toHaveValue('kiwi')
    await expect.element(field()).toHaveFocus()
  })

  it('applies valueModifiers to its text', async () => {
    const change = vi.fn()
    await render(
      <InputMenu
        aria-label="Size"
        mode="autocomplete"
        items={['10', '20']}
        valueModifiers={{ trim: true, number: true, nullable: true }}
        onValueChange={change}
      />,
    )
    await userEvent.click(field())
    await userEvent.keyboard('12 ')
    expect(change).toHaveBeenLastCalledWith(12, undefined)
    await expect.element(field()).toHaveValue('12 ')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(change).toHaveBeenLastCalledWith(null, undefined)
  })
})

describe('InputMenu with ten thousand items', () => {
  withoutMotion()

  it('searches all items', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `Item ${index}`)
    await render(<InputMenu aria-label="Item" items={many} defaultValue="Item 7000" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Item 7000')
    await userEvent.clear(field())
    await userEvent.keyboard('9998')
    await expect.poll(names).toEqual(['Item 9998'])
    await expect.poll(active).toBe('Item 9998')
  })
})

describe('InputMenu in a form', () => {
  withoutMotion()
  const sent = () => [...new FormData(document.querySelector('form')!).entries()]

  it('shows its value but changes nothing while it is read-only', async () => {
    const screen = await render(
      <form>
        <InputMenu aria-label="Fruit" name="fruit" items={fruit} defaultValue="Apple" clear readOnly />
      </form>,
    )
    const trigger = document.querySelector<HTMLButtonElement>('button[aria-label]')!
    expect(trigger.disabled).toBe(true)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    expect([...new FormData(document.querySelector('form')!).entries()]).toEqual([['fruit', 'Apple']])

    await screen.rerender(
      <form>
        <InputMenu aria-label="Fruit" name="fruit" multiple items={fruit} value={['Apple']} clear readOnly />
      </form>,
    )
    expect([...document.querySelectorAll('button')].every((button) => button.disabled)).toBe(true)
    await userEvent.click(field())
    await userEvent.keyboard('{Backspace}')
    await expect.element(page.getByText('Apple')).toBeVisible()
  })

  it('is not validated while it is read-only', async () => {
    const screen = await render(
      <form>
        <InputMenu aria-label="Fruit" name="fruit" required items={fruit} />
      </form>,
    )
    expect(document.querySelector('form')!.checkValidity()).toBe(false)
    await screen.rerender(
      <form>
        <InputMenu aria-label="Fruit" name="fruit" required readOnly items={fruit} />
      </form>,
    )
    expect(document.querySelector('form')!.checkValidity()).toBe(true)
  })

  it('clears the search term when the form is reset', async () => {
    await render(
      <form>
        <InputMenu aria-label="Fruit" items={fruit} />
      </form>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('app')
    await expect.element(field()).toHaveValue('app')
    document.querySelector('form')!.reset()
    await expect.element(field()).toHaveValue('')
  })

  it('submits its key, and is validated and reset with its form', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <InputMenu aria-label="Owner" name="owner" required items={full} />
        <button>Send</button>
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).not.toHaveBeenCalled()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('grace{Enter}')
    await expect.poll(sent).toEqual([['owner', 'grace']])
    expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => submit.mock.calls.length).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveValue('')
    expect(sent()).toEqual([['owner', '']])
  })

  it('works in React Hook Form and TanStack Form', async () => {
    const submit = vi.fn()
    function HookForm() {
      const { control, handleSubmit } = useHookForm({ defaultValues: { fruit: '' } })
      return (
        <form onSubmit={handleSubmit((data) => submit(data))}>
          <Controller
            name="fruit"
            control={control}
            rules={{ required: true }}
            render={({ field: { onChange, ...rest }, fieldState }) => (
              <InputMenu
                aria-label="Fruit"
                items={fruit}
                {...rest}
                onValueChange={onChange}
                aria-invalid={fieldState.invalid}
              />
            )}
          />
          <button>Send</button>
        </form>
      )
    }
    const screen = await render(<HookForm />)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('plum{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: 'Plum' })
    await screen.unmount()

    function TanStackForm() {
      const form = useTanStackForm({ defaultValues: { fruit: ['Pear'] }, onSubmit: ({ value }) => submit(value) })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="fruit">
            {(each) => (
              <InputMenu
                aria-label="Fruit"
                multiple
                items={fruit}
                value={each.state.value}
                onValueChange={each.handleChange}
                onBlur={each.handleBlur}
              />
            )}
          </form.Field>
          <button>Send</button>
        </form>
      )
    }
    await render(<TanStackForm />)
    await userEvent.click(field())
    await userEvent.keyboard('plum{Enter}{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: ['Pear', 'Plum'] })
  })
})

describe('InputMenu in other components', () => {
  withoutMotion()

  it('works in a modal, where Escape closes only the list', async () => {
    const change = vi.fn()
    await render(
      <Modal defaultOpen title="Order">
        <InputMenu aria-label="Fruit" items={fruit} onValueChange={change} />
      </Modal>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.click(field())
    await userEvent.click(option('Plum'))
    expect(change).toHaveBeenCalledExactlyOnceWith('Plum', 'Plum')
    await userEvent.click(field())
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(field()).toHaveFocus()
  })

  it('is as wide as its field, in both text directions', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const screen = await render(
        <App dir={dir}>
          <div dir={dir} style={{ padding: 60 }}>
            <InputMenu aria-label="Fruit" items={fruit} defaultOpen />
          </div>
        </App>,
      )
      const box = (part: string) => findPart(part)!.getBoundingClientRect()
      await expect.poll(() => box('content').width).toBeCloseTo(box('input-menu').width, 0)
      await expect.poll(() => box('content').left).toBeCloseTo(box('input-menu').left, 0)
      expect(box('trailing').left > box('base').left).toBe(dir === 'ltr')
      await screen.unmount()
    }
  })
})

describe('InputMenu warnings', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns once about an unknown key, but not about free text', async () => {
    await render(
      <>
        <InputMenu aria-label="Fruit" items={fruit} defaultValue="Kiwi" />
        <InputMenu aria-label="Free" mode="autocomplete" items={fruit} defaultValue="Kiwi" />
      </>,
    )
    expect(warning.mock.calls.map(([text]) => String(text))).toEqual([
      '[Frond UI] InputMenu: no item has the key "Kiwi". The value must be the "value" of an item.',
    ])
  })
})
