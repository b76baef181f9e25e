import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { blue, rose } from '../colors/palettes.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { findPart } from '../testing/describe-component.tsx'
import { createTheme, type ThemeConfig } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Kbd } from './Kbd.tsx'
import { Link } from './Link.tsx'
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
  forgetWarnings()
})
afterEach(() => {
  document.documentElement.className = ''
})

/** Styles that must not depend on the name of a color. */
function lookOf(element: Element): string[] {
  const { display, padding, fontWeight, textDecoration, transitionProperty } = getComputedStyle(element)
  return [display, padding, fontWeight, textDecoration, transitionProperty]
}

describe('App', () => {
  it('passes default props to components, which their own props override', async () => {
    const theme = createTheme({ components: { button: { props: { variant: 'soft', size: 'xl' } } } })
    await render(
      <App theme={theme}>
        <Button label="Save" />
        <Button label="Send" size="xs" />
      </App>,
    )
    await expect.element(button()).toHaveClass('fr-button-soft', 'fr-button-xl')
    await expect.element(button('Send')).toHaveClass('fr-button-soft', 'fr-button-xs')
  })

  it('treats an undefined prop as not given', async () => {
    const theme = createTheme({ components: { button: { props: { size: 'xl' } } } })
    await render(
      <App theme={theme}>
        <Button label="Save" size={undefined} />
      </App>,
    )
    await expect.element(button()).toHaveClass('fr-button-xl')
  })

  it('resolves props: own default, App, Theme, field group, prop', async () => {
    const app = createTheme({
      components: { button: { props: { size: 'xs', color: 'error', variant: 'soft', type: 'submit' } } },
    })
    const part = createTheme({ components: { button: { props: { size: 'sm', color: 'info', variant: 'ghost' } } } })
    const group = { fieldGroup: { props: { size: 'lg', color: 'warning' } } }
    function Group({ children }: { children: ReactNode }) {
      return <FrondContext value={{ ...useFrond(), ...group }}>{children}</FrondContext>
    }
    await render(
      <App theme={app}>
        <Theme theme={part}>
          <Group>
            <Button label="Save" color="success" />
          </Group>
        </Theme>
      </App>,
    )
    await expect.element(button()).toHaveAttribute('type', 'submit')
    await expect.element(button()).toHaveClass('fr-button-ghost', 'fr-button-lg', 'fr--success', { exact: false })
  })

  it('adds classes in the order slots, variants, App, Theme, ui, className', async () => {
    const app = createTheme({
      components: {
        button: {
          slots: { base: 'app' },
          variants: { size: { md: { base: 'app-md' } } },
          compoundVariants: [{ size: 'md', variant: ['solid'], class: { base: 'app-both' } }],
        },
      },
    })
    const part = createTheme({ components: { button: { slots: { base: 'part' } } } })
    await render(
      <App theme={app}>
        <Theme theme={part}>
          <Button label="Save" ui={{ base: 'ui' }} className="own" />
        </Theme>
      </App>,
    )
    expect(button().element().className).toBe(
      'fr-button fr-button-solid fr-button-md fr--primary app app-md app-both part ui own',
    )
  })

  it('lets a function replace the classes so far, at every level', async () => {
    const seen: string[] = []
    const replace = (by: string) => (classes: string) => {
      seen.push(classes)
      return by
    }
    const app = createTheme({ components: { kbd: { slots: { base: replace('app') } } } })
    await render(
      <App theme={app}>
        <Kbd value="a" />
        <Kbd value="b" ui={{ base: replace('ui') }} />
        <Kbd value="c" className={replace('own')} />
      </App>,
    )
    expect(['a', 'b', 'c'].map((text) => page.getByText(text).element().className)).toEqual(['app', 'ui', 'own'])
    expect(seen).toEqual(['fr-kbd fr-kbd-outline fr-kbd-md fr-kbd-letter fr--neutral', 'app', 'app'])
  })

  it('accepts options that the theme adds, and warns about unknown ones', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    // Without declaration merging the types do not contain the option. This test is about run time.
    const theme = { components: { button: { variants: { variant: { neon: { base: 'glow' } } } } } } as ThemeConfig
    await render(
      <App theme={theme}>
        <Button label="Save" variant={'neon' as 'solid'} />
        <Button label="Send" variant={'noen' as 'solid'} />
      </App>,
    )
    await expect.element(button()).toHaveClass('glow')
    expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Button: unknown variant "noen"'))
    warning.mockRestore()
  })

  it('warns about an unknown part in a theme', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const theme = { components: { button: { slots: { lable: 'italic' } } } } as ThemeConfig
    await render(
      <App theme={theme}>
        <Button label="Save" />
      </App>,
    )
    expect(warning).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('the theme names a part "lable" that is not there'),
    )
    warning.mockRestore()
  })

  it('changes the colors and radius of the page', async () => {
    const screen = await render(
      <App theme={createTheme({ colors: { primary: rose }, radius: 1 })}>
        <Button label="Save" />
      </App>,
    )
    expect(colorOf()).toBe(rgb(rose.light.fill))
    expect(getComputedStyle(button().element()).borderRadius).toBe('24px')
    document.documentElement.className = 'dark'
    await expect.poll(() => colorOf()).toBe(rgb(rose.dark.fill))
    await screen.unmount()
    await render(<Button label="Save" />)
    expect(getComputedStyle(button().element()).borderRadius).toBe('6px')
  })

  it.each(['brand', 'brandDark', 'link', 'theme'])('supports a custom color named %s', async (name) => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const theme = { colors: { [name]: blue } } as ThemeConfig
    const screen = await render(<Button label="Save" />)
    const look = lookOf(button().element())
    await screen.rerender(
      <App theme={theme}>
        <Button label="Save" color={name as 'primary'} />
        <Link to="/">Read on</Link>
      </App>,
    )
    expect(lookOf(button().element())).toEqual(look)
    expect(colorOf()).toBe(rgb(blue.light.fill))
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
  })

  it('adds the nonce to its style element, and renders none without colors', async () => {
    const html = renderToString(
      <App nonce="abc" theme={createTheme({ radius: 1 })}>
        Text
      </App>,
    )
    expect(html).toMatch(/^<style nonce="abc">/)
    expect(
      renderToString(
        <App nonce="abc" theme={createTheme({ components: {} })}>
          Text
        </App>,
      ),
    ).toBe('Text')
  })

  it('replaces icons by role', async () => {
    const theme = createTheme({ icons: { close: { body: '<circle r="5" cx="12" cy="12"/>' } } })
    await render(
      <App theme={theme}>
        <Modal defaultOpen title="Plans" />
      </App>,
    )
    await expect.element(button('Close')).toBeVisible()
    expect(button('Close').element().innerHTML).toContain('<circle')
  })

  it('passes language and direction to components', async () => {
    const ar = defineLocale({ name: 'العربية', code: 'ar', dir: 'rtl', messages: { modal: { close: 'إغلاق' } } })
    const screen = await render(
      <App locale={ar}>
        <Modal defaultOpen title="ملف" />
      </App>,
    )
    await expect.element(button('إغلاق')).toBeVisible()
    expect(getComputedStyle(findPart('modal')!).direction).toBe('rtl')
    await screen.unmount()

    await render(
      <App locale={ar} dir="ltr">
        <Modal defaultOpen title="ملف" />
      </App>,
    )
    await expect.element(button('إغلاق')).toBeVisible()
    expect(getComputedStyle(findPart('modal')!).direction).toBe('ltr')
  })

  it('sets no direction on overlays without dir or locale', async () => {
    document.documentElement.dir = 'rtl'
    await render(
      <App>
        <Modal defaultOpen title="Plans" />
      </App>,
    )
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(getComputedStyle(findPart('modal')!).direction).toBe('rtl')
    document.documentElement.removeAttribute('dir')
  })

  it('warns about a missing message of a locale, and shows it in English', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const eo = defineLocale({ name: 'Esperanto', code: 'eo', messages: {} })
    await render(
      <App locale={eo}>
        <Modal defaultOpen title="Plans" />
      </App>,
    )
    await expect.element(button('Close')).toBeVisible()
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('"modal.close" is missing'))
    warning.mockRestore()
  })

  it('passes link clicks to the router', async () => {
    const link = {
      Link: ({ href, children }: { href: string; children?: ReactNode }) => <a href={`/app${href}`}>{children}</a>,
    }
    await render(
      <App link={link}>
        <Link to="/docs">Docs</Link>
      </App>,
    )
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/app/docs')
  })

  it('renders no toaster before the first toast', async () => {
    await render(
      <App>
        <p>Text</p>
      </App>,
    )
    expect(page.getByRole('region', { name: 'Notifications' }).query()).toBeNull()
  })

  it('does not render its children again when it renders with the same settings', async () => {
    const rendered = vi.fn()
    function Child() {
      useFrond()
      rendered()
      return null
    }
    const child = <Child />
    function Page() {
      const [count, setCount] = useState(0)
      return (
        <App tooltip={{ delayDuration: 100 }} portal={true}>
          <Button label="Save" onClick={() => setCount(count + 1)} />
          {child}
        </App>
      )
    }
    await render(<Page />)
    await button().click()
    await button().click()
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('extends an App around it', async () => {
    const outer = createTheme({ components: { button: { props: { size: 'xl' } } } })
    const inner = createTheme({ components: { button: { props: { variant: 'soft' } } } })
    await render(
      <App theme={outer}>
        <App theme={inner}>
          <Button label="Save" />
        </App>
      </App>,
    )
    await expect.element(button()).toHaveClass('fr-button-xl', 'fr-button-soft')
  })

  it('hydrates without warnings', async () => {
    const element = (
      <App theme={createTheme({ colors: { primary: rose }, radius: 0.5 })}>
        <Button label="Save" />
      </App>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    const errors: unknown[] = []
    const complaint = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args))
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(errors).toEqual([])
    complaint.mockRestore()
    root.unmount()
    container.remove()
  })
})
