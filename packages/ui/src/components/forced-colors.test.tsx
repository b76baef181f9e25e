import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Calendar } from './Calendar.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { DropdownMenu } from './DropdownMenu.tsx'
import { Link } from './Link.tsx'
import { Pagination } from './Pagination.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const icon = { body: '<path d="M0 0h24v24H0z"/>', width: 24, height: 24 }

beforeEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] }))
afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }))

function styleOf(role: 'button' | 'link' | 'menuitem', name: string): CSSStyleDeclaration {
  return getComputedStyle(page.getByRole(role, { name, exact: true }).element())
}

describe('with forced colors', () => {
  it('Pagination shows the current page', async () => {
    await render(<Pagination total={50} defaultPage={2} />)
    expect(styleOf('button', 'Page 2').backgroundColor).not.toBe(styleOf('button', 'Page 3').backgroundColor)
  })

  it('Button and Link show that they are active', async () => {
    await render(
      <>
        <Button active label="Bold" activeVariant="soft" variant="ghost" />
        <Button label="Italic" variant="soft" />
        <Link active href="/one">
          One
        </Link>
        <Link href="/two">Two</Link>
      </>,
    )
    expect(styleOf('button', 'Bold').backgroundColor).not.toBe(styleOf('button', 'Italic').backgroundColor)
    expect(styleOf('link', 'One').textDecorationLine).toBe('underline')
    expect(styleOf('link', 'Two').textDecorationLine).not.toBe('underline')
  })

  it('RadioGroup and Checkbox without an indicator show what is checked', async () => {
    await render(
      <>
        <RadioGroup legend="Plan" indicator="hidden" variant="card" items={['Free', 'Pro']} defaultValue="Pro" />
        <Checkbox label="News" indicator="hidden" defaultChecked />
        <Checkbox label="Offers" indicator="hidden" />
      </>,
    )
    const outline = (name: string) =>
      getComputedStyle(page.getByLabelText(name, { exact: true }).element().closest('label')!).outlineStyle
    expect(['Free', 'Pro', 'News', 'Offers'].map(outline)).toEqual(['none', 'solid', 'solid', 'none'])
  })

  it('Calendar outlines the days between the ends of a range', async () => {
    await render(<Calendar range aria-label="Trip" defaultValue={{ start: '2026-05-12', end: '2026-05-14' }} />)
    const cell = (day: number) => {
      const cells = [...document.querySelectorAll<HTMLElement>('[data-slot=cell]')]
      return getComputedStyle(cells.find((each) => each.textContent === String(day))!)
    }
    expect([11, 13, 15].map((day) => cell(day).outlineStyle)).toEqual(['none', 'solid', 'none'])
  })

  it('the highlighted menu item differs from the others, and its icon has the color of its text', async () => {
    await render(
      <DropdownMenu
        defaultOpen
        items={[
          { label: 'Rename', icon },
          { label: 'Move', icon },
        ]}
      />,
    )
    await page.getByRole('menuitem', { name: 'Rename' }).hover()
    const item = page.getByRole('menuitem', { name: 'Rename' }).element()
    await expect.poll(() => item.hasAttribute('data-highlighted')).toBe(true)
    expect(styleOf('menuitem', 'Rename').backgroundColor).toBe(systemColor('Highlight'))
    expect(styleOf('menuitem', 'Move').backgroundColor).not.toBe(systemColor('Highlight'))
    await expect
      .poll(() => getComputedStyle(item.querySelector('svg')!).color)
      .toBe(styleOf('menuitem', 'Rename').color)
    expect(styleOf('menuitem', 'Move').outlineStyle).toBe('none')
  })

  it('CommandPalette keeps its rows apart and shows the icon of the highlighted row', async () => {
    const rows = ['Button', 'Card', 'Table', 'Tabs'].map((label) => ({
      label,
      icon,
      prefix: 'Docs',
      description: `How to use ${label}`,
      kbds: ['meta', label[0]!],
    }))
    await render(
      <CommandPalette
        highlightOnHover
        groups={[
          { id: 'pages', label: 'Pages', items: rows },
          { id: 'more', items: [{ label: 'Settings', icon, active: true }] },
        ]}
      />,
    )
    const option = (text: string) => page.getByRole('option').filter({ hasText: text }).element()
    await page.getByRole('option').filter({ hasText: 'Card' }).hover()
    await expect.poll(() => option('Card').hasAttribute('data-highlighted')).toBe(true)

    const boxes = [...document.querySelectorAll('[role=option]')].map(outerBox)
    expect(boxes).toHaveLength(5)
    for (const [index, { top }] of boxes.entries())
      if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]!.bottom)

    const background = getComputedStyle(option('Card')).backgroundColor
    expect(background).toBe(systemColor('Highlight'))
    expect(getComputedStyle(option('Table')).backgroundColor).not.toBe(background)
    for (const svg of option('Card').querySelectorAll('svg')) {
      expect(svg.getBoundingClientRect().width).toBeGreaterThan(0)
      expect(getComputedStyle(svg).color).toBe(getComputedStyle(option('Card')).color)
      expect(getComputedStyle(svg).color).not.toBe(background)
    }
  })
})

/** What the browser computes for a system color. A translucent background is none, because it is drawn over the same color. */
function systemColor(name: string): string {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.cssText = `forced-color-adjust: none; background: ${name}`
  const color = getComputedStyle(sample).backgroundColor
  sample.remove()
  return color
}

/** The top and bottom of an element with its outline. */
function outerBox(element: Element): { top: number; bottom: number } {
  const { top, bottom } = element.getBoundingClientRect()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  const outside = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  return { top: top - Math.max(0, outside), bottom: bottom + Math.max(0, outside) }
}
