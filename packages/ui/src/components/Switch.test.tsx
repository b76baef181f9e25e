import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contrast } from '../colors/contrast.ts'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { toHexColor } from '../testing/computed-color.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { colorNames } from '../theme/color-names.ts'
import { switchTheme } from '../theme/switch.ts'
import { Switch } from './Switch.tsx'

const sun = { name: 'test:sun', body: '<circle cx="12" cy="12" r="4"/>' }
const moon = { name: 'test:moon', body: '<path d="M21 12a9 9 0 1 1-6-8"/>' }

describeComponent('Switch', <Switch label="Dark" description="Easy on the eyes" checkedIcon={moon} defaultChecked />, {
  slot: 'switch',
  theme: switchTheme,
  attributesOn: 'base',
})
describeComponent(
  'All looks of Switch',
  <div data-slot="all">
    {colorNames.flatMap((color) => [
      <Switch key={color} color={color} label={color} defaultChecked checkedIcon={sun} uncheckedIcon={moon} />,
      <Switch key={`${color} off`} color={color} label={color} description="More" highlight />,
      <Switch key={`${color} busy`} color={color} label={color} loading />,
    ])}
  </div>,
  { slot: 'all' },
)

const toggle = () => page.getByRole('switch')
const native = () => toggle().element() as HTMLInputElement
const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left

withoutMotion()

describe('Switch', () => {
  it('toggles by pointer and Space, on the track and on the label', async () => {
    const change = vi.fn()
    await render(<Switch label="Wi-Fi" description="Home" onCheckedChange={change} />)
    await userEvent.click(toggle())
    await userEvent.click(page.getByText('Wi-Fi'))
    await userEvent.click(page.getByText('Home'))
    native().focus()
    await userEvent.keyboard(' ')
    expect(change.mock.calls.flat()).toEqual([true, false, true, false])
  })

  it('has the role switch, an accessible name and a description', async () => {
    await render(<Switch label="Wi-Fi" description="Home" defaultChecked />)
    await expect.element(page.getByRole('switch', { name: 'Wi-Fi', exact: true })).toBeChecked()
    await expect.element(toggle()).toHaveAccessibleDescription('Home')
  })

  it('shows the controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<Switch label="Wi-Fi" checked onCheckedChange={change} />)
    await userEvent.click(toggle())
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
    await expect.element(toggle()).toBeChecked()
    await screen.rerender(<Switch label="Wi-Fi" checked={false} onCheckedChange={change} />)
    await expect.element(toggle()).not.toBeChecked()
  })

  it('supports custom values', async () => {
    const change = vi.fn()
    await render(<Switch label="Plan" trueValue="yearly" falseValue="monthly" onCheckedChange={change} />)
    await userEvent.click(toggle())
    await userEvent.click(toggle())
    expect(change.mock.calls.flat()).toEqual(['yearly', 'monthly'])
  })

  it('moves its thumb to the other end, in both text directions', async () => {
    const screen = await render(<Switch label="Wi-Fi" />)
    expect(left('thumb') - left('base')).toBe(2)
    await userEvent.click(toggle())
    expect(left('thumb') - left('base')).toBe(22)
    await screen.unmount()

    await render(
      <div dir="rtl">
        <Switch label="Wi-Fi" />
      </div>,
    )
    expect(left('thumb') - left('base')).toBe(22)
    await userEvent.click(toggle())
    expect(left('thumb') - left('base')).toBe(2)
    expect(left('container')).toBeGreaterThan(left('label'))
  })

  it.each([
    ['xs', 16],
    ['sm', 18],
    ['md', 20],
    ['lg', 22],
    ['xl', 24],
  ] as const)('is twice as wide as high and aligned with its label in size %s', async (size, height) => {
    await render(<Switch size={size} label="Wi-Fi" description="Home" />)
    const { top, width, height: own } = native().getBoundingClientRect()
    expect([width, own]).toEqual([height * 2, height])
    const label = findPart('label')!.getBoundingClientRect()
    expect(Math.abs(top + own / 2 - label.top - label.height / 2)).toBeLessThan(1)
  })

  it.each(['light', 'dark'])('has a white thumb in both states in %s mode', async (mode) => {
    await render(
      <div className={mode}>
        <Switch label="Wi-Fi" />
      </div>,
    )
    const color = () => getComputedStyle(findPart('thumb')!).backgroundColor
    expect(color()).toBe('rgb(255, 255, 255)')
    await userEvent.click(toggle())
    await expect.element(toggle()).toBeChecked()
    expect(color()).toBe('rgb(255, 255, 255)')
  })

  it.each(['light', 'dark'])('has an edge with a contrast of 3 in both states in %s mode', async (mode) => {
    await render(
      <div className={mode} style={{ background: 'var(--ui-bg)' }}>
        <Switch label="Wi-Fi" />
      </div>,
    )
    const page = toHexColor(getComputedStyle(document.querySelector(`.${mode}`)!).backgroundColor)
    const track = () => contrast(toHexColor(getComputedStyle(native()).backgroundColor), page)
    /** The contrast of the ring. Without a ring, the track itself is the edge. */
    const edge = () => {
      const ring = /(\w+\([^)]*\)) 0px 0px 0px 1px inset/.exec(getComputedStyle(native()).boxShadow)?.[1]
      return ring ? contrast(toHexColor(ring), page) : track()
    }
    expect(edge()).toBeGreaterThanOrEqual(3)
    // A dark track would look as if the switch were on.
    expect(track()).toBeLessThan(2)
    await userEvent.click(toggle())
    await expect.element(toggle()).toBeChecked()
    expect(edge()).toBeGreaterThanOrEqual(3)
  })

  it('shows an icon for each state', async () => {
    await render(<Switch label="Dark" checkedIcon={moon} uncheckedIcon={sun} />)
    const shown = () =>
      [...findPart('thumb')!.children]
        .filter((icon) => getComputedStyle(icon).display !== 'none')
        .map((icon) => icon.innerHTML)
    expect(shown()).toEqual([expect.stringContaining('circle')])
    await userEvent.click(toggle())
    expect(shown()).toEqual([expect.stringContaining('M21')])
  })

  it('keeps its value, its form entry and the focus while it loads', async () => {
    const change = vi.fn()
    const content = (loading: boolean) => (
      <form>
        <Switch label="Wi-Fi" name="wifi" defaultChecked checkedIcon={sun} loading={loading} onCheckedChange={change} />
      </form>
    )
    const screen = await render(content(false))
    native().focus()
    await screen.rerender(content(true))
    await expect.element(toggle()).toHaveAttribute('aria-busy', 'true')
    await expect.element(toggle()).toHaveAttribute('aria-disabled', 'true')
    expect(findPart('icon')!.innerHTML).not.toContain('circle')
    await userEvent.keyboard(' ')
    await userEvent.click(page.getByText('Wi-Fi'), { force: true })
    await expect.element(toggle()).toBeChecked()
    await expect.element(toggle()).toHaveFocus()
    expect(new FormData(document.querySelector('form')!).get('wifi')).toBe('on')
    expect(change).not.toHaveBeenCalled()

    await screen.rerender(content(false))
    await userEvent.keyboard(' ')
    await expect.element(toggle()).not.toBeChecked()
    expect(change.mock.calls).toEqual([[false]])
  })

  it('keeps a controlled value while it loads', async () => {
    await render(<Switch label="Wi-Fi" checked loading />)
    await userEvent.click(page.getByText('Wi-Fi'), { force: true })
    await expect.element(toggle()).toBeChecked()
  })

  it('spins the loading icon', async () => {
    await render(<Switch label="Wi-Fi" loading loadingIcon={moon} />)
    expect(findPart('icon')!.innerHTML).toContain('M21')
    expect(getComputedStyle(findPart('icon')!).animationName).toBe('spin')
  })

  it('shows keyboard focus', async () => {
    await render(<Switch label="Wi-Fi" />)
    await userEvent.tab()
    expect(getComputedStyle(findPart('base')!).outlineStyle).toBe('solid')
  })

  it('is submitted and reset with its form, and must be on if it is required', async () => {
    await render(
      <form>
        <Switch label="Wi-Fi" name="wifi" trueValue="on-air" required />
        <button type="reset">Reset</button>
      </form>,
    )
    const posted = () => [...new FormData(document.querySelector('form')!)]
    expect(posted()).toEqual([])
    expect(native().validity.valueMissing).toBe(true)
    await userEvent.click(toggle())
    expect(posted()).toEqual([['wifi', 'on-air']])
    await userEvent.click(page.getByRole('button'))
    await expect.element(toggle()).not.toBeChecked()
  })

  it('works with react-hook-form', async () => {
    const submit = vi.fn()
    function Settings() {
      const { register, handleSubmit } = useForm({ defaultValues: { wifi: true } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => void submit(data))(event)}>
          <Switch label="Wi-Fi" {...register('wifi')} />
          <button>Save</button>
        </form>
      )
    }
    await render(<Settings />)
    await userEvent.click(toggle())
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ wifi: false }])
  })

  it('uses the id, size and error of its form field', async () => {
    const field = { props: { id: 'wifi', size: 'xl' }, invalid: true, labelId: 'wifi-label' }
    await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="wifi-label" htmlFor="wifi">
          Network
        </label>
        <Switch label="Wi-Fi" description="Home" />
      </FrondContext>,
    )
    await expect.element(page.getByRole('switch', { name: 'Network Wi-Fi', exact: true })).toBeVisible()
    expect(native().getBoundingClientRect().height).toBe(24)
    expect(findPart('switch')!.className).toContain('fr--error')
  })
})

describe('Switch warnings', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns if it has no accessible name, and about an unknown value', async () => {
    // A caller without TypeScript could write this.
    const wrong = { checked: 'maybe' } as object
    await render(<Switch {...wrong} />)
    await expect.element(toggle()).not.toBeChecked()
    expect(warning.mock.calls.flat().join('\n')).toContain('Switch: it has no accessible name')
    expect(warning.mock.calls.flat().join('\n')).toContain('Switch: checked is "maybe"')
  })
})
