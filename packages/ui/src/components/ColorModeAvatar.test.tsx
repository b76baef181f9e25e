import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { colorModeAvatarTheme } from '../theme/color-mode-avatar.ts'
import { AvatarGroup } from './AvatarGroup.tsx'
import { ColorModeAvatar } from './ColorModeAvatar.tsx'

const leaf = '/site/public/favicon.svg'

describeComponent('ColorModeAvatar', <ColorModeAvatar light={leaf} dark={`${leaf}?night`} alt="Frond" />, {
  slot: 'color-mode-avatar',
  theme: colorModeAvatarTheme,
})

const html = document.documentElement

describe('ColorModeAvatar', () => {
  inLightMode()

  it('shows the image of the current mode', async () => {
    await render(<ColorModeAvatar light={`${leaf}?c`} dark={`${leaf}?d`} alt="Frond" size="xl" />)
    expect(page.getByRole('img', { name: 'Frond' }).elements()).toEqual([findPart('light')])
    expect(findPart('light')!.getBoundingClientRect().width).toBe(40)
    html.className = 'dark'
    expect(page.getByRole('img', { name: 'Frond' }).elements()).toEqual([findPart('dark')])
    await expect.poll(() => (findPart('dark') as HTMLImageElement).naturalWidth).toBeGreaterThan(0)
  })

  it('shows initials in the mode whose image fails to load', async () => {
    await render(<ColorModeAvatar light="/no-such.png" dark={leaf} alt="Web Team" />)
    await expect.element(page.getByText('WT')).toBeVisible()
    expect(findPart('light')!.getBoundingClientRect().width).toBe(32)
    html.className = 'dark'
    await expect.element(page.getByText('WT')).not.toBeVisible()
    expect((findPart('dark') as HTMLElement).tagName).toBe('IMG')
  })

  it('supports size and chip of an avatar, and the size of its group', async () => {
    const screen = await render(<ColorModeAvatar light={leaf} dark={leaf} alt="Frond" chip />)
    expect(findPart('color-mode-avatar')!.querySelector('[data-slot=base]')).toBeInstanceOf(Element)
    await screen.rerender(
      <AvatarGroup size="3xl">
        <ColorModeAvatar light={leaf} dark={leaf} alt="Frond" />
      </AvatarGroup>,
    )
    expect(findPart('light')!.getBoundingClientRect().width).toBe(48)
  })
})
