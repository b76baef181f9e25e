import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { inputTagsTheme } from '../theme/input-tags.ts'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import { Input } from './Input.tsx'
import { InputTags, type InputTagsHandle, type InputTagsProps } from './InputTags.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const variants = ['outline', 'soft', 'subtle', 'ghost', 'none'] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

describeComponent(
  'InputTags',
  <InputTags aria-label="Plants" leadingIcon={star} trailingIcon={star} defaultValue={['Fern', 'Moss']} />,
  { slot: 'input-tags', theme: inputTagsTheme, hiddenParts: ['leadingAvatar'], attributesOn: 'input' },
)
describeComponent(
  'All looks of InputTags',
  <div data-slot="all">
    {variants.map((variant) => (
      <div key={variant}>
        <InputTags
          variant={variant}
          aria-label={`Plain ${variant}`}
          defaultValue={['Fern']}
          placeholder="Add a plant"
        />
        <InputTags variant={variant} aria-label={`Wrong ${variant}`} defaultValue={['Fern']} aria-invalid />
        <InputTags variant={variant} aria-label={`Read ${variant}`} defaultValue={['Fern']} readOnly />
        <InputTags variant={variant} aria-label={`Off ${variant}`} defaultValue={['Fern']} disabled />
      </div>
    ))}
  </div>,
  { slot: 'all' },
)
describeComponent('InputTags with the focus on a tag', <InputTags aria-label="Plants" defaultValue={['Fern']} />, {
  slot: 'input-tags',
  attributesOn: 'input',
  show: async () => tag('Fern').element().focus(),
})

const box = () => page.getByRole('textbox', { name: 'Plants' })
const field = () => box().element() as HTMLInputElement
const tag = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const tags = () => [...document.querySelectorAll('[data-slot=itemText]')].map((text) => text.textContent)

function Plants(props: InputTagsProps) {
  return <InputTags aria-label="Plants" {...props} />
}

function pasteText(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  field().dispatchEvent(event)
  return event
}

describe('InputTags', () => {
  withoutMotion()
  beforeEach(forgetWarnings)

  it('adds the typed text as a tag on Enter, and submits the form on Enter without text', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    await render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <Plants />
      </form>,
    )
    await userEvent.type(box(), ' Tree fern {Enter}')
    await expect.poll(tags).toEqual(['Tree fern'])
    await expect.element(box()).toHaveValue('')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    expect(tags()).toEqual(['Tree fern'])
  })

  it('moves the focus to the input and keeps the tags if a label around it is pressed', async () => {
    await render(
      // The rule does not know that the field is a control.
      // oxlint-disable-next-line jsx-a11y/label-has-associated-control
      <label>
        <span>Plants</span> <InputTags defaultValue={['Fern', 'Moss']} />
      </label>,
    )
    await userEvent.click(page.getByText('Plants'))
    const input = page.getByRole('textbox', { name: /^Plants/ })
    await expect.element(input).toHaveFocus()
    expect(tags()).toEqual(['Fern', 'Moss'])
    const { right } = tag('Moss').element().getBoundingClientRect()
    expect(input.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(right)
  })

  it('ends a tag at the delimiter', async () => {
    const screen = await render(<Plants />)
    await userEvent.type(box(), 'Fern,Moss,')
    await expect.poll(tags).toEqual(['Fern', 'Moss'])
    await expect.element(box()).toHaveValue('')
    await screen.rerender(<Plants key={1} delimiter={/[;\s]/y} />)
    await userEvent.type(box(), 'Fern;Moss Bark')
    await expect.poll(tags).toEqual(['Fern', 'Moss'])
    await expect.element(box()).toHaveValue('Bark')
    await screen.rerender(<Plants key={2} delimiter="" />)
    await userEvent.type(box(), 'a,b{Enter}')
    await expect.poll(tags).toEqual(['a,b'])
  })

  it('adds no empty tags', async () => {
    const change = vi.fn()
    await render(<Plants onValueChange={change} />)
    await userEvent.type(box(), ', ,{Enter}')
    await expect.element(box()).toHaveValue('')
    expect(change).not.toHaveBeenCalled()
  })

  it('splits pasted text with addOnPaste', async () => {
    const screen = await render(<Plants addOnPaste />)
    expect(pasteText('Fern, Moss,,Bark').defaultPrevented).toBe(true)
    await expect.poll(tags).toEqual(['Fern', 'Moss', 'Bark'])
    await screen.rerender(<Plants key={1} />)
    expect(pasteText('Fern, Moss').defaultPrevented).toBe(false)
    expect(tags()).toEqual([])
    // Pasted text is split when it is added as tags.
    await userEvent.fill(box(), 'x')
    field().value = 'Fern, Moss'
    await userEvent.keyboard('{Enter}')
    await expect.poll(tags).toEqual(['Fern', 'Moss'])
  })

  it('adds a tag on Tab with addOnTab and on blur with addOnBlur', async () => {
    const screen = await render(
      <>
        <Plants addOnTab />
        <button type="button">After</button>
      </>,
    )
    await userEvent.type(box(), 'Fern')
    await userEvent.tab()
    await expect.poll(tags).toEqual(['Fern'])
    await expect.element(box()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
    await screen.rerender(
      <>
        <Plants key={1} addOnBlur defaultValue={['Moss']} />
        <button type="button">After</button>
      </>,
    )
    await userEvent.type(box(), 'Bark')
    field().setSelectionRange(0, 0)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tag('Moss')).toHaveFocus()
    expect(tags()).toEqual(['Moss'])
    box().element().focus()
    await userEvent.tab()
    await expect.poll(tags).toEqual(['Moss', 'Bark'])
    await screen.rerender(<Plants key={2} />)
    await userEvent.type(box(), 'Fern')
    await userEvent.tab()
    expect(tags()).toEqual([])
    await expect.element(box()).toHaveValue('Fern')
  })

  it('refuses duplicate, too many and too long tags and announces it', async () => {
    const invalid = vi.fn()
    const change = vi.fn()
    const screen = await render(<Plants defaultValue={['Fern']} max={2} onInvalid={invalid} onValueChange={change} />)
    await userEvent.type(box(), 'Fern{Enter}')
    expect(invalid).toHaveBeenLastCalledWith('Fern', 'duplicate')
    await expect.element(page.getByRole('status')).toHaveTextContent('Fern is there already')
    await expect.element(box()).toHaveValue('Fern')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(box(), 's')
    expect(field().hasAttribute('aria-invalid')).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect.poll(tags).toEqual(['Fern', 'Ferns'])
    await userEvent.type(box(), 'Moss{Enter}')
    expect(invalid).toHaveBeenLastCalledWith('Moss', 'max')
    await expect.element(page.getByRole('status')).toHaveTextContent('No more than 2 can be added')
    expect(change).toHaveBeenCalledOnce()

    await screen.rerender(<Plants key={1} addOnPaste maxLength={4} onInvalid={invalid} />)
    await expect.element(box()).toHaveAttribute('maxlength', '4')
    pasteText('Fern,Mosses,Oak')
    await expect.poll(tags).toEqual(['Fern', 'Oak'])
    expect(invalid).toHaveBeenLastCalledWith('Mosses', 'maxLength')
    await screen.rerender(<Plants key={2} duplicate defaultValue={['Fern', 'Fern']} />)
    await userEvent.type(box(), 'Fern{Enter}')
    await expect.poll(tags).toEqual(['Fern', 'Fern', 'Fern'])
  })

  it('focuses the last tag on Backspace, then removes it and the one before', async () => {
    const removed = vi.fn()
    await render(<Plants defaultValue={['Fern', 'Moss', 'Bark']} onRemoveTag={removed} />)
    await userEvent.type(box(), 'x')
    await userEvent.keyboard('{Backspace}')
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(tag('Bark')).toHaveFocus()
    expect(tags()).toEqual(['Fern', 'Moss', 'Bark'])
    await userEvent.keyboard('{Backspace}')
    await expect.element(tag('Moss')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(tag('Fern')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(box()).toHaveFocus()
    expect(removed.mock.calls).toEqual([['Bark'], ['Moss'], ['Fern']])
    expect(tags()).toEqual([])
  })

  it('moves between the tags and the input by arrow keys, Home and End', async () => {
    await render(<Plants defaultValue={['Fern', 'Moss', 'Bark']} />)
    await userEvent.tab()
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('ab{ArrowLeft}')
    await expect.element(box()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(tag('Bark')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tag('Moss')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(tag('Fern')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tag('Moss')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(box()).toHaveFocus()
    field().setSelectionRange(0, 0)
    await userEvent.keyboard('{ArrowLeft}{Escape}')
    await expect.element(box()).toHaveFocus()
    field().setSelectionRange(0, 0)
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await expect.element(box()).toHaveFocus()
  })

  it('removes the focused tag with Delete, Enter and Space and focuses the next one', async () => {
    await render(<Plants defaultValue={['Fern', 'Moss', 'Bark', 'Oak']} />)
    box().element().focus()
    await userEvent.keyboard('{ArrowLeft}{Home}{Delete}')
    await expect.element(tag('Moss')).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('Fern removed')
    await userEvent.keyboard('{Enter}')
    await expect.element(tag('Bark')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(tag('Oak')).toHaveFocus()
    expect(tags()).toEqual(['Oak'])
  })

  it('types into the input when a letter is pressed on a tag', async () => {
    await render(<Plants defaultValue={['Fern']} />)
    box().element().focus()
    await userEvent.keyboard('{Backspace}x')
    await expect.element(box()).toHaveFocus()
    await expect.element(box()).toHaveValue('x')
    expect(tags()).toEqual(['Fern'])
  })

  it('swaps the arrow keys in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Plants defaultValue={['Fern', 'Moss']} />
      </div>,
    )
    const [first, last] = [tag('Fern'), tag('Moss')].map((each) => each.element().getBoundingClientRect().left)
    expect(first).toBeGreaterThan(last!)
    box().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tag('Moss')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tag('Fern')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(box()).toHaveFocus()
  })

  it('is one tab stop', async () => {
    await render(
      <>
        <Plants defaultValue={['Fern', 'Moss']} />
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(box()).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  })

  it('removes a tag with its button without moving the focus', async () => {
    await render(<Plants defaultValue={['Fern', 'Moss']} />)
    box().element().focus()
    await userEvent.click(tag('Fern'))
    await expect.poll(tags).toEqual(['Moss'])
    await expect.element(box()).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent('Fern removed')
  })

  it('ignores keys during composition', async () => {
    await render(<Plants defaultValue={['Fern']} />)
    box().element().focus()
    const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    setText.call(field(), 'こけ,')
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    expect(tags()).toEqual(['Fern'])
    await expect.element(box()).toHaveValue('こけ,')
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'こけ,' }))
    await expect.poll(tags).toEqual(['Fern', 'こけ'])
  })

  it('ignores the Enter that ends a composition in Safari', async () => {
    await render(<Plants defaultValue={['Fern']} />)
    box().element().focus()
    const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    setText.call(field(), 'こけ')
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    // Safari ends the composition before it sends the key, with a key code that marks keys of an input method.
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'こけ' }))
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
    await expect.element(box()).toHaveValue('こけ')
    expect(tags()).toEqual(['Fern'])
  })

  it('announces added tags', async () => {
    const added = vi.fn()
    await render(<Plants addOnPaste onAddTag={added} />)
    pasteText('Fern,Moss')
    await expect.element(page.getByRole('status')).toHaveTextContent('Fern, Moss added')
    expect(added.mock.calls).toEqual([['Fern'], ['Moss']])
    expect(page.getByRole('list').element().querySelectorAll('[role=listitem]')).toHaveLength(2)
  })

  it('follows a controlled value that the caller may filter', async () => {
    function Owned() {
      const [value, setValue] = useState<string[] | null>(null)
      return (
        <>
          <Plants value={value} onValueChange={(next) => setValue(next.filter((plant) => plant !== 'Weed'))} />
          <button type="button" onClick={() => setValue(['Oak'])}>
            Set
          </button>
        </>
      )
    }
    await render(<Owned />)
    await userEvent.type(box(), 'Fern,Weed,')
    await expect.poll(tags).toEqual(['Fern'])
    await userEvent.click(page.getByRole('button', { name: 'Set' }))
    await expect.poll(tags).toEqual(['Oak'])
  })

  it('keeps a controlled value that the caller does not update', async () => {
    await render(<Plants value={['Fern']} />)
    await userEvent.type(box(), 'Moss{Enter}')
    await userEvent.click(tag('Fern'))
    expect(tags()).toEqual(['Fern'])
  })

  it('accepts tags of any type', async () => {
    interface Person {
      id: number
      name: string
    }
    const change = vi.fn<(people: Person[]) => void>()
    const invalid = vi.fn()
    await render(
      <form>
        <InputTags<Person>
          aria-label="Plants"
          name="people"
          defaultValue={[{ id: 1, name: 'Ada' }]}
          convertValue={(name) => (name.includes('@') ? undefined : { id: name.length, name: name.toUpperCase() })}
          displayValue={({ name }) => name}
          itemText={({ item, index }) => `${index + 1} ${item.name}`}
          onValueChange={change}
          onInvalid={invalid}
        />
      </form>,
    )
    await userEvent.type(box(), 'grace{Enter}a@b{Enter}')
    await expect.poll(tags).toEqual(['1 Ada', '2 GRACE'])
    expect(change.mock.lastCall).toEqual([
      [
        { id: 1, name: 'Ada' },
        { id: 5, name: 'GRACE' },
      ],
    ])
    expect(invalid).toHaveBeenLastCalledWith('a@b', 'convertValue')
    await expect.element(tag('GRACE')).toBeVisible()
    await userEvent.fill(box(), '')
    await userEvent.type(box(), 'Grace{Enter}')
    expect(invalid).toHaveBeenLastCalledWith('Grace', 'duplicate')
    expect(new FormData(document.querySelector('form')!).getAll('people')).toEqual(['Ada', 'GRACE'])
  })

  it('is submitted with a native form, one value per tag, and reset with it', async () => {
    const change = vi.fn()
    await render(
      <form>
        <Plants name="plants" defaultValue={['Fern']} onValueChange={change} />
        <button type="reset">Reset</button>
      </form>,
    )
    const sent = () => new FormData(document.querySelector('form')!).getAll('plants')
    expect(sent()).toEqual(['Fern'])
    await userEvent.type(box(), 'Moss,Half a te')
    await expect.poll(sent).toEqual(['Fern', 'Moss'])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(tags).toEqual(['Fern'])
    expect(sent()).toEqual(['Fern'])
    await expect.element(box()).toHaveValue('')
    expect(change.mock.lastCall).toEqual([['Fern']])
  })

  it('reports an array to Form, even for a single tag', async () => {
    const submit = vi.fn()
    await render(
      <Form
        validate={(state: { plants?: string[] }) =>
          state.plants?.length ? [] : [{ name: 'plants', message: 'Name a plant' }]
        }
        onSubmit={(event) => void submit(event.data)}
      >
        <FormField name="plants" label="Plants" help="One at least">
          <InputTags />
        </FormField>
        <Button type="submit" label="Send" />
      </Form>,
    )
    await expect.element(box()).toHaveAccessibleDescription('One at least')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box()).toHaveFocus()
    expect(findPart('input-tags')!.className).toContain('fr--error')
    await userEvent.type(box(), 'Fern{Enter}')
    await expect.poll(() => field().getAttribute('aria-invalid')).toBe(null)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ plants: ['Fern'] })
    await userEvent.click(tag('Fern'))
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  })

  it('requires a tag, not a text', async () => {
    await render(<Plants required />)
    expect(field().validity.valueMissing).toBe(true)
    await userEvent.type(box(), 'Fern{Enter}')
    await expect.poll(() => field().validity.valid).toBe(true)
  })

  it('cannot be changed while it is disabled or read-only', async () => {
    const screen = await render(
      <form>
        <Plants name="plants" defaultValue={['Fern']} disabled />
      </form>,
    )
    await expect.element(box()).toBeDisabled()
    await expect.element(tag('Fern')).toBeDisabled()
    expect(new FormData(document.querySelector('form')!).getAll('plants')).toEqual([])
    await screen.rerender(<Plants key={1} defaultValue={['Fern']} readOnly />)
    expect(tag('Fern').query()).toBe(null)
    box().element().focus()
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(tags()).toEqual(['Fern'])
  })

  it('also calls the handlers of the caller', async () => {
    const events: string[] = []
    await render(
      <Plants
        addOnBlur
        onFocus={() => events.push('focus')}
        onChange={(event) => events.push(`change ${event.currentTarget.value}`)}
        onKeyDown={({ key }) => events.push(key)}
        onBlur={() => events.push('blur')}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('a')
    await userEvent.tab()
    expect(events).toEqual(['focus', 'a', 'change a', 'Tab', 'blur'])
    await expect.poll(tags).toEqual(['a'])
  })

  it('focuses the input when the frame is pressed', async () => {
    await render(<Plants icon={star} defaultValue={['Fern']} name="plants" />)
    await userEvent.click(findPart('leading')!)
    await expect.element(box()).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.click(page.getByText('Fern'))
    await expect.element(box()).toHaveFocus()
  })

  it('focuses itself on mount or after a delay', async () => {
    const clock = stopClock()
    const screen = await render(<Plants autoFocus />)
    await expect.element(box()).toHaveFocus()
    await screen.unmount()
    await render(<Plants autoFocus autofocusDelay={60_000} />)
    await clock.advance(30_000)
    await expect.element(box()).not.toHaveFocus()
    await clock.advance(31_000)
    await expect.element(box()).toHaveFocus()
  })

  it('exposes the native input through ref and handleRef', async () => {
    const ref = createRef<HTMLInputElement>()
    const handle = createRef<InputTagsHandle>()
    await render(<Plants ref={ref} handleRef={handle} />)
    expect(ref.current).toBe(field())
    expect(handle.current!.inputRef.current).toBe(field())
  })

  it.each(sizes)('has the height of an input of the size %s, with tags and without', async (size) => {
    await render(
      <>
        <Input aria-label="City" size={size} />
        <Plants size={size} className="w-96" />
        <InputTags aria-label="More" size={size} icon={star} defaultValue={['Fern']} className="w-96" />
      </>,
    )
    const [plain, empty, filled] = ['input', 'input-tags', 'input-tags'].map((slot, index) =>
      [...document.querySelectorAll(`[data-slot="${slot}"]:has(> *)`)].at(index === 2 ? 1 : 0)!.getBoundingClientRect(),
    )
    expect(empty!.height).toBe(plain!.height)
    expect(filled!.height).toBe(plain!.height)
  })

  it('grows with its tags and truncates a tag that is too long', async () => {
    await render(
      <Plants defaultValue={['Fern', 'Moss', 'Bark', 'Oak', 'A plant with a name that no field can hold']} />,
    )
    const frame = findPart('input-tags')!.getBoundingClientRect()
    expect(frame.height).toBeGreaterThan(50)
    for (const item of document.querySelectorAll('[data-slot=item]'))
      expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right)
  })

  it('renders its parts with render props', async () => {
    await render(
      <Plants
        defaultValue={['Fern']}
        renderLeading="Plants:"
        renderTrailing={({ ui }) => <b className={ui.trailingIcon}>!</b>}
        itemText={({ item }) => <i>{item.toUpperCase()}</i>}
        itemDelete={({ index }) => `no. ${index}`}
      >
        <em>1 of 5</em>
      </Plants>,
    )
    for (const words of ['Plants:', '!', 'FERN', 'no. 0', '1 of 5'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(tag('Fern')).toBeVisible()
  })

  it.each<[string, InputTagsProps<never>]>([
    ['Pass an array', { value: 'Fern' as never }],
    ['Pass `displayValue`', { defaultValue: [{ name: 'Fern' } as never] }],
    ['unknown variant "bold"', { variant: 'bold' as never }],
  ])('warns about bad input: %s', async (warning, props) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<InputTags aria-label="Plants" {...props} />)
    expect(warned.mock.calls.flat().join('\n')).toContain(warning)
    warned.mockRestore()
  })

  it('renders no style attributes on the server', () => {
    expect(renderToString(<Plants defaultValue={['Fern']} />)).not.toContain('style=')
  })
})
