import { useForm as useTanStackForm } from '@tanstack/react-form'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { Controller, useForm as useHookForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { sliderTheme } from '../theme/slider.ts'
import { App } from './App.tsx'
import { Slider } from './Slider.tsx'

describeComponent('Slider', <Slider aria-label="Volume" defaultValue={40} />, {
  slot: 'slider',
  theme: sliderTheme,
  attributesOn: 'input',
})
describeComponent('Slider with two thumbs', <Slider aria-label="Price" defaultValue={[20, 60]} />, {
  slot: 'slider',
  theme: sliderTheme,
})
describeComponent(
  'Vertical slider',
  <Slider aria-label="Volume" defaultValue={40} orientation="vertical" inverted highlight color="error" />,
  { slot: 'slider', theme: sliderTheme, attributesOn: 'input' },
)

const thumb = (name?: string) => page.getByRole('slider', name === undefined ? undefined : { name })
const native = (name?: string) => thumb(name).element() as HTMLInputElement
const values = () =>
  thumb()
    .elements()
    .map((input) => Number((input as HTMLInputElement).value))
const root = () => findPart('slider') as HTMLElement

/** The center of a thumb, as a fraction of the track. */
function placeOf(index: number, side: 'left' | 'bottom' = 'left'): number {
  const box = root().getBoundingClientRect()
  const thumbBox = root().querySelectorAll('[data-slot="thumb"]')[index]!.getBoundingClientRect()
  const share =
    side === 'left'
      ? (thumbBox.left - box.left) / (box.width - thumbBox.width)
      : (box.bottom - thumbBox.bottom) / (box.height - thumbBox.height)
  return Math.round(share * 100)
}

/** The part of the track that the range covers, in percent from the left or from the top. */
function readRange(): [from: number, to: number] {
  const track = findPart('track')!.getBoundingClientRect()
  const range = findPart('range')!.firstElementChild!.getBoundingClientRect()
  const [start, end, length] =
    track.height > track.width
      ? [range.top - track.top, range.bottom - track.top, track.height]
      : [range.left - track.left, range.right - track.left, track.width]
  return [Math.round((Math.max(start, 0) / length) * 100), Math.round((Math.min(end, length) / length) * 100)]
}

/**
 * A pointer event at a fraction of the distance between the first and the last thumb position, from the left or from
 * the top.
 */
function point(type: string, share: number, options: PointerEventInit = {}): void {
  const { left, top, width, height } = root().getBoundingClientRect()
  const size = findPart('thumb')!.getBoundingClientRect().width
  const upright = height > width
  const along = (length: number) => size / 2 + (share / 100) * (length - size)
  root().dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      button: 0,
      clientX: left + (upright ? width / 2 : along(width)),
      clientY: top + (upright ? along(height) : height / 2),
      ...options,
    }),
  )
}

withoutMotion()
beforeEach(() => {
  // Dispatched events have no active pointer that could be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('Slider', () => {
  it('is a native slider with an accessible name', async () => {
    await render(<Slider aria-label="Volume" defaultValue={40} max={50} step={5} />)
    await expect.element(thumb('Volume')).toHaveValue('40')
    expect([native().min, native().max, native().step]).toEqual(['', '50', '5'])
    expect(placeOf(0)).toBe(80)
  })

  it('starts at the minimum', async () => {
    await render(<Slider aria-label="Volume" min={-10} max={10} />)
    expect(values()).toEqual([-10])
    expect(placeOf(0)).toBe(0)
  })

  it('has a number as its value, or an array for several thumbs', async () => {
    const change = vi.fn()
    const screen = await render(<Slider aria-label="Volume" defaultValue={40} onValueChange={change} />)
    native().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(change).toHaveBeenLastCalledWith(41)
    await screen.rerender(<Slider key="list" aria-label="Volume" defaultValue={[40]} onValueChange={change} />)
    native().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(change).toHaveBeenLastCalledWith([41])
  })

  it('shows the controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<Slider aria-label="Volume" value={40} onValueChange={change} />)
    native().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(change).toHaveBeenCalledExactlyOnceWith(41)
    expect([values(), placeOf(0)]).toEqual([[40], 40])
    await screen.rerender(<Slider aria-label="Volume" value={70} onValueChange={change} />)
    expect([values(), placeOf(0)]).toEqual([[70], 70])
  })

  it('reports a change when a screen reader sets the value of the input', async () => {
    const change = vi.fn()
    await render(<Slider aria-label="Volume" defaultValue={40} onValueChange={change} />)
    await userEvent.fill(thumb(), '55')
    expect(change).toHaveBeenLastCalledWith(55)
    expect(placeOf(0)).toBe(55)
  })

  it('passes its input to ref, or its root if there are several thumbs', async () => {
    const one = createRef<HTMLInputElement>()
    const many = createRef<HTMLInputElement>()
    await render(
      <>
        <Slider aria-label="Volume" ref={one} />
        <Slider aria-label="Price" defaultValue={[1, 2]} ref={many} />
      </>,
    )
    expect(one.current?.type).toBe('range')
    expect(many.current?.getAttribute('role')).toBe('group')
  })

  it('renders no style attributes on the server', () => {
    const html = renderToString(<Slider aria-label="Volume" defaultValue={40} />)
    expect(html).not.toContain('style=')
    expect(html).toContain('value="40"')
  })

  it.each([
    [{ defaultValue: 50 }, 'ltr', [0, 50]],
    [{ defaultValue: 50, inverted: true }, 'ltr', [50, 100]],
    [{ defaultValue: [25, 50] }, 'ltr', [27, 50]],
    [{ defaultValue: [25, 50] }, 'rtl', [50, 73]],
    [{ defaultValue: 25, orientation: 'vertical' }, 'ltr', [73, 100]],
    [{ defaultValue: 25, orientation: 'vertical', inverted: true }, 'ltr', [0, 27]],
  ] as const)('draws %o in %s text before hydration', async (props, dir, expected) => {
    const html = renderToString(<Slider<number | readonly number[]> aria-label="Volume" {...props} />)
    await render(<div dir={dir} style={{ width: 200, height: 200 }} dangerouslySetInnerHTML={{ __html: html }} />)
    expect(readRange()).toEqual(expected)
    expect(values()).toEqual([props.defaultValue].flat())
  })

  it('fills the range from the start, or between the thumbs', async () => {
    const screen = await render(<Slider aria-label="Volume" value={50} />)
    expect(readRange()).toEqual([0, 50])
    await screen.rerender(<Slider aria-label="Volume" value={50} inverted />)
    expect(readRange()).toEqual([50, 100])
    await screen.rerender(<Slider key="list" aria-label="Volume" value={[25, 50]} />)
    expect(readRange()[1]).toBe(50)
    expect(readRange()[0]).toBeGreaterThan(20)
    await screen.rerender(
      <div dir="rtl">
        <Slider aria-label="Volume" value={20} />
      </div>,
    )
    expect(readRange()[1]).toBe(100)
    expect(readRange()[0]).toBeGreaterThan(75)
  })
})

describe('Slider by keyboard', () => {
  it.each([
    ['{ArrowRight}', 52],
    ['{ArrowUp}', 52],
    ['{ArrowLeft}', 48],
    ['{ArrowDown}', 48],
    ['{PageUp}', 70],
    ['{PageDown}', 30],
    ['{Shift>}{ArrowRight}{/Shift}', 70],
    ['{Home}', 0],
    ['{End}', 100],
  ])('%s moves from 50 to %d', async (keys, expected) => {
    const commit = vi.fn()
    await render(<Slider aria-label="Volume" defaultValue={50} step={2} onValueCommit={commit} />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(values()).toEqual([expected])
    expect(commit).toHaveBeenCalledExactlyOnceWith(expected)
  })

  it('clamps at its minimum and maximum', async () => {
    const change = vi.fn()
    await render(<Slider aria-label="Volume" defaultValue={98} onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}{ArrowRight}{End}')
    expect(values()).toEqual([100])
    expect(change).toHaveBeenCalledExactlyOnceWith(100)
  })

  it.each([
    ['right-to-left', { dir: 'rtl' }, {}, '{ArrowLeft}'],
    ['inverted', {}, { inverted: true }, '{ArrowLeft}'],
    ['inverted and right-to-left', { dir: 'rtl' }, { inverted: true }, '{ArrowRight}'],
    ['vertical', {}, { orientation: 'vertical' }, '{ArrowUp}'],
    ['vertical and inverted', {}, { orientation: 'vertical', inverted: true }, '{ArrowDown}'],
  ] as const)('increases with the arrow key toward the maximum when %s', async (_, around, props, key) => {
    await render(
      <div {...around} style={{ height: 200 }}>
        <Slider aria-label="Volume" defaultValue={50} {...props} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(values()).toEqual([51])
  })

  it('has no floating-point errors', async () => {
    await render(<Slider aria-label="Volume" defaultValue={0.1} max={1} step={0.1} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(values()).toEqual([0.3])
  })

  it('moves each thumb at most to its neighbor', async () => {
    await render(<Slider aria-label="Price" defaultValue={[20, 60]} minStepsBetweenThumbs={10} />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(values()).toEqual([50, 60])
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    expect(values()).toEqual([50, 60])
    await userEvent.keyboard('{End}')
    expect(values()).toEqual([50, 100])
  })

  it('shows keyboard focus', async () => {
    await render(<Slider aria-label="Price" defaultValue={[20, 60]} />)
    await userEvent.tab()
    await userEvent.tab()
    const [first, second] = [...document.querySelectorAll('[data-slot="thumb"]')].map(
      (part) => getComputedStyle(part).outlineStyle,
    )
    expect([first, second]).toEqual(['none', 'solid'])
  })
})

describe('Slider by pointer', () => {
  it('jumps to the pressed point of the track, and follows the pointer', async () => {
    const change = vi.fn()
    const commit = vi.fn()
    await render(<Slider aria-label="Volume" defaultValue={10} onValueChange={change} onValueCommit={commit} />)
    point('pointerdown', 50)
    await expect.element(thumb()).toHaveFocus()
    point('pointermove', 60)
    point('pointermove', 120)
    expect(commit).not.toHaveBeenCalled()
    point('pointerup', 120)
    point('pointermove', 20)
    expect(change.mock.calls.flat()).toEqual([50, 60, 100])
    expect(commit).toHaveBeenCalledExactlyOnceWith(100)
    await expect.poll(() => placeOf(0)).toBe(100)
  })

  it('does not jump if a thumb is pressed beside its center', async () => {
    const change = vi.fn()
    await render(<Slider aria-label="Volume" defaultValue={50} onValueChange={change} />)
    const { left, right } = findPart('thumb')!.getBoundingClientRect()
    point('pointerdown', 50, { clientX: left + (right - left) * 0.8 })
    expect(change).not.toHaveBeenCalled()
    point('pointerup', 50)
  })

  it('can be dragged with a real pointer', async () => {
    vi.restoreAllMocks()
    await render(
      <div style={{ width: 216 }}>
        <Slider aria-label="Volume" />
      </div>,
    )
    const track = page.elementLocator(root())
    await userEvent.click(track, { position: { x: 108, y: 8 } })
    expect(values()).toEqual([50])
  })

  it('moves the nearest thumb, and of two overlapping thumbs the one that can move to the point', async () => {
    const screen = await render(<Slider aria-label="Price" defaultValue={[20, 60]} />)
    point('pointerdown', 50)
    point('pointerup', 50)
    await expect.poll(values).toEqual([20, 50])
    point('pointerdown', 10)
    point('pointerup', 10)
    await expect.poll(values).toEqual([10, 50])

    await screen.rerender(<Slider key="together" aria-label="Price" defaultValue={[100, 100]} />)
    point('pointerdown', 100)
    point('pointermove', 70)
    point('pointerup', 70)
    await expect.poll(values).toEqual([70, 100])
  })

  it('moves back if the browser starts to scroll', async () => {
    const commit = vi.fn()
    await render(<Slider aria-label="Volume" defaultValue={10} onValueCommit={commit} />)
    point('pointerdown', 50)
    await expect.poll(values).toEqual([50])
    point('pointercancel', 50)
    await expect.poll(values).toEqual([10])
    expect(commit).not.toHaveBeenCalled()
  })

  it.each([
    ['right-to-left', { dir: 'rtl' }, {}, 70],
    ['inverted', {}, { inverted: true }, 70],
    ['vertical', {}, { orientation: 'vertical' }, 70],
    ['vertical and inverted', {}, { orientation: 'vertical', inverted: true }, 30],
  ] as const)('reads the pointer position when %s', async (_, around, props, expected) => {
    await render(
      <div {...around} style={{ height: 200 }}>
        <Slider aria-label="Volume" {...props} />
      </div>,
    )
    point('pointerdown', 30)
    point('pointerup', 30)
    await expect.poll(values).toEqual([expected])
  })

  it('has a track as tall as the slider when vertical in a parent without a height', async () => {
    const screen = await render(<Slider aria-label="Volume" orientation="vertical" />)
    const heightOf = (slot: string) => screen.container.querySelector(`[data-slot="${slot}"]`)!.clientHeight
    expect(heightOf('slider')).toBeGreaterThan(90)
    expect(heightOf('track')).toBe(heightOf('slider'))
  })

  it('ignores presses while it is disabled, and other mouse buttons', async () => {
    const change = vi.fn()
    const screen = await render(<Slider aria-label="Volume" disabled onValueChange={change} />)
    await expect.element(thumb()).toBeDisabled()
    point('pointerdown', 50)
    await screen.rerender(<Slider aria-label="Volume" onValueChange={change} />)
    point('pointerdown', 50, { button: 2 })
    expect(change).not.toHaveBeenCalled()
  })
})

describe('Slider with several thumbs', () => {
  it('is a group whose thumbs have accessible names', async () => {
    const screen = await render(<Slider aria-label="Price" defaultValue={[20, 60]} />)
    await expect.element(page.getByRole('group', { name: 'Price' })).toBeVisible()
    await expect.element(thumb('Minimum')).toHaveValue('20')
    await expect.element(thumb('Maximum')).toHaveValue('60')
    await screen.rerender(<Slider key="three" aria-label="Price" defaultValue={[20, 60, 80]} />)
    await expect.element(thumb('Value 2 of 3')).toHaveValue('60')
  })
})

describe('Slider with thumbs that limit each other', () => {
  it('tells the range of each thumb to screen readers', async () => {
    await render(<Slider aria-label="Price" defaultValue={[20, 60]} minStepsBetweenThumbs={5} />)
    await expect.element(thumb('Minimum')).toHaveAttribute('aria-valuemin', '0')
    await expect.element(thumb('Minimum')).toHaveAttribute('aria-valuemax', '55')
    await expect.element(thumb('Maximum')).toHaveAttribute('aria-valuemin', '25')
    await expect.element(thumb('Maximum')).toHaveAttribute('aria-valuemax', '100')
    thumb('Minimum').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(thumb('Maximum')).toHaveAttribute('aria-valuemin', '26')
  })
})

describe('Slider with a tooltip', () => {
  it('shows the value over the focused or hovered thumb', async () => {
    await render(
      <App>
        <Slider aria-label="Volume" defaultValue={40} tooltip className="mt-20" />
        <button>After</button>
      </App>,
    )
    expect(page.getByRole('tooltip').elements()).toEqual([])
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('40')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('41')
    await userEvent.tab()
    await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
    await userEvent.hover(findPart('thumb')!)
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('41')
  })

  it('moves the tooltip with the thumb, and passes props to it', async () => {
    await render(
      <App>
        <div style={{ padding: 100 }}>
          <Slider aria-label="Volume" defaultValue={0} tooltip={{ text: 'Loud', content: { side: 'bottom' } }} />
        </div>
      </App>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Loud')
    const middle = (part: Element) => {
      const { left, width } = part.getBoundingClientRect()
      return left + width / 2
    }
    const distance = () => Math.abs(middle(page.getByRole('tooltip').element()) - middle(findPart('thumb')!))
    await expect.poll(distance).toBeLessThan(2)
    await userEvent.keyboard('{End}')
    await expect.poll(distance).toBeLessThan(2)
    expect(page.getByRole('tooltip').element().getBoundingClientRect().top).toBeGreaterThan(
      findPart('thumb')!.getBoundingClientRect().bottom,
    )
  })
})

describe('Slider in a form', () => {
  const posted = () => [...new FormData(document.querySelector('form')!)]

  it('is submitted and reset with its form', async () => {
    await render(
      <form>
        <Slider aria-label="Volume" name="volume" defaultValue={40} />
        <Slider aria-label="Price" name="price" defaultValue={[20, 60]} />
        <button type="reset">Reset</button>
      </form>,
    )
    native('Volume').focus()
    await userEvent.keyboard('{End}')
    native('Minimum').focus()
    await userEvent.keyboard('{Home}')
    expect(posted()).toEqual([
      ['volume', '100'],
      ['price', '0'],
      ['price', '60'],
    ])
    await userEvent.click(page.getByRole('button'))
    await expect.poll(posted).toEqual([
      ['volume', '40'],
      ['price', '20'],
      ['price', '60'],
    ])
    expect(placeOf(0)).toBe(40)
  })

  it('reports every change to the form', async () => {
    const input = vi.fn()
    const change = vi.fn()
    await render(
      <form onInput={input}>
        <Slider aria-label="Volume" name="volume" defaultValue={40} />
      </form>,
    )
    document.querySelector('form')!.addEventListener('change', change)
    point('pointerdown', 60)
    point('pointermove', 80)
    expect(input).toHaveBeenCalledTimes(2)
    expect(change).not.toHaveBeenCalled()
    point('pointerup', 80)
    expect(change).toHaveBeenCalledTimes(1)
  })

  it('uses the name, label and error of its form field', async () => {
    const field = {
      props: { id: 'volume', name: 'volume', size: 'xl', 'aria-invalid': true },
      invalid: true,
      labelId: 'volume-label',
    }
    const screen = await render(
      <FrondContext value={{ components: {}, field }}>
        <label id="volume-label" htmlFor="volume">
          Volume
        </label>
        <Slider />
      </FrondContext>,
    )
    await expect.element(thumb('Volume')).toHaveAttribute('name', 'volume')
    await expect.element(thumb('Volume')).toHaveAttribute('aria-invalid', 'true')
    expect(root().className).toContain('fr--error')
    expect(root().getBoundingClientRect().height).toBe(20)

    await screen.rerender(
      <FrondContext value={{ components: {}, field }}>
        <label id="volume-label" htmlFor="volume">
          Volume
        </label>
        <Slider key="list" defaultValue={[1, 2]} />
      </FrondContext>,
    )
    await expect.element(page.getByRole('group', { name: 'Volume' })).toHaveAttribute('id', 'volume')
  })

  it('works with react-hook-form', async () => {
    const submit = vi.fn()
    function Settings() {
      const { control, handleSubmit } = useHookForm({ defaultValues: { volume: 40 } })
      return (
        <form onSubmit={(event) => void handleSubmit((data) => void submit(data))(event)}>
          <Controller
            control={control}
            name="volume"
            render={({ field: { onChange, ...field } }) => (
              <Slider aria-label="Volume" {...field} onValueChange={onChange} />
            )}
          />
          <button>Save</button>
        </form>
      )
    }
    await render(<Settings />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ volume: 41 }])
  })

  it('works with TanStack Form', async () => {
    const submit = vi.fn()
    function Settings() {
      const form = useTanStackForm({ defaultValues: { price: [20, 60] }, onSubmit: ({ value }) => void submit(value) })
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit()
          }}
        >
          <form.Field name="price">
            {({ name, state, handleChange, handleBlur }) => (
              <Slider
                aria-label="Price"
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
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => submit.mock.calls.flat()).toEqual([{ price: [21, 60] }])
  })
})

describe('Slider warnings', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it.each([
    [{ value: 120 }, 100, 'the value 120 is not between 0 and 100'],
    [{ value: -1 }, 0, 'the value -1 is not between'],
    [{ value: NaN }, 0, 'the value NaN is not between'],
    [{ max: -5 }, 0, 'are not a valid range'],
    [{ step: 0, value: 7 }, 7, 'are not a valid range'],
    [{ min: NaN, value: 7 }, 7, 'are not a valid range'],
  ])('warns about %o and shows %d', async (props, shown, message) => {
    await render(<Slider aria-label="Volume" {...props} />)
    expect(values()).toEqual([shown])
    expect(warning.mock.calls.flat().join('\n')).toContain(message)
  })

  it('warns about values that are not in order, and if it has no accessible name', async () => {
    await render(
      <>
        <Slider aria-label="Price" value={[60, 20]} />
        <Slider />
      </>,
    )
    expect(values()).toEqual([60, 60, 0])
    const messages = warning.mock.calls.flat().join('\n')
    expect(messages).toContain('are not in ascending order')
    expect(messages).toContain('it has no accessible name')
  })
})
