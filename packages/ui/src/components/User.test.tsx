import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { userTheme } from '../theme/user.ts'
import { App } from './App.tsx'
import { User } from './User.tsx'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const sizes = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const

describeComponent('User', <User name="Web Team" description="Six people" avatar={{ src: picture }} chip />, {
  slot: 'user',
  theme: userTheme,
})
describeComponent('User that links', <User to="/web" name="Web Team" description="Six people" avatar={{}} />, {
  slot: 'user',
  theme: userTheme,
})
describeComponent('User that is a button', <User onClick={() => {}} name="Web Team" avatar={{}} />, {
  slot: 'user',
  theme: userTheme,
  hiddenParts: ['description'],
})

const parts = (slot = 'user') => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))
const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('User', () => {
  it('renders only the parts that are given', async () => {
    const screen = await render(<User name="Web Team" />)
    expect(parts()).toEqual(['wrapper'])
    expect(parts('wrapper')).toEqual(['name'])
    await screen.rerender(<User description="Six people" avatar={{ src: picture }} />)
    expect(parts()).toEqual(['avatar', 'wrapper'])
    expect(parts('wrapper')).toEqual(['description'])
    await screen.rerender(<User avatar={{ src: picture, alt: 'Web Team' }} />)
    expect(parts()).toEqual(['avatar'])
  })

  it('shows the initials of the name, and screen readers read the name once', async () => {
    const screen = await render(<User name="Web Team" avatar={{}} />)
    expect(findPart('avatar')!.textContent).toBe('WT')
    expect(page.getByRole('img').elements()).toEqual([])
    await screen.rerender(<User avatar={{ alt: 'Data Team' }} />)
    await expect.element(page.getByRole('img', { name: 'Data Team' })).toBeVisible()
  })

  it.each(sizes)('has an avatar of the same size (%s)', async (size) => {
    await render(<User size={size} name="Web Team" description="Six people" avatar={{}} />)
    expect(box('avatar').width).toBe(16 + 4 * sizes.indexOf(size))
    expect(box('user').height).toBeLessThanOrEqual(Math.max(16, box('avatar').height))
  })

  it('shows a chip on the avatar', async () => {
    const screen = await render(<User name="Web Team" avatar={{}} chip={{ color: 'success', size: 'xs' }} />)
    expect(findPart('base')!.classList).toContain('fr--success')
    expect(findPart('avatar')!.contains(findPart('base'))).toBe(true)
    await screen.rerender(<User name="Web Team" chip />)
    expect(findPart('avatar')!.textContent).toBe('WT')
  })

  it('is a link with an address', async () => {
    await render(<User to="/web" name="Web Team" description="Six people" avatar={{}} />)
    const link = page.getByRole('link', { name: 'Web Team Six people' })
    await expect.element(link).toHaveAttribute('href', '/web')
    expect(link.element()).toBe(findPart('user'))
    await userEvent.tab()
    await expect.element(link).toHaveFocus()
    expect(getComputedStyle(link.element()).outlineStyle).toBe('solid')
  })

  it('adds rel to external links', async () => {
    await render(<User to="https://example.com" target="_blank" name="Elsewhere" />)
    const out = page.getByRole('link', { name: 'Elsewhere' })
    await expect.element(out).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(out).toHaveAttribute('target', '_blank')
  })

  it('is a button with onClick and no address', async () => {
    const press = vi.fn()
    const screen = await render(<User name="Web Team" onClick={press} />)
    const button = page.getByRole('button', { name: 'Web Team' })
    await expect.element(button).toHaveAttribute('type', 'button')
    await userEvent.click(button)
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(press).toHaveBeenCalledTimes(3)
    await screen.rerender(<User name="Web Team" onClick={press} disabled />)
    await expect.element(button).toBeDisabled()
  })

  it('is a div otherwise', async () => {
    await render(<User name="Web Team" />)
    expect(findPart('user')!.tagName).toBe('DIV')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('calls onClick of a link unless it is disabled', async () => {
    const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const screen = await render(<User to="/web" name="Web Team" onClick={press} />)
    await userEvent.click(page.getByRole('link'))
    expect(press).toHaveBeenCalledOnce()
    await screen.rerender(<User to="/web" name="Web Team" onClick={press} disabled />)
    await expect.element(page.getByRole('link')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('link'), { force: true })
    expect(press).toHaveBeenCalledOnce()
  })

  it('shows the text below the avatar', async () => {
    const screen = await render(<User name="Web Team" description="Six people" avatar={{}} />)
    expect(box('wrapper').left).toBeGreaterThan(box('avatar').right)
    await screen.rerender(<User orientation="vertical" name="Web Team" description="Six people" avatar={{}} />)
    expect(box('wrapper').top).toBeGreaterThan(box('avatar').bottom)
    const middle = (slot: string) => box(slot).left + box(slot).width / 2
    expect(middle('wrapper')).toBeCloseTo(middle('avatar'), 0)
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <User name="Web Team" avatar={{}} />
      </div>,
    )
    expect(box('wrapper').right).toBeLessThan(box('avatar').left)
  })

  it('truncates text that does not fit', async () => {
    await render(
      <div style={{ width: 150 }}>
        <User name="A name that is far too long for its place" description="And a line as long as that" avatar={{}} />
      </div>,
    )
    expect(box('user').width).toBeLessThanOrEqual(150)
    expect(box('name').right).toBeLessThanOrEqual(box('user').right)
    expect(box('avatar').width).toBe(32)
  })

  it('replaces its parts', async () => {
    const screen = await render(
      <User
        name="Web Team"
        description="Six people"
        renderAvatar={({ ui }) => <i className={ui.avatar}>W</i>}
        renderName={<b>The web</b>}
        renderDescription={<i>Seven people</i>}
      />,
    )
    expect(document.querySelector('i')!.className).toBe('fr-user-avatar')
    expect(findPart('name')!.innerHTML).toBe('<b>The web</b>')
    expect(findPart('description')!.textContent).toBe('Seven people')
    await screen.rerender(
      <User name="Web Team" avatar={{}}>
        Everybody
      </User>,
    )
    expect(findPart('wrapper')!.innerHTML).toBe('Everybody')
    expect(findPart('avatar')!.textContent).toBe('WT')
  })

  it('uses the size of the theme', async () => {
    await render(
      <App theme={createTheme({ components: { user: { props: { size: '3xl' } } } })}>
        <User name="Web Team" avatar={{}} />
      </App>,
    )
    expect(box('avatar').width).toBe(48)
  })
})
