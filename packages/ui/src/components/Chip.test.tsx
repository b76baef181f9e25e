import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { chipTheme } from '../theme/chip.ts'
import { colorNames } from '../theme/color-names.ts'
import { Chip } from './Chip.tsx'

const target = <span style={{ display: 'block', width: 40, height: 40 }} />

describeComponent('Chip', <Chip>{target}</Chip>, { slot: 'chip', theme: chipTheme })
describeComponent('Chip with a count', <Chip text={12}>{target}</Chip>, { slot: 'chip', theme: chipTheme })
describeComponent(
  'All colours of Chip',
  <div data-slot="all">
    {colorNames.map((color) => (
      <Chip key={color} color={color} size="3xl" text="8" standalone />
    ))}
  </div>,
  { slot: 'all' },
)

/** Center of the dot, relative to the upper left corner of the target. */
function centre(): [number, number] {
  const root = findPart('chip')!.getBoundingClientRect()
  const dot = findPart('base')!.getBoundingClientRect()
  return [dot.left + dot.width / 2 - root.left, dot.top + dot.height / 2 - root.top].map(Math.round) as [number, number]
}

describe('Chip', () => {
  it.each([
    ['top-right', [40, 0]],
    ['bottom-right', [40, 40]],
    ['top-left', [0, 0]],
    ['bottom-left', [0, 40]],
  ] as const)('is placed on the %s corner', async (position, place) => {
    await render(<Chip position={position}>{target}</Chip>)
    expect(centre()).toEqual(place)
  })

  it('is placed inside the corner with inset', async () => {
    await render(<Chip inset>{target}</Chip>)
    expect(centre()).toEqual([36, 4])
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Chip>{target}</Chip>
      </div>,
    )
    expect(centre()).toEqual([0, 0])
  })

  it('can be inline without a target', async () => {
    await render(<Chip standalone />)
    const root = findPart('chip')!.getBoundingClientRect()
    expect(findPart('base')!.getBoundingClientRect()).toEqual(root)
    expect(root.width).toBe(8)
  })

  it('shows text including zero, and any other content', async () => {
    await render(
      <>
        <Chip text={0} />
        <Chip text={3} content={<b>new</b>} />
        <Chip content={({ ui }) => <i className={ui.base}>one</i>} />
      </>,
    )
    await expect.element(page.getByText('0')).toBeVisible()
    await expect.element(page.getByText('new')).toBeVisible()
    await expect.element(page.getByText('one')).toHaveClass('fr-chip-base')
    expect(page.getByText('3').elements()).toHaveLength(0)
  })

  it('is round with one digit and wider with more', async () => {
    await render(
      <>
        <Chip text={1} standalone />
        <Chip text={128} standalone />
      </>,
    )
    const [one, more] = [...document.querySelectorAll('[data-slot="base"]')].map((dot) => dot.getBoundingClientRect())
    expect(one!.width).toBe(one!.height)
    expect(more!.width).toBeGreaterThan(more!.height)
  })

  it('can be controlled with show', async () => {
    function Controlled() {
      const [show, setShow] = useState(false)
      return (
        <Chip show={show}>
          <button onClick={() => setShow(!show)}>Toggle</button>
        </Chip>
      )
    }
    await render(<Controlled />)
    expect(findPart('base')).toBeNull()
    await userEvent.click(page.getByRole('button'))
    await expect.poll(() => findPart('base')).not.toBeNull()
  })

  it('can be hidden by its target, and calls onShowChange', async () => {
    const change = vi.fn()
    await render(
      <Chip onShowChange={change}>
        {({ show, setShow }) => <button onClick={() => setShow(false)}>{show ? 'Unread' : 'Read'}</button>}
      </Chip>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Unread' }))
    await expect.element(page.getByRole('button', { name: 'Read', exact: true })).toBeVisible()
    expect(findPart('base')).toBeNull()
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('is initially hidden with defaultShow off', async () => {
    await render(<Chip defaultShow={false}>{target}</Chip>)
    expect(findPart('base')).toBeNull()
  })
})
