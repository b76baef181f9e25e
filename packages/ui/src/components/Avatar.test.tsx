import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { avatarTheme } from '../theme/avatar.ts'
import { colorNames } from '../theme/color-names.ts'
import { Avatar, type AvatarSize } from './Avatar.tsx'

const person = { name: 'test:person', body: '<circle cx="12" cy="8" r="4"/>' }
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const broken = 'data:image/png;base64,AAAA'

describeComponent('Avatar', <Avatar src={picture} alt="Mira Rao" />, {
  slot: 'avatar',
  theme: avatarTheme,
  hiddenParts: ['fallback', 'icon'],
})
describeComponent('Avatar with initials', <Avatar alt="Mira Rao" />, {
  slot: 'avatar',
  theme: avatarTheme,
  hiddenParts: ['image', 'icon'],
})
describeComponent('Avatar with an icon and a chip', <Avatar icon={person} alt="Guest" chip />, {
  slot: 'avatar',
  theme: avatarTheme,
  hiddenParts: ['image', 'fallback'],
})
describeComponent(
  'All colours of Avatar',
  <div data-slot="all">
    {colorNames.map((color) => (
      <Avatar key={color} color={color} alt="Mira Rao" size="3xl" />
    ))}
  </div>,
  { slot: 'all' },
)

describe('Avatar', () => {
  it('shows the image with its alternative text', async () => {
    await render(<Avatar src={picture} alt="Mira Rao" />)
    await expect.element(page.getByRole('img', { name: 'Mira Rao' })).toHaveAttribute('src', picture)
  })

  it('hides an image without alternative text from screen readers', async () => {
    await render(<Avatar src={picture} />)
    expect(findPart('image')!.getAttribute('alt')).toBe('')
  })

  it.each([
    ['3xs', 16],
    ['2xs', 20],
    ['xs', 24],
    ['sm', 28],
    ['md', 32],
    ['lg', 36],
    ['xl', 40],
    ['2xl', 44],
    ['3xl', 48],
  ] as const)('with size %s is %d px, and sets width and height of the image', async (size, pixels) => {
    await render(<Avatar src={picture} alt="" size={size} />)
    expect(findPart('image')!.getAttribute('width')).toBe(String(pixels))
    expect(findPart('image')!.getAttribute('height')).toBe(String(pixels))
    expect(findPart('avatar')!.getBoundingClientRect().width).toBe(pixels)
    expect(findPart('avatar')!.getBoundingClientRect().height).toBe(pixels)
  })

  it.each([
    ['Mira Rao', 'MR'],
    ['  Mira  ', 'M'],
    ['Mira de la Rao', 'Md'],
    ['🌿 Frond', '🌿F'],
    ['李 小龙', '李小'],
  ])('shows for %j the initials %s', async (alt, initials) => {
    await render(<Avatar alt={alt} />)
    expect(findPart('fallback')!.textContent).toBe(initials)
  })

  it('prefers text to initials, and an icon to both', async () => {
    await render(
      <>
        <Avatar alt="Mira Rao" text="+3" />
        <Avatar alt="Mira Rao" text="+3" icon={person} />
        <Avatar />
      </>,
    )
    const [text, icon, nothing] = document.querySelectorAll('[data-slot="avatar"]')
    expect(text!.textContent).toBe('+3')
    expect(icon!.querySelector('svg')).not.toBeNull()
    expect(icon!.textContent).toBe('')
    expect(nothing!.textContent).toBe('\u00a0')
  })

  it('takes its accessible name from alt if there is no image', async () => {
    await render(
      <>
        <Avatar alt="Mira Rao" />
        <Avatar alt="Guest" icon={person} />
      </>,
    )
    await expect.element(page.getByRole('img', { name: 'Mira Rao' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Guest' })).toBeVisible()
  })

  it('shows the initials if the image fails to load, and retries with another source', async () => {
    const screen = await render(<Avatar src={broken} alt="Mira Rao" />)
    await expect.poll(() => findPart('fallback')?.textContent).toBe('MR')
    expect(findPart('image')).toBeNull()

    await screen.rerender(<Avatar src={picture} alt="Mira Rao" />)
    await expect.poll(() => findPart('image')).not.toBeNull()
    expect(findPart('fallback')).toBeNull()
  })

  it('detects an image that failed to load before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    const avatar = <Avatar src={broken} alt="Mira Rao" />
    container.innerHTML = renderToString(avatar)
    const image = container.querySelector('img')!
    await expect.poll(() => image.complete).toBe(true)
    // Covers the icon that browsers show for a broken image.
    expect(getComputedStyle(image, '::before').position).toBe('absolute')
    const root = hydrateRoot(container, avatar)
    await expect.poll(() => findPart('fallback')?.textContent).toBe('MR')
    root.unmount()
    container.remove()
  })

  it('accepts any content', async () => {
    await render(
      <Avatar src={picture} alt="Mira">
        <b>VIP</b>
      </Avatar>,
    )
    expect(findPart('avatar')!.innerHTML).toBe('<b>VIP</b>')
  })

  it('shows a chip inside its corner, which screen readers announce', async () => {
    await render(<Avatar alt="Mira Rao" size="3xl" chip={{ text: 4, color: 'error', position: 'bottom-right' }} />)
    const avatar = findPart('avatar')!
    expect(avatar.tagName).toBe('SPAN')
    await expect.element(page.getByText('4')).toHaveClass('fr--error', 'fr-chip-base-3xl')
    const [outer, inner] = [avatar, page.getByText('4').element()].map((part) => part.getBoundingClientRect())
    expect(Math.round(inner!.right)).toBe(Math.round(outer!.right))
    expect(Math.round(inner!.bottom)).toBe(Math.round(outer!.bottom))
  })

  it('uses the size and color of its group, unless it has its own', async () => {
    const group = { components: {}, avatarGroup: { props: { size: 'xl', color: 'primary' } } }
    await render(
      <FrondContext value={group}>
        <Avatar alt="Mira" chip />
        <Avatar alt="Rao" size={'xs' satisfies AvatarSize} color="error" />
      </FrondContext>,
    )
    const [first, second] = document.querySelectorAll('[data-slot="avatar"]')
    expect(first!.getBoundingClientRect().width).toBe(40)
    expect(first!.classList).toContain('fr--primary')
    expect(first!.querySelector('[data-slot="base"]')!.classList).toContain('fr-chip-base-xl')
    expect(second!.getBoundingClientRect().width).toBe(24)
    expect(second!.classList).toContain('fr--error')
  })

  it('renders another element, also with a chip', async () => {
    await render(
      <>
        <Avatar alt="Mira" render={createElement('a', { href: '/mira' })} />
        <Avatar alt="Rao" chip render={createElement('a', { href: '/rao' })} />
      </>,
    )
    await expect.element(page.getByRole('link', { name: 'Mira' })).toHaveAttribute('href', '/mira')
    await expect.element(page.getByRole('link', { name: 'Rao' })).toHaveAttribute('href', '/rao')
  })
})
