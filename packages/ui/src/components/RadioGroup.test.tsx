import { useForm as useTanStackForm } from '@tanstack/react-form'
import { useForm as useHookForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { colorNames } from '../theme/color-names.ts'
import { radioGroupTheme } from '../theme/radio-group.ts'
import { RadioGroup } from './RadioGroup.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const plans = [
  { label: 'Solo', value: 'solo', description: 'For one person', icon: star },
  { label: 'Team', value: 'team', description: 'Up to five' },
  { label: 'Organisation', value: 'organisation', description: 'Up to twenty' },
]

describeComponent('RadioGroup', <RadioGroup legend="Plan" items={plans} defaultValue="solo" />, {
  slot: 'radio-group',
  theme: radioGroupTheme,
})
describeComponent(
  'All looks of RadioGroup',
  <div data-slot="all">
    {colorNames.flatMap((color) =>
      (['list', 'card', 'table'] as const).map((variant) => (
        <RadioGroup
          key={`${color} ${variant}`}
          legend={`${color} ${variant}`}
          color={color}
          variant={variant}
          items={plans}
          defaultValue="team"
        />
      )),
    )}
  </div>,
  { slot: 'all' },
)

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const focused = () => (document.activeElement as HTMLInputElement).value
const posted = () => [...new FormData(document.querySelector('form')!)]

withoutMotion()

describe('RadioGroup', () => {
  it('names the group and describes its buttons', async () => {
    await render(<RadioGroup legend="Plan" items={plans} />)
    await expect.element(page.getByRole('radiogroup', { name: 'Plan' })).toBeVisible()
    await expect.element(radio('Team')).toHaveAccessibleDescription('Up to five')
    expect(page.getByRole('radio').elements()).toHaveLength(3)
  })

  it('renders a custom legend', async () => {
    await render(<RadioGroup legend="plan" renderLegend={({ legend }) => <b>Your {legend}</b>} items={plans} />)
    await expect.element(page.getByRole('radiogroup', { name: 'Your plan' })).toBeVisible()
  })

  it('selects an item by a press on its button or text', async () => {
    const change = vi.fn()
    await render(<RadioGroup items={plans} onValueChange={change} />)
    await userEvent.click(radio('Team'))
    await userEvent.click(page.getByText('For one person'))
    expect(change.mock.calls).toEqual([
      ['team', plans[1]],
      ['solo', plans[0]],
    ])
    await expect.element(radio('Solo')).toBeChecked()
    await expect.element(radio('Team')).not.toBeChecked()
  })

  it('follows a controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<RadioGroup items={plans} value="solo" onValueChange={change} />)
    await userEvent.click(radio('Team'))
    expect(change).toHaveBeenCalledExactlyOnceWith('team', plans[1])
    await expect.element(radio('Solo')).toBeChecked()
    await screen.rerender(<RadioGroup items={plans} value="team" onValueChange={change} />)
    await expect.element(radio('Team')).toBeChecked()
    await screen.rerender(<RadioGroup items={plans} value={null} onValueChange={change} />)
    await expect.element(radio('Team')).not.toBeChecked()
  })

  it('accepts strings, numbers and objects of any shape as items', async () => {
    const change = vi.fn()
    await render(
      <>
        <RadioGroup items={['Red', 'Green']} onValueChange={change} />
        <RadioGroup items={[1, 2]} defaultValue={2} onValueChange={change} />
        <RadioGroup
          items={[{ id: 7, title: 'Attic', beds: 2 }]}
          valueKey="id"
          labelKey="title"
          onValueChange={(id, room) => void change(id, room.beds)}
        />
      </>,
    )
    await expect.element(radio('2')).toBeChecked()
    await userEvent.click(radio('Green'))
    await userEvent.click(radio('1'))
    await userEvent.click(radio('Attic'))
    expect(change.mock.calls).toEqual([
      ['Green', 'Green'],
      [1, 1],
      [7, 2],
    ])
  })

  it('passes the item and the value to render functions', async () => {
    await render(
      <form>
        <RadioGroup
          items={plans}
          defaultValue="solo"
          label={({ item, value }) => `${item.label}${value === item.value ? '!' : ''}`}
          description="Same for all"
        />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(radio('Team'))
    await expect.element(radio('Team!')).toHaveAccessibleDescription('Same for all')
    await userEvent.click(page.getByRole('button'))
    await expect.element(radio('Solo!')).toBeChecked()
  })

  it('does not select disabled items or items of disabled groups', async () => {
    const change = vi.fn()
    const items = [{ label: 'Solo' }, { label: 'Team', disabled: true }]
    const screen = await render(<RadioGroup items={items} onValueChange={change} />)
    await expect.element(radio('Team')).toBeDisabled()
    await expect.element(radio('Solo')).toBeEnabled()
    await userEvent.click(page.getByText('Team'), { force: true })
    await screen.rerender(<RadioGroup items={items} onValueChange={change} disabled />)
    await userEvent.click(page.getByText('Solo'), { force: true })
    expect((radio('Solo').element() as HTMLInputElement).matches(':disabled')).toBe(true)
    expect(change).not.toHaveBeenCalled()
  })

  it('adds classes to a single item', async () => {
    await render(
      <RadioGroup items={[{ label: 'Solo', className: 'mine', ui: { label: 'loud' } }, { label: 'Team' }]} />,
    )
    expect(document.querySelector('.mine')?.getAttribute('data-slot')).toBe('item')
    expect(document.querySelectorAll('.loud')).toHaveLength(1)
  })

  it('supports both orientations and both sides of the button', async () => {
    const place = (name: string) => radio(name).element().getBoundingClientRect()
    const screen = await render(<RadioGroup items={plans} />)
    expect(place('Team').top).toBeGreaterThan(place('Solo').top)
    await screen.rerender(<RadioGroup items={plans} orientation="horizontal" />)
    expect(place('Team').top).toBe(place('Solo').top)
    expect(place('Team').left).toBeGreaterThan(place('Solo').left)
    await screen.rerender(
      <div dir="rtl">
        <RadioGroup items={plans} orientation="horizontal" />
      </div>,
    )
    expect(place('Team').left).toBeLessThan(place('Solo').left)
    await screen.rerender(<RadioGroup items={plans} indicator="end" />)
    expect(place('Solo').left).toBeGreaterThan(findPart('label')!.getBoundingClientRect().left)
  })

  it.each(['card', 'table'] as const)('shows the focus on the %s', async (variant) => {
    await render(<RadioGroup items={plans} variant={variant} indicator="hidden" />)
    await userEvent.tab()
    expect(getComputedStyle(findPart('item')!).outlineStyle).toBe('solid')
  })
})

describe('RadioGroup by keyboard', () => {
  it('is one tab stop at the selected item', async () => {
    await render(
      <>
        <RadioGroup items={plans} defaultValue="team" />
        <button>After</button>
      </>,
    )
    await userEvent.tab()
    expect(focused()).toBe('team')
    await userEvent.tab()
    await expect.element(page.getByRole('button')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('team')
  })

  it('selects with the arrow keys and wraps around', async () => {
    const change = vi.fn()
    await render(<RadioGroup items={plans} onValueChange={(value) => void change(value)} />)
    await userEvent.tab()
    expect(focused()).toBe('solo')
    await userEvent.keyboard(' {ArrowDown}{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}')
    expect(change.mock.calls.flat()).toEqual(['solo', 'team', 'organisation', 'solo', 'organisation', 'team'])
    expect(focused()).toBe('team')
  })

  it('stops at the ends without loop and skips disabled items', async () => {
    const items = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }].map((item) => ({
      ...item,
      label: item.value,
    }))
    await render(<RadioGroup items={items} defaultValue="a" loop={false} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe('a')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('c')
    await expect.element(radio('c')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('c')
  })

  it('follows the text direction', async () => {
    await render(
      <div dir="rtl">
        <RadioGroup items={plans} defaultValue="solo" orientation="horizontal" />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(radio('Team')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(radio('Organisation')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(radio('Solo')).toBeChecked()
  })
})

describe('RadioGroup in a form', () => {
  it('submits the selected key and is reset with its form', async () => {
    await render(
      <form>
        <RadioGroup items={plans} name="plan" defaultValue="team" />
        <button type="reset">Reset</button>
      </form>,
    )
    expect(posted()).toEqual([['plan', 'team']])
    await userEvent.click(radio('Solo'))
    expect(posted()).toEqual([['plan', 'solo']])
    await userEvent.click(page.getByRole('button'))
    await expect.element(radio('Team')).toBeChecked()
  })

  it('submits nothing without a name and is still one group', async () => {
    await render(
      <form>
        <RadioGroup items={['a', 'b']} defaultValue="a" />
        <RadioGroup items={['c', 'd']} defaultValue="c" />
      </form>,
    )
    await userEvent.click(radio('b'))
    await expect.element(radio('a')).not.toBeChecked()
    await expect.element(radio('c')).toBeChecked()
    expect(posted()).toEqual([])
  })

  it('requires a selected item if required', async () => {
    await render(<RadioGroup legend="Plan" items={plans} required />)
    const native = radio('Solo').element() as HTMLInputElement
    expect(native.validity.valueMissing).toBe(true)
    expect(getComputedStyle(findPart('legend')!, '::after').content).toContain('*')
    await userEvent.click(radio('Team'))
    expect(native.validity.valid).toBe(true)
  })

  it('gets its name, size, error and label from a FormField', async () => {
    const field = {
      props: { id: 'plan', name: 'plan', size: 'xl', 'aria-invalid': true, 'aria-describedby': 'why' },
      invalid: true,
      labelId: 'plan-label',
    }
    await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="plan-label" htmlFor="plan">
          Your plan
        </label>
        <RadioGroup items={plans} />
        <p id="why">Choose one.</p>
      </FrondContext>,
    )
    const group = page.getByRole('radiogroup', { name: 'Your plan' })
    await expect.element(group).toHaveAccessibleDescription('Choose one.')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
    await expect.element(radio('Solo')).toHaveAttribute('name', 'plan')
    expect(radio('Solo').element().getBoundingClientRect().width).toBe(20)
    expect(findPart('radio-group')!.className).toContain('fr--error')
  })

  it('is named by the label of the field and its legend', async () => {
    const field = { props: { id: 'plan' }, labelId: 'plan-label' }
    await render(
      <FrondContext value={{ components: {}, field }}>
        <span id="plan-label">Billing</span>
        <RadioGroup items={plans} legend="Plan" />
      </FrondContext>,
    )
    await expect.element(page.getByRole('radiogroup', { name: 'Billing Plan' })).toBeVisible()
  })

  it('works with react-hook-form', async () => {
    const submit = vi.fn()
    function Settings() {
      const { setValue, watch, handleSubmit } = useHookForm({ defaultValues: { plan: 'solo' } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => void submit(data))(event)}>
          <RadioGroup items={plans} value={watch('plan')} onValueChange={(plan) => setValue('plan', plan)} />
          <button>Save</button>
        </form>
      )
    }
    await render(<Settings />)
    await expect.element(radio('Solo')).toBeChecked()
    await userEvent.click(radio('Team'))
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ plan: 'team' }])
  })

  it('works with TanStack Form', async () => {
    const submit = vi.fn()
    function Settings() {
      const form = useTanStackForm({ defaultValues: { plan: 'solo' }, onSubmit: ({ value }) => void submit(value) })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="plan">
            {({ name, state, handleChange, handleBlur }) => (
              <RadioGroup
                items={plans}
                name={name}
                value={state.value}
                onValueChange={handleChange}
                onBlur={handleBlur}
              />
            )}
          </form.Field>
          <button>Save</button>
        </form>
      )
    }
    await render(<Settings />)
    await userEvent.click(radio('Team'))
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ plan: 'team' }])
  })
})

describe('RadioGroup with invalid props', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns about a value without an item and about duplicate keys', async () => {
    await render(<RadioGroup items={[...plans, { label: 'Again', value: 'solo' }]} value="large" />)
    const said = warning.mock.calls.flat().join('\n')
    expect(said).toContain('RadioGroup: no item has the key "large"')
    expect(said).toContain('RadioGroup: two items have the key "solo"')
  })

  it('renders no buttons without items', async () => {
    await render(<RadioGroup legend="Plan" />)
    expect(page.getByRole('radio').elements()).toEqual([])
    expect(warning).not.toHaveBeenCalled()
  })
})
