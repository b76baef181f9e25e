import { createElement, useState, type FormEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contrast } from '../colors/contrast.ts'
import { FrondContext } from '../system/frond-context.ts'
import type { LinkElementProps } from '../system/links/link-adapter.ts'
import { forgetWarnings } from '../system/warn.ts'
import { toHexColor } from '../testing/computed-color.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { buttonTheme } from '../theme/button.ts'
import { colorNames } from '../theme/color-names.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const spin = { name: 'test:spin', body: '<path d="M21 12a9 9 0 1 1-6-8"/>' }
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const variants = ['solid', 'outline', 'soft', 'subtle', 'ghost', 'link'] as const

describeComponent('Button', <Button label="Save" leadingIcon={star} trailingIcon={star} />, {
  slot: 'button',
  theme: buttonTheme,
  hiddenParts: ['leadingAvatar'],
})
describeComponent('Button with a picture', <Button label="Mira" avatar={{ src: picture, alt: '' }} />, {
  slot: 'button',
  theme: buttonTheme,
  hiddenParts: ['leadingIcon', 'trailingIcon'],
})
describeComponent('Button that links', <Button to="/docs" label="Docs" icon={star} />, {
  slot: 'button',
  theme: buttonTheme,
  hiddenParts: ['leadingAvatar', 'trailingIcon'],
})
describeComponent(
  'All looks of Button',
  <div data-slot="all">
    {colorNames.flatMap((color) =>
      variants.map((variant) => <Button key={`${color}-${variant}`} color={color} variant={variant} label={color} />),
    )}
  </div>,
  { slot: 'all' },
)

const icons = (button = findPart('button')!) => [...button.children].map((part) => part.getAttribute('data-slot'))
const bodyOf = (slot: string) => findPart(slot)?.innerHTML

describe('Button', () => {
  it('does not submit a form by default', async () => {
    await render(<Button label="Save" />)
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button')
  })

  it('responds to pointer, Enter and Space unless it is disabled', async () => {
    const press = vi.fn()
    const screen = await render(<Button label="Save" onClick={press} />)
    await userEvent.click(page.getByRole('button'))
    page.getByRole('button').element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(press).toHaveBeenCalledTimes(3)

    await screen.rerender(<Button label="Save" onClick={press} disabled />)
    await expect.element(page.getByRole('button')).toBeDisabled()
    await userEvent.click(page.getByRole('button'), { force: true })
    expect(press).toHaveBeenCalledTimes(3)
  })

  it('renders children instead of the label', async () => {
    await render(
      <>
        <Button label="Save">Keep</Button>
        <Button>{({ ui }) => <b className={ui.label}>Bold</b>}</Button>
      </>,
    )
    await expect.element(page.getByRole('button', { name: 'Keep' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Bold' })).toBeVisible()
    expect(document.querySelector('b')!.className).toContain('fr-button-label')
  })

  it.each([
    [{ icon: star }, ['leadingIcon', 'label']],
    [{ icon: star, trailing: true }, ['label', 'trailingIcon']],
    [{ icon: star, leading: true, trailing: true }, ['leadingIcon', 'label', 'trailingIcon']],
    [{ leadingIcon: star, trailingIcon: star }, ['leadingIcon', 'label', 'trailingIcon']],
    [{ avatar: { alt: 'Mira' } }, ['leadingAvatar', 'label']],
    [{ avatar: { alt: 'Mira' }, icon: star }, ['leadingIcon', 'label']],
    [{ avatar: { alt: 'Mira' }, trailingIcon: star }, ['leadingAvatar', 'label', 'trailingIcon']],
    [{ loading: true }, ['leadingIcon', 'label']],
    [{ loading: true, avatar: { alt: 'Mira' } }, ['leadingIcon', 'label']],
    [{ loading: true, trailing: true }, ['label', 'trailingIcon']],
    [{ loading: true, trailingIcon: star }, ['leadingIcon', 'label', 'trailingIcon']],
  ])('with %o shows %o', async (props, parts) => {
    await render(<Button label="Save" {...props} />)
    expect(icons()).toEqual(parts)
  })

  it('spins the loading icon in place of the leading icon only', async () => {
    await render(<Button label="Save" loading loadingIcon={spin} leadingIcon={star} trailingIcon={star} />)
    expect(bodyOf('leadingIcon')).toContain('M21 12')
    expect(bodyOf('trailingIcon')).toContain('M12 2')
    expect(getComputedStyle(findPart('leadingIcon')!).animationName).toBe('spin')
    expect(getComputedStyle(findPart('trailingIcon')!).animationName).toBe('none')
  })

  it('spins the trailing icon if there is no leading icon', async () => {
    await render(<Button label="Save" loading loadingIcon={spin} icon={star} trailing />)
    expect(getComputedStyle(findPart('trailingIcon')!).animationName).toBe('spin')
    expect(bodyOf('trailingIcon')).toContain('M21 12')
  })

  it('uses the loading icon of the theme', async () => {
    await render(
      <App theme={createTheme({ icons: { loading: spin } })}>
        <Button label="Save" loading />
      </App>,
    )
    expect(bodyOf('leadingIcon')).toContain('M21 12')
  })

  it('has aria-busy and cannot be pressed while it loads', async () => {
    const press = vi.fn()
    await render(<Button label="Save" loading onClick={press} />)
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(page.getByRole('button'), { force: true })
    expect(press).not.toHaveBeenCalled()
  })

  it('keeps the focus and does not submit its form while it loads', async () => {
    const submit = vi.fn((event: FormEvent) => event.preventDefault())
    const press = vi.fn()
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" label="Save" loading={loading} onClick={press} />
      </form>
    )
    const screen = await render(form(false))
    const button = page.getByRole('button', { name: 'Save' })
    button.element().focus()
    await screen.rerender(form(true))
    // The browser takes the focus from a disabled button when it renders the next frame.
    await nextFrames()
    await expect.element(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    page.getByRole('textbox').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(submit).not.toHaveBeenCalled()
    expect(press).not.toHaveBeenCalled()
    await screen.rerender(form(false))
    await userEvent.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('is square without text, or with the square prop', async () => {
    await render(
      <>
        <Button icon={star} aria-label="Star" />
        <Button label="9" square />
        <Button icon={star} aria-label="Wide" square={false} />
      </>,
    )
    const ratio = (name: string) => {
      const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
      return width / height
    }
    expect(ratio('Star')).toBe(1)
    expect(ratio('9')).toBe(1)
    expect(ratio('Wide')).toBeGreaterThan(1)
  })

  it.each([
    ['xs', 24],
    ['sm', 28],
    ['md', 32],
    ['lg', 36],
    ['xl', 40],
  ] as const)('has the height of other controls of size %s', async (size, height) => {
    await render(
      <>
        <Button size={size} label="Save" icon={star} />
        <Button size={size} label="Mira" avatar={{ alt: 'Mira' }} variant="outline" />
      </>,
    )
    for (const button of page.getByRole('button').elements()) expect(button.getBoundingClientRect().height).toBe(height)
  })

  it('fills its container with block, and truncates text that does not fit', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Button block label="Continue" />
        <Button label="A label that is far too long for the place it was given" icon={star} />
        <Button icon={star}>A text that is far too long for the place it was given</Button>
      </div>,
    )
    const [block, ...long] = page.getByRole('button').elements()
    expect(block!.getBoundingClientRect().width).toBe(200)
    expect(long).toHaveLength(2)
    for (const button of long) {
      expect(button.getBoundingClientRect().width).toBe(200)
      expect(button.scrollWidth).toBeLessThanOrEqual(200)
      expect(button.querySelector('[data-slot="leadingIcon"]')!.getBoundingClientRect().width).toBe(18)
    }
  })

  it.each(['light', 'dark'])('has readable text on the primary fill in %s mode, also when hovered', async (mode) => {
    document.documentElement.className = mode
    await render(<Button label="Save" />)
    const style = getComputedStyle(findPart('button')!)
    const ratio = () => contrast(toHexColor(style.color), toHexColor(style.backgroundColor))
    await userEvent.unhover(page.getByRole('button'))
    await settle()
    const rest = style.backgroundColor
    expect(ratio()).toBeGreaterThanOrEqual(4.5)
    await userEvent.hover(page.getByRole('button'))
    await settle()
    expect(style.backgroundColor).not.toBe(rest)
    expect(ratio()).toBeGreaterThanOrEqual(4.5)
  })

  it('changes its style on hover, but not while it is disabled', async () => {
    document.documentElement.className = 'light'
    const screen = await render(<Button label="Save" variant="soft" />)
    const background = () => getComputedStyle(findPart('button')!).backgroundColor
    await userEvent.unhover(page.getByRole('button'))
    await settle()
    const rest = background()
    await userEvent.hover(page.getByRole('button'))
    await expect.poll(background).not.toBe(rest)

    await screen.rerender(<Button label="Save" variant="soft" disabled />)
    await expect.poll(background).toBe(rest)
    expect(getComputedStyle(findPart('button')!).cursor).toBe('not-allowed')
  })

  it('shows keyboard focus', async () => {
    await render(<Button label="Save" />)
    await userEvent.tab()
    expect(getComputedStyle(findPart('button')!).outlineWidth).toBe('2px')
    expect(getComputedStyle(findPart('button')!).outlineStyle).toBe('solid')
  })

  it('mirrors the order of its parts in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Button label="Save" leadingIcon={star} trailingIcon={star} />
      </div>,
    )
    const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left
    expect(left('leadingIcon')).toBeGreaterThan(left('label'))
    expect(left('label')).toBeGreaterThan(left('trailingIcon'))
  })

  it('uses size and other props of its field group, unless it has its own', async () => {
    const group = { components: {}, fieldGroup: { props: { size: 'xl' } } }
    await render(
      <FrondContext value={group}>
        <Button label="Large" />
        <Button label="Small" size="xs" />
      </FrondContext>,
    )
    expect(page.getByRole('button', { name: 'Large' }).element().getBoundingClientRect().height).toBe(40)
    expect(page.getByRole('button', { name: 'Small' }).element().getBoundingClientRect().height).toBe(24)
  })

  it('renders another element, and its leading and trailing slots', async () => {
    await render(
      <Button
        label="Upload"
        render={createElement('label', { htmlFor: 'file' })}
        renderLeading={({ ui }) => <i className={ui.leadingIcon}>before</i>}
        renderTrailing="after"
      />,
    )
    expect(findPart('button')!.tagName).toBe('LABEL')
    expect(findPart('button')!.textContent).toBe('beforeUploadafter')
  })
})

describe('Button accessible names', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('warns once about an icon without an accessible name', async () => {
    await render(
      <>
        <Button icon={star} />
        <Button icon={star} />
      </>,
    )
    expect(warning.mock.calls.flat()).toEqual([expect.stringContaining('Pass an aria-label.')])
  })

  it('does not warn if it has an accessible name', async () => {
    await render(
      <>
        <Button icon={star} aria-label="Star" />
        <Button icon={star} title="Star" />
        <Button icon={star}>Star</Button>
        <Button avatar={{ alt: 'Mira' }} />
      </>,
    )
    expect(warning).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Mira' })).toBeVisible()
  })

  it('warns about a color, variant or size that does not exist', async () => {
    // A caller without TypeScript could write this.
    const wrong = { color: 'pink', variant: 'neon', size: 'huge' } as object
    await render(<Button label="Save" {...wrong} />)
    const messages = warning.mock.calls.flat().join('\n')
    expect(messages).toContain('Button: unknown color "pink"')
    expect(messages).toContain('Button: unknown variant "neon"')
    expect(messages).toContain('Button: unknown size "huge"')
  })
})

describe('Button with loadingAuto', () => {
  it('loads until the promise of its handler settles, and keeps focus', async () => {
    let finish = () => {}
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    await render(<Button label="Save" loadingAuto onClick={work} />)
    const button = page.getByRole('button', { name: 'Save' })
    button.element().focus()
    await userEvent.keyboard('{Enter}')

    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await nextFrames()
    await expect.element(button).toHaveFocus()
    finish()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(button).toHaveFocus()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('can be pressed again after the promise rejected', async () => {
    const failed = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    addEventListener('unhandledrejection', failed)
    let fail = (_: Error) => {}
    await render(<Button label="Save" loadingAuto onClick={() => new Promise((_, reject) => (fail = reject))} />)
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    fail(new Error('offline'))
    await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-disabled')
    await expect.poll(() => failed.mock.calls.length).toBe(1)
    removeEventListener('unhandledrejection', failed)
  })

  it('does not flicker if the promise resolves immediately', async () => {
    await render(<Button label="Save" loadingAuto onClick={() => 1} />)
    const states: boolean[] = []
    const observer = new MutationObserver(() => states.push(findPart('button')!.hasAttribute('aria-disabled')))
    observer.observe(findPart('button')!, { attributes: true })
    await userEvent.click(page.getByRole('button'))
    expect(states).not.toContain(true)
    observer.disconnect()
  })

  it('loads while its form is submitting', async () => {
    function Form() {
      const [loading, setLoading] = useState(false)
      const submit = (event: FormEvent) => {
        event.preventDefault()
        setLoading(true)
      }
      return (
        <FrondContext value={{ components: {}, form: { loading } }}>
          <form onSubmit={submit}>
            <Button type="submit" label="Send" loadingAuto />
            <Button label="Other" loadingAuto />
            <Button type="submit" label="Plain" />
          </form>
          <button onClick={() => setLoading(false)}>Done</button>
        </FrondContext>
      )
    }
    await render(<Form />)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('button', { name: 'Other' })).not.toHaveAttribute('aria-disabled')
    await expect.element(page.getByRole('button', { name: 'Plain' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    await expect.element(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled')
  })

  it('also loads with the loading prop', async () => {
    await render(<Button label="Save" loadingAuto loading />)
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('Button as a link', () => {
  it('is an anchor without the attributes of a button', async () => {
    await render(<Button to="https://example.org" label="Visit" target="_blank" />)
    const link = page.getByRole('link', { name: 'Visit' })
    await expect.element(link).toHaveAttribute('href', 'https://example.org')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link.element().hasAttribute('type')).toBe(false)
  })

  it('cannot be followed and keeps the focus while it loads', async () => {
    const press = vi.fn()
    const link = page.getByRole('link', { name: 'Docs' })
    const screen = await render(<Button to="#docs" label="Docs" onClick={press} />)
    link.element().focus()
    await screen.rerender(<Button to="#docs" label="Docs" onClick={press} loading />)
    await expect.element(link).toHaveFocus()
    await expect.element(link).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('')
    expect(press).not.toHaveBeenCalled()
  })

  it('cannot be followed while it is disabled', async () => {
    const press = vi.fn()
    await render(<Button to="/docs" label="Docs" onClick={press} disabled />)
    const link = page.getByRole('link', { name: 'Docs' })
    await expect.element(link).toHaveAttribute('aria-disabled', 'true')
    await expect.element(link).toHaveAttribute('tabindex', '-1')
    expect(link.element().hasAttribute('href')).toBe(false)
    link.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(press).not.toHaveBeenCalled()
  })

  it('uses its active color, variant and classes while it is active', async () => {
    const link = { useLocation: () => ({ pathname: '/docs', search: '', hash: '' }) }
    await render(
      <App link={link}>
        {['/docs', '/blog'].map((to) => (
          <Button
            key={to}
            to={to}
            label={to}
            color="neutral"
            variant="ghost"
            activeColor="primary"
            activeVariant="soft"
            activeClass="on"
            inactiveClass="off"
          />
        ))}
      </App>,
    )
    const docs = page.getByRole('link', { name: '/docs' })
    await expect.element(docs).toHaveAttribute('aria-current', 'page')
    await expect.element(docs).toHaveClass('fr-button-soft', 'fr--primary', 'on')
    await expect.element(page.getByRole('link', { name: '/blog' })).toHaveClass('fr-button-ghost', 'fr--neutral', 'off')
  })

  it('navigates with the router of the application', async () => {
    const Router = (props: LinkElementProps) => createElement('a', { ...props, 'data-router': '' })
    await render(
      <App link={{ Link: Router }}>
        <Button to="/docs" label="Docs" />
      </App>,
    )
    expect(findPart('button')!.hasAttribute('data-router')).toBe(true)
  })

  it('rejects an address that runs a script', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Button to="javascript:alert(1)" label="Press" />)
    expect(findPart('button')!.hasAttribute('href')).toBe(false)
    warning.mockRestore()
  })
})
