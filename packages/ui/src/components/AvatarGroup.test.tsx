import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { avatarGroupTheme } from '../theme/avatar-group.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Avatar } from './Avatar.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'
import { Link } from './Link.tsx'
import { Tooltip } from './Tooltip.tsx'

const names = ['Design Team', 'Mobile Team', 'Web Team', 'Data Team', 'Sales']
const avatars = names.map((name) => <Avatar key={name} alt={name} />)

describeComponent('AvatarGroup', <AvatarGroup max={3}>{avatars}</AvatarGroup>, {
  slot: 'avatar-group',
  theme: avatarGroupTheme,
})
describeComponent(
  'AvatarGroup with links and a name',
  <AvatarGroup aria-label="Teams" color="primary" size="xl">
    <Link to="/design">
      <Avatar alt="Design Team" />
    </Link>
    <Avatar alt="Web Team" />
  </AvatarGroup>,
  { slot: 'avatar-group', theme: avatarGroupTheme },
)

const members = () => [...findPart('avatar-group')!.children]
const texts = () => members().map((member) => member.textContent)
const box = (index: number) => members()[index]!.getBoundingClientRect()

/** The avatar that is painted on top where two overlap. */
function topmost(left: number, right: number): number {
  const [a, b] = [box(left), box(right)]
  const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2
  const hit = document.elementFromPoint(x, a.top + a.height / 2)
  return members().findIndex((member) => member.contains(hit))
}

describe('AvatarGroup', () => {
  it('wraps in a narrow container', async () => {
    await render(
      <div style={{ width: 80 }}>
        <AvatarGroup>{avatars}</AvatarGroup>
      </div>,
    )
    expect(findPart('avatar-group')!.scrollWidth).toBeLessThanOrEqual(80)
    expect(box(4).top).toBeGreaterThan(box(0).top)
  })

  it('shows all avatars in order', async () => {
    await render(<AvatarGroup>{avatars}</AvatarGroup>)
    expect(texts()).toEqual(['DT', 'MT', 'WT', 'DT', 'S'])
    expect(
      page
        .getByRole('img')
        .elements()
        .map((image) => image.getAttribute('aria-label')),
    ).toEqual(names)
  })

  it.each([3, '3'])('with max %o shows the number of hidden avatars', async (max) => {
    await render(<AvatarGroup max={max}>{avatars}</AvatarGroup>)
    expect(texts()).toEqual(['DT', 'MT', 'WT', '+2'])
  })

  it('shows no count if all avatars are visible', async () => {
    await render(<AvatarGroup max={5}>{avatars}</AvatarGroup>)
    expect(texts()).toHaveLength(5)
    expect(texts().join()).not.toContain('+')
  })

  it('passes size and color to its avatars, which can override them', async () => {
    await render(
      <AvatarGroup size="xl" color="info" max={2}>
        <Avatar alt="Web Team" />
        <Avatar alt="Data Team" size="xs" color="error" />
        <Avatar alt="Sales" />
      </AvatarGroup>,
    )
    const [first, second, rest] = members()
    expect(first!.classList).toContain('fr-avatar-xl')
    expect(first!.classList).toContain('fr--info')
    expect(second!.classList).toContain('fr-avatar-xs')
    expect(second!.classList).toContain('fr--error')
    expect(rest!.classList).toContain('fr-avatar-xl')
    expect(rest!.textContent).toBe('+1')
  })

  it.each(['ltr', 'rtl'])('overlaps avatars, with the first on top, in %s text', async (dir) => {
    await render(
      <div dir={dir}>
        <AvatarGroup size="3xl" max={4}>
          {avatars}
        </AvatarGroup>
      </div>,
    )
    const isBefore = (a: DOMRect, b: DOMRect) => (dir === 'ltr' ? a.left < b.left : a.right > b.right)
    for (let index = 0; index < 4; index++) {
      expect(isBefore(box(index), box(index + 1))).toBe(true)
      expect(topmost(index, index + 1)).toBe(index)
    }
    const group = findPart('avatar-group')!.getBoundingClientRect()
    expect(dir === 'ltr' ? box(0).left - group.left : group.right - box(0).right).toBe(0)
  })

  it('finds avatars in fragments and arrays, and ignores empty children', async () => {
    const complaint = vi.spyOn(console, 'error')
    await render(
      <AvatarGroup max={3}>
        {avatars.slice(0, 1)}
        {null}
        {false}
        <>
          <Avatar alt="Anna" />
          <>
            <Avatar alt="Berta" />
          </>
        </>
        <Avatar alt="Clara" />
      </AvatarGroup>,
    )
    expect(texts()).toEqual(['DT', 'A', 'B', '+1'])
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })

  it('keeps the classes of its avatars', async () => {
    await render(
      <AvatarGroup>
        <Avatar alt="Web Team" className="mine" />
        <Avatar alt="Data Team" className={() => 'only'} />
      </AvatarGroup>,
    )
    expect(members()[0]!.classList).toContain('mine')
    expect(members()[0]!.classList).toContain('fr-avatar-group-base')
    expect(members()[1]!.className).toContain('only')
    expect(members()[1]!.className).not.toContain('fr-avatar-group-base')
  })

  it('passes its size to avatars inside tooltips, which still work', async () => {
    await render(
      <App>
        <AvatarGroup size="xl">
          <Tooltip text="Web Team" delayDuration={0}>
            <Avatar alt="Web Team" tabIndex={0} />
          </Tooltip>
          <Avatar alt="Data Team" />
        </AvatarGroup>
      </App>,
    )
    expect(members()[0]!.classList).toContain('fr-avatar-group-base')
    expect(members()[0]!.classList).toContain('fr-avatar-xl')
    await userEvent.tab()
    await expect.element(page.getByText('Web Team')).toBeVisible()
  })

  it('accepts links around avatars', async () => {
    await render(
      <AvatarGroup size="xl">
        <Link to="/web">
          <Avatar alt="Web Team" />
        </Link>
        <Link to="/data">
          <Avatar alt="Data Team" />
        </Link>
      </AvatarGroup>,
    )
    await expect.element(page.getByRole('link', { name: 'Web Team' })).toHaveClass('fr-avatar-group-base')
    expect(box(0)).toMatchObject({ width: 40, height: 40 })
    expect(box(1).left).toBeLessThan(box(0).right)
  })

  it('has the role group if it has an accessible name', async () => {
    const screen = await render(<AvatarGroup>{avatars}</AvatarGroup>)
    expect(page.getByRole('group').elements()).toEqual([])
    await screen.rerender(<AvatarGroup aria-label="Teams">{avatars}</AvatarGroup>)
    expect(page.getByRole('group', { name: 'Teams' }).element()).toBe(findPart('avatar-group'))
  })

  it('does not change avatars in an overlay opened from it, nor avatars outside', async () => {
    await render(
      <App>
        <AvatarGroup size="3xl">
          <Tooltip defaultOpen renderContent={<Avatar alt="Inside" />}>
            <Avatar alt="Web Team" />
          </Tooltip>
        </AvatarGroup>
        <Avatar alt="Outside" />
      </App>,
    )
    for (const name of ['Inside', 'Outside']) {
      const avatar = page.getByRole('img', { name }).element().parentElement!
      expect(avatar.classList).toContain('fr-avatar-md')
    }
  })

  it('uses the size of the theme', async () => {
    await render(
      <App theme={createTheme({ components: { avatarGroup: { props: { size: 'xs' } } } })}>
        <AvatarGroup>{avatars}</AvatarGroup>
      </App>,
    )
    expect(members()[0]!.classList).toContain('fr-avatar-xs')
  })
})

describe('AvatarGroup with an invalid maximum', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it.each([0, -1, 1.5, 'many', Number.NaN])('shows all avatars with %o and warns', async (max) => {
    await render(<AvatarGroup max={max}>{avatars}</AvatarGroup>)
    expect(texts()).toHaveLength(5)
    expect(warning.mock.calls.flat().join()).toContain(`AvatarGroup: max is "${max}"`)
  })

  it('is empty without avatars', async () => {
    await render(<AvatarGroup max={2} />)
    expect(members()).toEqual([])
    expect(warning).not.toHaveBeenCalled()
  })
})
