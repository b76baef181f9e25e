import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { blue, rose, stone } from '../colors/palettes.ts'
import { findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { Theme } from './Theme.tsx'

const button = (name = 'Save') => page.getByRole('button', { name })
const colorOf = (name?: string) => getComputedStyle(button(name).element()).backgroundColor

function rgb(hex: string) {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${r}, ${g}, ${b})`
}

beforeEach(async () => {
  document.documentElement.className = 'light'
  // Move the pointer away: an earlier test may have left it on a button, which changes the color of the button.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: window.innerHeight - 1 } })
})
afterEach(() => {
  document.documentElement.className = ''
})

describe('Theme', () => {
  it('changes nothing without a theme', async () => {
    await render(
      <Theme theme={createTheme({ colors: { primary: rose } })}>
        <Theme>
          <Button label="Save" />
        </Theme>
      </Theme>,
    )
    expect(colorOf()).toBe(rgb(rose.light.fill))
  })

  it('changes colors and radius only inside of it', async () => {
    await render(
      <>
        <Button label="Outside" />
        <Theme theme={createTheme({ colors: { primary: rose }, radius: 0 })}>
          <Button label="Inside" />
        </Theme>
      </>,
    )
    expect(colorOf('Inside')).toBe(rgb(rose.light.fill))
    expect(colorOf('Outside')).not.toBe(rgb(rose.light.fill))
    expect(getComputedStyle(button('Inside').element()).borderRadius).toBe('0px')
    expect(getComputedStyle(button('Outside').element()).borderRadius).toBe('6px')
  })

  it('merges nested themes: the inner one overrides the outer one', async () => {
    const outer = createTheme({
      colors: { primary: rose, error: blue },
      radius: 1,
      components: { button: { props: { size: 'xl' }, slots: { base: 'outer' } } },
    })
    const inner = createTheme({
      colors: { primary: blue },
      components: { button: { props: { variant: 'solid' }, slots: { base: 'inner' } } },
    })
    await render(
      <Theme theme={outer}>
        <Button label="Between" />
        <Theme theme={inner}>
          <Button label="Inside" />
          <Button label="Danger" color="error" />
        </Theme>
      </Theme>,
    )
    expect(colorOf('Between')).toBe(rgb(rose.light.fill))
    expect(colorOf('Inside')).toBe(rgb(blue.light.fill))
    expect(colorOf('Danger')).toBe(rgb(blue.light.fill))
    expect(getComputedStyle(button('Inside').element()).borderRadius).toBe('24px')
    await expect.element(button('Inside')).toHaveClass('fr-button-xl')
    expect(button('Inside').element().className).toMatch(/outer inner$/)
  })

  it('applies to overlays that are rendered elsewhere, including nested ones', async () => {
    const outer = createTheme({ colors: { primary: rose }, radius: 1 })
    const inner = createTheme({ colors: { primary: blue } })
    await render(
      <Theme theme={outer}>
        <Theme theme={inner}>
          <Modal defaultOpen title="Plans" footer={<Button label="Buy" />}>
            <Modal defaultOpen title="Really?" footer={<Button label="Yes" />} />
          </Modal>
        </Theme>
      </Theme>,
    )
    await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible()
    const colors = [...document.querySelectorAll('[data-slot="footer"] button')].map(
      (element) => getComputedStyle(element).backgroundColor,
    )
    expect(colors).toEqual([rgb(blue.light.fill), rgb(blue.light.fill)])
    expect(getComputedStyle(findPart('modal')!).borderRadius).toBe('48px')
  })

  it('changes the text color if it changes neutral', async () => {
    await render(
      <Theme theme={createTheme({ colors: { neutral: stone } })}>
        <p>Text</p>
      </Theme>,
    )
    expect(getComputedStyle(page.getByText('Text').element()).color).toBe(rgb(stone[800]))
  })

  it('follows the color mode around it', async () => {
    await render(
      <Theme theme={createTheme({ colors: { primary: rose } })}>
        <Button label="Save" />
      </Theme>,
    )
    expect(colorOf()).toBe(rgb(rose.light.fill))
    document.documentElement.className = 'dark'
    await expect.poll(() => colorOf()).toBe(rgb(rose.dark.fill))
  })

  it('adds no box to the layout, and no element without colors or radius', async () => {
    await render(
      <div id="row" style={{ display: 'flex', gap: 20 }}>
        <Theme theme={createTheme({ colors: { primary: rose } })}>
          <i>a</i>
          <i>b</i>
        </Theme>
      </div>,
    )
    const [a, b] = [...document.querySelectorAll('#row i')].map((element) => element.getBoundingClientRect())
    expect(b!.left - a!.right).toBe(20)
    expect(a!.left).toBe(document.querySelector('#row')!.getBoundingClientRect().left)
    expect(
      renderToString(<Theme theme={createTheme({ components: { button: { props: { size: 'xs' } } } })}>Text</Theme>),
    ).toBe('Text')
  })

  it('uses the nonce of the application', () => {
    const html = renderToString(
      <App nonce="abc">
        <Theme theme={createTheme({ radius: 0 })}>Text</Theme>
      </App>,
    )
    expect(html).toContain('<style nonce="abc">')
  })

  it('updates when its theme changes', async () => {
    const screen = await render(
      <Theme theme={createTheme({ colors: { primary: rose } })}>
        <Button label="Save" />
      </Theme>,
    )
    expect(colorOf()).toBe(rgb(rose.light.fill))
    await screen.rerender(
      <Theme theme={createTheme({ colors: { primary: blue } })}>
        <Button label="Save" />
      </Theme>,
    )
    await expect.poll(() => colorOf()).toBe(rgb(blue.light.fill))
  })
})
