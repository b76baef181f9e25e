import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatColor, parseColor, rgbToLab, rgbToOklch } from './color-picker/color-math.ts'
import { forgetWarnings } from '../system/warn.ts'
import { stopClock } from '../testing/clock.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { dragMouse, releaseMouse } from '../testing/input.ts'
import { withoutMotion } from '../testing/motion.ts'
import { colorPickerTheme } from '../theme/color-picker.ts'
import { Button } from './Button.tsx'
import { ColorPicker, type ColorPickerFormat, type ColorPickerProps } from './ColorPicker.tsx'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'

const swatches = ['#EF4444', { value: 'rgb(0 0 255)', label: 'Blue' }]

describeComponent('ColorPicker', <ColorPicker alpha defaultValue="#66339980" swatches={swatches} />, {
  slot: 'color-picker',
  theme: colorPickerTheme,
  // Remove the EyeDropper API, which only some browsers have. Its own test defines it.
  hiddenParts: 'EyeDropper' in globalThis ? [] : ['eyeDropper'],
})
describeComponent('ColorPicker of sliders alone', <ColorPicker input={false} eyeDropper={false} size="xs" />, {
  slot: 'color-picker',
})
describeComponent('ColorPicker that is disabled', <ColorPicker disabled swatches={swatches} />, {
  slot: 'color-picker',
})

const slider = (name: string) => page.getByRole('slider', { name })
const field = () => page.getByRole('textbox', { name: 'Color value' })
const text = () => (field().element() as HTMLInputElement).value
const press = (keys: string) => userEvent.keyboard(keys)
const focusOn = (name: string) => slider(name).element().focus()
const values = () =>
  ['Saturation', 'Brightness', 'Hue'].map((name) => (slider(name).element() as HTMLInputElement).valueAsNumber)

/** A point on an element, by fractions of its size. */
function at(part: string, x: number, y: number): { x: number; y: number } {
  const box = findPart(part)!.getBoundingClientRect()
  return { x: box.left + x * box.width, y: box.top + y * box.height }
}

describe('ColorPicker', () => {
  withoutMotion()
  beforeEach(forgetWarnings)
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is white by default, and accepts a value in any format', async () => {
    const screen = await render(<ColorPicker />)
    expect(text()).toBe('#FFFFFF')
    for (const given of ['#639', 'rgb(102, 51, 153)', 'hsl(270 50% 40%)', 'oklch(44.03% 0.1603 303.37)']) {
      await screen.rerender(<ColorPicker key={given} defaultValue={given} />)
      expect(text()).toBe('#663399')
    }
    expect(values()).toEqual([67, 60, 270])
  })

  it.each<[ColorPickerFormat, string]>([
    ['hex', '#663399'],
    ['rgb', 'rgb(102 51 153)'],
    ['hsl', 'hsl(270 50% 40%)'],
    ['cmyk', 'device-cmyk(33% 67% 0% 40%)'],
    ['lab', 'lab(32.39% 38.42 -47.69)'],
    ['oklch', 'oklch(44.03% 0.1603 303.37)'],
  ])('formats the color as %s', async (format, written) => {
    const change = vi.fn()
    await render(<ColorPicker defaultValue="#663399" format={format} onValueChange={change} />)
    expect(text()).toBe(written)
    focusOn('Brightness')
    await press('{ArrowUp}')
    expect(change.mock.lastCall![0]).toMatch(format === 'hex' ? /^#/ : new RegExp(`^(?:device-)?${format}\\(`))
    expect(change.mock.lastCall![0]).toBe(text())
  })

  it('moves in the area with the arrow keys', async () => {
    const change = vi.fn()
    await render(<ColorPicker defaultValue="hsl(0 100% 25%)" throttle={0} onValueChange={change} />)
    expect(values()).toEqual([100, 50, 0])
    focusOn('Saturation')
    await press('{ArrowLeft}')
    expect(values()).toEqual([99, 50, 0])
    await press('{ArrowUp}')
    expect(values()).toEqual([99, 51, 0])
    // The slider that was changed has the focus, so that screen readers announce its value.
    await expect.element(slider('Brightness')).toHaveFocus()
    await press('{ArrowDown}{ArrowDown}')
    expect(values()).toEqual([99, 49, 0])
    await press('{ArrowRight}')
    await expect.element(slider('Saturation')).toHaveFocus()
    expect(values()).toEqual([100, 49, 0])
    await press('{Shift>}{ArrowLeft}{ArrowUp}{/Shift}')
    expect(values()).toEqual([90, 59, 0])
    expect(change).toHaveBeenCalled()
  })

  it('moves further with Page keys and to the ends with Home and End', async () => {
    await render(<ColorPicker defaultValue="hsl(180 100% 25%)" alpha />)
    focusOn('Saturation')
    await press('{PageDown}')
    expect(values()).toEqual([90, 50, 180])
    await press('{Home}')
    expect(values()).toEqual([0, 50, 180])
    await press('{End}{ArrowRight}')
    expect(values()).toEqual([100, 50, 180])
    focusOn('Brightness')
    await press('{PageUp}{End}')
    expect(values()).toEqual([100, 100, 180])
    focusOn('Hue')
    await press('{ArrowUp}{ArrowRight}')
    expect(values()[2]).toBe(182)
    await press('{ArrowDown}{ArrowLeft}{PageUp}')
    expect(values()[2]).toBe(190)
    await press('{End}{ArrowUp}')
    expect(values()[2]).toBe(360)
    await press('{Home}{ArrowDown}')
    expect(values()[2]).toBe(0)
    focusOn('Opacity')
    await press('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(slider('Opacity')).toHaveAttribute('aria-valuetext', '90%')
    expect(text()).toBe('#FF0000E6')
  })

  it('describes the value of each slider', async () => {
    await render(<ColorPicker defaultValue="#663399" />)
    await expect.element(page.getByRole('group', { name: 'Color' })).toBeVisible()
    await expect.element(slider('Saturation')).toHaveAttribute('aria-valuetext', '67%')
    await expect.element(slider('Brightness')).toHaveAttribute('aria-valuetext', '60%')
    await expect.element(slider('Brightness')).toHaveAttribute('aria-orientation', 'vertical')
    await expect.element(slider('Hue')).toHaveAttribute('aria-valuetext', '270°')
  })

  it('has one tab stop for the area', async () => {
    await render(<ColorPicker eyeDropper={false} />)
    await userEvent.tab()
    await expect.element(slider('Saturation')).toHaveFocus()
    await press('{ArrowDown}')
    await userEvent.tab()
    await expect.element(slider('Hue')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(slider('Brightness')).toHaveFocus()
  })

  it('keeps the hue of grays and the saturation of black', async () => {
    await render(<ColorPicker defaultValue="#663399" />)
    focusOn('Saturation')
    await press('{Home}')
    expect(values()).toEqual([0, 60, 270])
    await press('{End}{ArrowDown}{Home}')
    expect(text()).toBe('#000000')
    expect(values()).toEqual([100, 0, 270])
    await press('{End}')
    expect(text()).toBe('#8000FF')
  })

  it('keeps the hue if the value is controlled', async () => {
    function Owned() {
      const [value, setValue] = useState('#663399')
      return <ColorPicker value={value} onValueChange={setValue} throttle={0} />
    }
    await render(<Owned />)
    focusOn('Saturation')
    await press('{Home}')
    await nextFrames()
    expect(text()).toBe('#999999')
    focusOn('Hue')
    await press('{ArrowUp}')
    expect(values()).toEqual([0, 60, 271])
    focusOn('Saturation')
    await press('{End}')
    expect(text()).toBe('#4F0099')
  })

  it('follows the pointer in the area and clamps at its edges', async () => {
    const change = vi.fn()
    await render(<ColorPicker defaultValue="#FF0000" onValueChange={change} />)
    const start = at('selector', 0.5, 0.5)
    await dragMouse({ path: [{ ...start, at: 0 }], release: false })
    await expect.poll(() => values()).toEqual([50, 50, 0])
    await expect.element(slider('Saturation')).toHaveFocus()
    const end = { x: start.x + 500, y: start.y - 500 }
    await dragMouse({
      path: [
        { ...start, at: 0 },
        { ...end, at: 10 },
      ],
    })
    await expect.poll(() => values()).toEqual([100, 100, 0])
    expect(change.mock.lastCall).toEqual(['#FF0000'])
  })

  it('follows the pointer on the tracks', async () => {
    await render(<ColorPicker defaultValue="#FF0000" alpha />)
    await dragMouse({ path: [{ ...at('track', 0.5, 2 / 3), at: 0 }] })
    await expect.poll(() => values()[2]).toBe(120)
    await dragMouse({ path: [{ ...at('alphaTrack', 0.5, 0.5), at: 0 }] })
    await expect.poll(text).toBe('#00FF0080')
  })

  it('places its thumbs at the color, also on the server', async () => {
    const html = renderToString(<ColorPicker defaultValue="hsl(90 100% 25%)" />)
    expect(html).not.toContain('style=')
    expect(html).toContain('cx="100%" cy="50%"')
    await render(<ColorPicker defaultValue="hsl(90 100% 25%)" />)
    const middle = (part: string) => {
      const box = findPart(part)!.getBoundingClientRect()
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    }
    const near = (thumb: string, part: string, x: number, y: number) => {
      const [is, should] = [middle(thumb), at(part, x, y)]
      return Math.hypot(is.x - should.x, is.y - should.y)
    }
    expect(near('selectorThumb', 'selector', 1, 0.5)).toBeLessThan(1)
    expect(near('trackThumb', 'track', 0.5, 0.75)).toBeLessThan(1)
    expect(getComputedStyle(findPart('selectorThumb')!).fill).toBe('rgb(64, 128, 0)')
    expect(getComputedStyle(findPart('selectorBackground')!).backgroundColor).toBe('rgb(128, 255, 0)')
  })

  it('throttles changes during a drag, and always reports the last color', async () => {
    const clock = stopClock()
    const change = vi.fn()
    await render(<ColorPicker defaultValue="#FF0000" throttle={60_000} onValueChange={change} />)
    focusOn('Hue')
    await press('{ArrowUp}')
    expect(change).toHaveBeenCalledTimes(1)
    await press('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(change).toHaveBeenCalledTimes(1)
    await clock.advance(61_000)
    expect(change.mock.calls).toEqual([['#FF0400'], ['#FF1100']])
    await press('{ArrowUp}')
    expect(change).toHaveBeenCalledTimes(2)
    await clock.advance(61_000)
    expect(change).toHaveBeenLastCalledWith('#FF1500')
  })

  it('reports the last color at the end of a drag, or when it is unmounted', async () => {
    stopClock()
    const change = vi.fn()
    const screen = await render(<ColorPicker defaultValue="#FF0000" throttle={60_000} onValueChange={change} />)
    const place = at('track', 0.5, 0.5)
    await dragMouse({
      path: [
        { ...place, at: 0 },
        { ...at('track', 0.5, 0.25), at: 5 },
      ],
      release: false,
    })
    await expect.poll(() => values()[2]).toBe(270)
    expect(change.mock.calls).toEqual([['#00FFFF']])
    await releaseMouse(at('track', 0.5, 0.25))
    await expect.poll(() => change.mock.calls).toEqual([['#00FFFF'], ['#8000FF']])
    focusOn('Hue')
    await press('{ArrowUp}{ArrowUp}')
    await screen.unmount()
    expect(change).toHaveBeenLastCalledWith('#8800FF')
  })

  it('does not jump back before the caller updates the value, but does if the caller keeps it', async () => {
    const clock = stopClock()
    const change = vi.fn()
    await render(<ColorPicker value="#FF0000" throttle={60_000} onValueChange={change} />)
    focusOn('Hue')
    await press('{ArrowUp}{ArrowUp}')
    expect(values()[2]).toBe(2)
    await clock.advance(61_000)
    await clock.advance(61_000)
    expect(change).toHaveBeenCalledTimes(2)
    await expect.poll(() => values()[2]).toBe(0)
  })

  it('can be controlled', async () => {
    const screen = await render(<ColorPicker value="#FF0000" />)
    await screen.rerender(<ColorPicker value="#0000FF" />)
    expect(values()).toEqual([100, 100, 240])
    expect(text()).toBe('#0000FF')
  })

  it('accepts a typed color in any format on Enter and on blur', async () => {
    const change = vi.fn()
    await render(<ColorPicker onValueChange={change} throttle={0} />)
    await userEvent.fill(field(), 'hsl(120, 100%, 50%)')
    expect(change).not.toHaveBeenCalled()
    await press('{Enter}')
    expect(change).toHaveBeenLastCalledWith('#00FF00')
    await expect.element(field()).toHaveValue('#00FF00')
    await userEvent.fill(field(), '00f')
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith('#0000FF')
    await expect.element(field()).toHaveValue('#0000FF')
  })

  it('keeps the color if the typed text is invalid, and shows an error', async () => {
    const change = vi.fn()
    await render(<ColorPicker defaultValue="#FF0000" onValueChange={change} />)
    await userEvent.fill(field(), 'reddish')
    await press('{Enter}')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveValue('reddish')
    expect(values()).toEqual([100, 100, 0])
    expect(change).not.toHaveBeenCalled()
    await press('{Escape}')
    await expect.element(field()).toHaveValue('#FF0000')
    expect(field().element().hasAttribute('aria-invalid')).toBe(false)

    await userEvent.fill(field(), 'reddish')
    await userEvent.tab()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    focusOn('Hue')
    await press('{ArrowUp}')
    await expect.element(field()).toHaveValue('#FF0400')
    expect(field().element().hasAttribute('aria-invalid')).toBe(false)
  })

  it('does not submit the form when Enter commits a typed color', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    await render(
      <form ref={(form) => form?.addEventListener('submit', submit)}>
        <ColorPicker />
        <button type="submit">Send</button>
      </form>,
    )
    await userEvent.fill(field(), '#f00')
    await press('{Enter}')
    expect(submit).not.toHaveBeenCalled()
    await press('{Enter}')
    expect(submit).toHaveBeenCalledOnce()
  })

  it('shows swatches as a radio group with one tab stop', async () => {
    const change = vi.fn()
    await render(
      <ColorPicker swatches={swatches} input={false} eyeDropper={false} onValueChange={change} throttle={0} />,
    )
    await userEvent.click(page.getByRole('radio', { name: 'Blue' }))
    expect(change).toHaveBeenLastCalledWith('#0000FF')
    await expect.element(page.getByRole('radio', { name: 'Blue' })).toBeChecked()
    await press('{ArrowLeft}')
    await expect.element(page.getByRole('radio', { name: '#EF4444' })).toBeChecked()
    expect(change).toHaveBeenLastCalledWith('#EF4444')
    focusOn('Hue')
    await press('{ArrowUp}')
    await expect.element(page.getByRole('radio', { name: '#EF4444' })).not.toBeChecked()
    expect(page.getByRole('radiogroup', { name: 'Swatches' }).element().children).toHaveLength(2)
  })

  it('picks a color from the screen if the browser supports it', async () => {
    const change = vi.fn()
    let answer: () => Promise<{ sRGBHex: string }> = async () => ({ sRGBHex: '#00ff00' })
    vi.stubGlobal(
      'EyeDropper',
      class {
        open() {
          return answer()
        }
      },
    )
    expect(renderToString(<ColorPicker />)).not.toContain('eyeDropper')
    await render(<ColorPicker alpha defaultValue="#FF000080" onValueChange={change} throttle={0} />)
    const button = page.getByRole('button', { name: 'Pick a color from the screen' })
    await userEvent.click(button)
    // A color from the screen does not change the opacity.
    await expect.poll(() => change.mock.lastCall).toEqual(['#00FF0080'])
    answer = () => Promise.reject(new DOMException('Left', 'AbortError'))
    await userEvent.click(button)
    await nextFrames()
    expect(change).toHaveBeenCalledOnce()
  })

  it('has no eye dropper button if the browser does not support it, or if it is turned off', async () => {
    vi.stubGlobal('EyeDropper', undefined)
    delete (globalThis as { EyeDropper?: unknown }).EyeDropper
    const screen = await render(<ColorPicker />)
    expect(findPart('eyeDropper')).toBe(null)
    vi.stubGlobal('EyeDropper', class {})
    await screen.rerender(<ColorPicker eyeDropper={false} />)
    expect(findPart('eyeDropper')).toBe(null)
    await screen.rerender(<ColorPicker eyeDropper={{ color: 'primary', 'aria-label': 'Pipette' }} />)
    await expect.element(page.getByRole('button', { name: 'Pipette' })).toBeVisible()
  })

  it('has no opacity slider by default', async () => {
    await render(<ColorPicker defaultValue="#FF000080" />)
    expect(text()).toBe('#FF0000')
    expect(slider('Opacity').query()).toBe(null)
  })

  it('is submitted with a native form and reset with it', async () => {
    const change = vi.fn()
    await render(
      <form>
        <ColorPicker name="accent" defaultValue="#FF0000" swatches={swatches} onValueChange={change} throttle={0} />
        <button type="reset">Reset</button>
      </form>,
    )
    const sent = () => [...new FormData(document.querySelector('form')!)]
    expect(sent()).toEqual([['accent', '#FF0000']])
    await userEvent.click(page.getByRole('radio', { name: 'Blue' }))
    expect(sent()).toEqual([['accent', '#0000FF']])
    await userEvent.fill(field(), 'nothing')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(sent).toEqual([['accent', '#FF0000']])
    await expect.element(field()).toHaveValue('#FF0000')
    expect(change).toHaveBeenLastCalledWith('#FF0000')
  })

  it('works in a Form', async () => {
    const submit = vi.fn()
    await render(
      <Form
        validate={({ accent }: { accent?: string }) =>
          accent === '#FFFFFF' ? [{ name: 'accent', message: 'Too bright' }] : []
        }
        onSubmit={(event) => void submit(event.data)}
      >
        <FormField name="accent" label="Accent" help="For links">
          <ColorPicker throttle={0} />
        </FormField>
        <Button type="submit" label="Send" />
      </Form>,
    )
    const group = page.getByRole('group', { name: 'Accent' })
    await expect.element(group).toHaveAccessibleDescription('For links')
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(page.getByText('Too bright').first()).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    focusOn('Brightness')
    await press('{ArrowDown}')
    await expect.poll(() => field().element().getAttribute('aria-invalid')).toBe(null)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0]).toEqual({ accent: '#FCFCFC' })
  })

  it('cannot be changed while it is disabled', async () => {
    const change = vi.fn()
    await render(
      <form>
        <ColorPicker disabled name="accent" defaultValue="#FF0000" swatches={swatches} onValueChange={change} />
      </form>,
    )
    for (const name of ['Saturation', 'Brightness', 'Hue']) await expect.element(slider(name)).toBeDisabled()
    await expect.element(field()).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: 'Blue' })).toBeDisabled()
    await dragMouse({ path: [{ ...at('selector', 0.5, 0.5), at: 0 }] })
    await nextFrames()
    expect(change).not.toHaveBeenCalled()
    expect([...new FormData(document.querySelector('form')!)]).toEqual([])
  })

  it('mirrors the tracks in right-to-left text, and arrow keys still move in their direction', async () => {
    await render(
      <div dir="rtl">
        <ColorPicker defaultValue="#BF4040" />
      </div>,
    )
    expect(findPart('track')!.getBoundingClientRect().right).toBeLessThan(
      findPart('selector')!.getBoundingClientRect().left,
    )
    const before = findPart('selectorThumb')!.getBoundingClientRect().left
    focusOn('Saturation')
    await press('{PageUp}{ArrowRight}')
    await expect.poll(() => findPart('selectorThumb')!.getBoundingClientRect().left).toBeGreaterThan(before)
    expect(getComputedStyle(field().element()).direction).toBe('ltr')
  })

  it('computes colors as the browser does', async () => {
    const probe = document.body.appendChild(document.createElement('i'))
    const computed = (css: string) => {
      probe.style.color = css
      return getComputedStyle(probe)
        .color.match(/-?[\d.]+(?:e-?\d+)?/g)!
        .map(Number)
    }
    for (const hex of ['#FF0000', '#00FF00', '#0000FF', '#663399', '#123456', '#FEDCBA', '#808080']) {
      const color = parseColor(hex)!
      const [lab, oklch] = [rgbToLab(color), rgbToOklch(color)]
      computed(`lab(from ${hex} l a b)`).forEach((value, index) =>
        expect(Math.abs(value - lab[index]!)).toBeLessThan(0.05),
      )
      const [l, chroma, hue] = computed(`oklch(from ${hex} l c h)`)
      expect(Math.abs(l! - oklch[0])).toBeLessThan(0.001)
      expect(Math.abs(chroma! - oklch[1])).toBeLessThan(0.001)
      if (chroma! > 0.001) expect(Math.abs(hue! - oklch[2])).toBeLessThan(0.1)
      // The formatted values are valid CSS.
      for (const format of ['rgb', 'hsl', 'lab', 'oklch'] as const)
        expect(CSS.supports('color', formatColor(color, format, true))).toBe(true)
    }
    probe.remove()
  })

  it.each<[string, ColorPickerProps]>([
    ['`value` holds "reddish"', { value: 'reddish' }],
    ['`defaultValue` holds "reddish"', { defaultValue: 'reddish' }],
    ['`swatches` holds "reddish"', { swatches: ['reddish'] }],
    ['unknown format "hsv"', { format: 'hsv' as never }],
    ['unknown size "2xl"', { size: '2xl' as never }],
  ])('warns about bad input: %s', async (warning, props) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<ColorPicker {...props} />)
    expect(warned.mock.calls.flat().join('\n')).toContain(warning)
    expect(text()).toBe('#FFFFFF')
  })

  it('keeps the color if the caller passes an invalid one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const screen = await render(<ColorPicker value="#FF0000" />)
    await screen.rerender(<ColorPicker value="#0000FF" />)
    await screen.rerender(<ColorPicker value="reddish" />)
    expect(text()).toBe('#0000FF')
  })
})
