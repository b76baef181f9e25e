import { useForm as useTanStackForm } from '@tanstack/react-form'
import { useState } from 'react'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withMotion, withoutMotion } from '../testing/motion.ts'
import { selectMenuTheme } from '../theme/select-menu.ts'
import { App } from './App.tsx'
import { Modal } from './Modal.tsx'
import { SelectMenu, type SelectMenuItem } from './SelectMenu.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const fruit = ['Apple', 'Pear', 'Pineapple', 'Plum']

const full: SelectMenuItem[][] = [
  [
    { type: 'label', label: 'People' },
    { label: 'Ada', value: 'ada', icon: star, description: 'Mathematics' },
    { label: 'Grace', value: 'grace', avatar: { alt: 'Grace Hopper' } },
  ],
  [{ label: 'Team', value: 'team', chip: { color: 'success' } }],
]

const field = () => page.getByRole('combobox', { name: 'Choice' })
const search = () => page.getByRole('combobox', { name: 'Search…' })
const list = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const names = () =>
  page
    .getByRole('option')
    .elements()
    .map((each) => each.textContent)
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}
const open = async () => {
  await userEvent.click(field())
  await expect.poll(() => findPart('content')).not.toBeNull()
}

describeComponent(
  'SelectMenu',
  <SelectMenu aria-label="Choice" items={full} defaultValue="ada" icon={star} name="owner" required clear />,
  {
    slot: 'select-menu',
    theme: selectMenuTheme,
    attributesOn: 'base',
    hiddenParts: [
      'leadingAvatar',
      'trailing',
      'trailingIcon',
      'placeholder',
      'arrow',
      'content',
      'focusScope',
      'input',
      'viewport',
      'group',
      'empty',
      'loading',
      'loadingIcon',
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
    ],
  },
)
describeComponent(
  'SelectMenu that is open',
  <SelectMenu
    aria-label="Choice"
    items={full}
    defaultValue="ada"
    avatar={{ alt: '' }}
    arrow
    loading
    trailing
    icon={star}
  />,
  {
    slot: 'select-menu',
    theme: selectMenuTheme,
    attributesOn: 'base',
    hiddenParts: ['placeholder', 'empty', 'native', 'leadingIcon', 'trailingClear'],
    show: open,
  },
)
describeComponent('SelectMenu without items', <SelectMenu aria-label="Choice" placeholder="Nobody" />, {
  slot: 'select-menu',
  attributesOn: 'base',
  show: open,
})

describe('SelectMenu', () => {
  withoutMotion()

  it('searches while the user types, best matches first, and chooses an item', async () => {
    const change = vi.fn()
    await render(<SelectMenu aria-label="Choice" items={fruit} onValueChange={change} placeholder="None" />)
    await expect.element(field()).toHaveTextContent('None')
    await open()
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('apple')
    await expect.poll(names).toEqual(['Apple', 'Pineapple'])
    await expect.poll(active).toBe('Apple')
    await userEvent.click(option('Pineapple'))
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveTextContent('Pineapple')
    await expect.element(field()).toHaveFocus()
    expect(change).toHaveBeenCalledExactlyOnceWith('Pineapple', 'Pineapple')

    // The next search starts empty, with the selected item highlighted.
    await open()
    await expect.element(search()).toHaveValue('')
    await expect.poll(active).toBe('Pineapple')
    await expect.poll(names).toHaveLength(4)
  })

  it('renders the list only while it is open', async () => {
    await render(<SelectMenu aria-label="Choice" items={full} />)
    expect(document.querySelectorAll('[data-slot="select-menu"] *').length).toBeLessThan(6)
    const html = renderToString(<SelectMenu items={full} defaultValue="grace" defaultOpen />)
    expect(html).toContain('Grace')
    expect(html).not.toContain('style=')
    expect(html).not.toContain('Ada')
  })

  it('opens and closes once for each click on its label', async () => {
    const openChange = vi.fn()
    await render(
      <>
        <label htmlFor="fruit">Fruit</label>
        <SelectMenu id="fruit" items={['Apple']} onOpenChange={openChange} />
      </>,
    )
    const label = page.getByText('Fruit', { exact: true })
    await userEvent.click(label)
    await expect.element(list()).toBeVisible()
    await userEvent.click(label)
    await expect.element(list()).not.toBeInTheDocument()
    expect(openChange.mock.calls).toEqual([[true], [false]])
  })

  it('names its parts for screen readers', async () => {
    await render(
      <>
        <label htmlFor="fruit">Fruit</label>
        <SelectMenu id="fruit" items={fruit} />
      </>,
    )
    await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }))
    await expect.element(page.getByRole('listbox', { name: 'Fruit' })).toBeVisible()
    const input = search().element()
    expect(input.getAttribute('aria-controls')).toBe(list().element().id)
    expect(input.getAttribute('aria-autocomplete')).toBe('list')
    expect(input.getAttribute('aria-expanded')).toBe('true')
  })

  it('shows a message if nothing is found, which the caller can replace', async () => {
    const screen = await render(<SelectMenu aria-label="Choice" items={fruit} />)
    await open()
    await userEvent.keyboard('xyz')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
    await screen.rerender(
      <SelectMenu aria-label="Choice" items={fruit} empty={({ searchTerm }) => <b>No {searchTerm} here</b>} />,
    )
    await expect.element(page.getByText('No xyz here')).toBeVisible()
    await screen.rerender(<SelectMenu aria-label="Choice" items={[]} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing to choose from')
  })

  it('uses the language of the application', async () => {
    const german = defineLocale({
      name: 'Deutsch',
      code: 'de',
      dir: 'ltr',
      messages: {
        selectMenu: {
          clear: 'Leeren',
          create: '„{label}“ anlegen',
          noData: 'Leer',
          noMatch: 'Kein Treffer',
          search: 'Suchen',
        },
      },
    })
    await render(
      <App locale={german}>
        <SelectMenu aria-label="Choice" items={fruit} createItem clear defaultValue="Plum" />
      </App>,
    )
    await expect.element(page.getByRole('button', { name: 'Leeren' })).toBeVisible()
    await open()
    await expect.element(page.getByPlaceholder('Suchen')).toHaveFocus()
    await userEvent.keyboard('Kiwi')
    await expect.element(option('„Kiwi“ anlegen')).toBeVisible()
  })

  it('searches the fields in filterFields', async () => {
    const people = [
      { label: 'Zoe', value: 1, mail: 'ann@example.com' },
      { label: 'Hannah', value: 2, mail: 'h@example.com' },
    ]
    await render(<SelectMenu aria-label="Choice" items={people} filterFields={['label', 'mail']} />)
    await open()
    await userEvent.keyboard('ann')
    await expect.poll(names).toEqual(['Zoe', 'Hannah'])
  })

  it('keeps the groups of the matches', async () => {
    await render(<SelectMenu aria-label="Choice" items={full} />)
    await open()
    await userEvent.keyboard('gra')
    await expect.poll(names).toEqual(['GHGrace'])
    await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible()
    expect(findPart('separator')).toBeNull()
  })

  it('selects several items and lists their labels', async () => {
    const change = vi.fn()
    await render(
      <SelectMenu aria-label="Choice" multiple items={fruit} defaultValue={['Plum']} onValueChange={change} />,
    )
    await open()
    await userEvent.keyboard('app{Enter}')
    expect(change).toHaveBeenLastCalledWith(['Plum', 'Apple'], 'Apple')
    await expect.element(search()).toHaveValue('')
    await expect.element(search()).toHaveFocus()
    await expect.element(field()).toHaveTextContent('Plum, Apple')
    await userEvent.click(option('Plum'))
    expect(change).toHaveBeenLastCalledWith(['Apple'], 'Plum')
    await expect.element(search()).toHaveFocus()
  })

  it('clears the value with its button and with the Delete key', async () => {
    const change = vi.fn()
    const clear = vi.fn()
    await render(
      <SelectMenu
        aria-label="Choice"
        items={fruit}
        defaultValue="Plum"
        clear
        onValueChange={change}
        onClear={clear}
        placeholder="None"
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(change).toHaveBeenLastCalledWith(null, undefined)
    expect(clear).toHaveBeenCalledOnce()
    await expect.element(field()).toHaveTextContent('None')
    await expect.element(field()).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    expect(list().elements()).toHaveLength(0)

    await userEvent.keyboard('pe')
    await expect.element(search()).toHaveValue('pe')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveTextContent('Pear')
    await userEvent.keyboard('{Delete}')
    await expect.element(field()).toHaveTextContent('None')
    expect(clear).toHaveBeenCalledTimes(2)
  })

  it('leaves clearing to onClear with resetValueOnClear={false}', async () => {
    const change = vi.fn()
    const pressed = vi.fn()
    await render(
      <SelectMenu
        aria-label="Choice"
        items={fruit}
        defaultValue="Plum"
        clear={{ 'aria-label': 'Away with it', onClick: pressed, className: 'mine' }}
        resetValueOnClear={false}
        onValueChange={change}
      />,
    )
    await userEvent.click(page.getByRole('button', { name: 'Away with it' }))
    expect(pressed).toHaveBeenCalledOnce()
    expect(change).not.toHaveBeenCalled()
    await expect.element(field()).toHaveTextContent('Plum')
    expect(findPart('trailingClear')!.classList).toContain('mine')
  })

  it('offers to create an item that was not found', async () => {
    function Growing({ always = false }: { always?: boolean }) {
      const [items, setItems] = useState(fruit)
      const [value, setValue] = useState<string | null>(null)
      return (
        <SelectMenu
          aria-label="Choice"
          items={items}
          value={value}
          onValueChange={setValue}
          createItem={always ? { position: 'top', when: 'always' } : true}
          onCreate={(text) => {
            setItems([...items, text])
            setValue(text)
          }}
        />
      )
    }
    const screen = await render(<Growing />)
    await open()
    await userEvent.keyboard('ap')
    await expect.poll(names).toEqual(['Apple', 'Pineapple'])
    await userEvent.keyboard('ricot')
    await expect.poll(names).toEqual(['Create “apricot”'])
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveTextContent('apricot')
    await expect.element(list()).not.toBeInTheDocument()
    await open()
    await expect.poll(names).toContain('apricot')
    await screen.unmount()

    await render(<Growing always />)
    await open()
    await userEvent.keyboard('Apple')
    await expect.poll(names).toEqual(['Apple', 'Pineapple'])
    await userEvent.keyboard(' pie')
    await expect.poll(names).toEqual(['Create “Apple pie”'])
    await userEvent.clear(search())
    await userEvent.keyboard('plu')
    await expect.poll(names).toEqual(['Create “plu”', 'Plum'])
  })

  it('leaves the search to the caller and keeps the label of the chosen item', async () => {
    const searched = vi.fn()
    function Remote() {
      const [term, setTerm] = useState('')
      const [items, setItems] = useState([{ id: 1, name: 'Ada' }])
      return (
        <SelectMenu
          aria-label="Choice"
          items={items}
          labelKey="name"
          ignoreFilter
          searchTerm={term}
          onSearchTermChange={(next) => {
            searched(next)
            setTerm(next)
            setItems(next === '' ? [{ id: 1, name: 'Ada' }] : [{ id: 2, name: 'Grace' }])
          }}
        />
      )
    }
    await render(<Remote />)
    await open()
    await userEvent.keyboard('x')
    await expect.poll(names).toEqual(['Grace'])
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveTextContent('Grace')
    await expect.poll(() => searched.mock.calls).toEqual([['x'], ['']])
    await open()
    await expect.poll(names).toEqual(['Ada'])
    await expect.element(field()).toHaveTextContent('Grace')
  })

  it('keeps the search term with the reset options set to false', async () => {
    const screen = await render(<SelectMenu aria-label="Choice" items={fruit} resetSearchTermOnBlur={false} />)
    await open()
    await userEvent.keyboard('p{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await open()
    await expect.element(search()).toHaveValue('p')
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    await open()
    await expect.element(search()).toHaveValue('')
    await screen.unmount()

    await render(<SelectMenu aria-label="Choice" multiple items={fruit} resetSearchTermOnSelect={false} />)
    await open()
    await userEvent.keyboard('p{Enter}')
    await expect.element(search()).toHaveValue('p')
  })

  it('accepts props for its search field, or has no search field', async () => {
    const keys = vi.fn()
    const screen = await render(
      <SelectMenu
        aria-label="Choice"
        items={fruit}
        searchInput={{ placeholder: 'Find fruit', icon: star, onKeyDown: keys }}
      />,
    )
    await open()
    await expect.element(page.getByPlaceholder('Find fruit')).toHaveFocus()
    await userEvent.keyboard('p')
    expect(keys).toHaveBeenCalled()
    await screen.unmount()

    await render(<SelectMenu aria-label="Choice" items={fruit} searchInput={false} />)
    field().element().focus()
    await userEvent.keyboard('pl')
    await expect.element(field()).toHaveTextContent('Plum')
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect.element(field()).toHaveTextContent('Apple')
    expect(findPart('focusScope')).toBeNull()
  })

  it('does not choose when Enter ends a composition', async () => {
    const change = vi.fn()
    await render(<SelectMenu aria-label="Choice" items={fruit} onValueChange={change} />)
    await open()
    await expect.element(search()).toHaveFocus()
    const input = search().element()
    const press = (init: KeyboardEventInit) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }))
    press({ isComposing: true })
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    press({})
    await nextFrames()
    expect(change).not.toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 60))
    press({})
    await expect.poll(() => change.mock.calls).toHaveLength(1)
  })

  it('reports focus and blur of the whole field', async () => {
    const focus = vi.fn()
    const blur = vi.fn()
    await render(
      <>
        <SelectMenu aria-label="Choice" items={fruit} onFocus={focus} onBlur={blur} />
        <button>Next</button>
      </>,
    )
    field().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(search()).toHaveFocus()
    expect(blur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveFocus()
    expect(focus).toHaveBeenCalledOnce()
    expect(blur).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(blur).toHaveBeenCalledOnce()
  })
})

describe('SelectMenu by keyboard', () => {
  withoutMotion()

  it('highlights the selected item again if it opens during its exit animation', async () => {
    withMotion()
    const style = document.head.appendChild(document.createElement('style'))
    // Only the exit is slow. If the entry were slow too, the browser would shorten the exit to the time the entry had run.
    style.textContent = `[data-slot="content"] { transition: opacity 0s !important }
      [data-slot="content"]:not([data-open]) { transition: opacity 60s linear !important }`
    onTestFinished(() => style.remove())
    await render(<SelectMenu aria-label="Choice" items={fruit} defaultValue="Pear" />)
    field().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(active).toBe('Pear')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(active).toBe('Plum')
    // The exit is animated only if the popup has become visible.
    await expect.poll(() => Number(getComputedStyle(findPart('content')!).opacity)).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    expect(findPart('content')).not.toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(active).toBe('Pear')
  })

  it('moves by arrow keys, which wrap, and by pages', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      label: `Item ${index}`,
      value: index,
      disabled: index === 2,
    }))
    await render(<SelectMenu aria-label="Choice" items={items} />)
    field().element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toBe('Item 0')
    for (const [key, name] of [
      ['ArrowDown', 'Item 1'],
      ['ArrowDown', 'Item 3'],
      ['PageDown', 'Item 13'],
      ['PageUp', 'Item 3'],
      ['PageUp', 'Item 0'],
      ['ArrowUp', 'Item 29'],
      ['ArrowDown', 'Item 0'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.poll(active).toBe(name)
    }
  })

  it('leaves Home, End and letters to the search field', async () => {
    await render(<SelectMenu aria-label="Choice" items={fruit} />)
    await open()
    await userEvent.keyboard('ap{Home}x')
    await expect.element(search()).toHaveValue('xap')
  })

  it('opens with a letter and searches for it', async () => {
    await render(<SelectMenu aria-label="Choice" items={fruit} />)
    field().element().focus()
    await userEvent.keyboard('pl')
    await expect.element(search()).toHaveValue('pl')
    await expect.poll(names).toEqual(['Plum', 'Apple', 'Pineapple'])
  })

  it('closes on Escape and Alt+ArrowUp and returns the focus to the field', async () => {
    await render(<SelectMenu aria-label="Choice" items={fruit} />)
    for (const key of ['{Escape}', '{Alt>}{ArrowUp}{/Alt}']) {
      await open()
      await expect.element(search()).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.element(list()).not.toBeInTheDocument()
      await expect.element(field()).toHaveFocus()
    }
  })

  it('moves the focus with Tab and Shift+Tab', async () => {
    await render(
      <>
        <button>Before</button>
        <SelectMenu aria-label="Choice" items={fruit} />
        <button>After</button>
      </>,
    )
    await open()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await expect.element(list()).not.toBeInTheDocument()
    await open()
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('closes when focus leaves it or the user presses outside', async () => {
    await render(
      <>
        <SelectMenu aria-label="Choice" items={fruit} />
        <button style={{ position: 'fixed', bottom: 0 }}>Elsewhere</button>
      </>,
    )
    await open()
    page.getByRole('button', { name: 'Elsewhere' }).element().focus()
    await expect.element(list()).not.toBeInTheDocument()
    await open()
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('closes on a second click on the field', async () => {
    await render(<SelectMenu aria-label="Choice" items={fruit} />)
    await open()
    await userEvent.click(field())
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
  })
})

describe('SelectMenu with ten thousand items', () => {
  withoutMotion()
  const many = Array.from({ length: 10_000 }, (_, index) => ({ label: `Item ${index}`, value: index }))

  it('searches and moves through all items', async () => {
    await render(<SelectMenu aria-label="Choice" items={many} defaultValue={5000} />)
    await open()
    await expect.poll(active).toBe('Item 5000')
    await userEvent.keyboard('9999')
    await expect.poll(names).toEqual(['Item 9999'])
    await userEvent.clear(search())
    await userEvent.keyboard('item 12')
    await expect.poll(active).toBe('Item 12')
    await expect.element(option('Item 12')).toHaveAttribute('aria-posinset', '1')
    await expect.element(option('Item 12')).toHaveAttribute('aria-setsize', '111')
    expect(names().length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(active).toBe('Item 1299')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(active).toBe('Item 1')
    expect(list().element().scrollTop).toBe(0)
  })
})

describe('SelectMenu in a form', () => {
  withoutMotion()
  const sent = () => [...new FormData(document.querySelector('form')!).entries()]

  it('is submitted, validated and reset with its form', async () => {
    const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
    await render(
      <form onSubmit={submit}>
        <SelectMenu aria-label="Choice" name="fruit" required items={fruit} />
        <button>Send</button>
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).not.toHaveBeenCalled()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('plum{Enter}')
    await expect.poll(sent).toEqual([['fruit', 'Plum']])
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    expect(submit).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(sent).toEqual([['fruit', '']])
  })

  it('works in React Hook Form and TanStack Form', async () => {
    const submit = vi.fn()
    function HookForm() {
      const { control, handleSubmit } = useHookForm<{ fruit: string | null }>({ defaultValues: { fruit: null } })
      return (
        <form onSubmit={handleSubmit((data) => submit(data))}>
          <Controller
            name="fruit"
            control={control}
            render={({ field: { onChange, ...rest } }) => (
              <SelectMenu aria-label="Choice" items={fruit} clear {...rest} onValueChange={onChange} />
            )}
          />
          <button>Send</button>
        </form>
      )
    }
    const screen = await render(<HookForm />)
    await open()
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
              <SelectMenu
                aria-label="Choice"
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
    await open()
    await userEvent.keyboard('plum{Enter}{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ fruit: ['Pear', 'Plum'] })
  })
})

describe('SelectMenu in a modal', () => {
  withoutMotion()

  it('can be searched, and Escape closes only the list', async () => {
    const change = vi.fn()
    await render(
      <Modal defaultOpen title="Order">
        <SelectMenu aria-label="Choice" items={fruit} onValueChange={change} />
        <button>Below</button>
      </Modal>,
    )
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await open()
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('plu')
    await userEvent.click(option('Plum'))
    await expect.poll(() => change.mock.calls).toEqual([['Plum', 'Plum']])
    await expect.element(field()).toHaveFocus()
    await open()
    await expect.element(search()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await expect.element(field()).toHaveFocus()
    await open()
    await expect.element(search()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Below' })).toHaveFocus()
    await expect.element(dialog).toBeVisible()
  })
})

describe('SelectMenu warnings', () => {
  let warning: MockInstance
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns once about an unknown key', async () => {
    await render(
      <>
        <SelectMenu aria-label="Choice" items={fruit} defaultValue="Kiwi" />
        <SelectMenu aria-label="Other" items={fruit} defaultValue="Kiwi" />
        <SelectMenu aria-label="Remote" items={fruit} defaultValue="Grape" ignoreFilter />
      </>,
    )
    expect(warning.mock.calls.map(([text]) => String(text))).toEqual([
      '[Frond UI] SelectMenu: no item has the key "Kiwi". The value must be the "value" of an item.',
    ])
  })
})
