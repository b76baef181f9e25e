import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { colorNames } from '../theme/color-names.ts'
import { separatorTheme } from '../theme/separator.ts'
import { Separator } from './Separator.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

describeComponent('Separator', <Separator label="or" icon={star} />, {
  slot: 'separator',
  theme: separatorTheme,
  hiddenParts: ['avatar'],
})
describeComponent('Separator with a picture', <Separator avatar={{ alt: 'Web Team' }} orientation="vertical" />, {
  slot: 'separator',
  theme: separatorTheme,
  hiddenParts: ['icon', 'label'],
})
describeComponent(
  'All looks of Separator',
  <div data-slot="all">
    {colorNames.map((color) => (
      <Separator key={color} color={color} label={color} />
    ))}
  </div>,
  { slot: 'all' },
)

const separator = () => page.getByRole('separator')
const parts = () => [...findPart('separator')!.children].map((part) => part.getAttribute('data-slot'))
const borderStyle = () => getComputedStyle(findPart('border')!)

describe('Separator', () => {
  it('has the role separator', async () => {
    await render(<Separator />)
    expect(separator().elements()).toEqual([findPart('separator')])
    expect(separator().element().hasAttribute('aria-orientation')).toBe(false)
    expect(parts()).toEqual(['border'])
  })

  it('has aria-orientation if it is vertical', async () => {
    await render(
      <div style={{ height: 100 }}>
        <Separator orientation="vertical" />
      </div>,
    )
    await expect.element(separator()).toHaveAttribute('aria-orientation', 'vertical')
    expect(findPart('border')!.getBoundingClientRect()).toMatchObject({ width: 1, height: 100 })
  })

  it('is as high as its row', async () => {
    await render(
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <div style={{ height: 40 }}>Left</div>
        <Separator orientation="vertical" />
        <div>Right</div>
      </div>,
    )
    expect(findPart('border')!.getBoundingClientRect()).toMatchObject({ width: 1, height: 40 })
  })

  it.each(['horizontal', 'vertical'] as const)(
    'is hidden from screen readers if it is decorative (%s)',
    async (orientation) => {
      await render(
        <>
          <Separator decorative orientation={orientation} />
          <Separator decorative orientation={orientation} label="or" />
        </>,
      )
      expect(separator().elements()).toEqual([])
      expect(document.querySelector('[aria-orientation]')).toBeNull()
      await expect.element(page.getByText('or')).toBeVisible()
    },
  )

  it('renders its content outside of the separator role, so that screen readers reach it', async () => {
    await render(
      <>
        <Separator label="or" />
        <Separator label="today" position="start" orientation="vertical" />
        <Separator>
          <button>Show earlier</button>
        </Separator>
      </>,
    )
    expect(separator().elements()).toHaveLength(3)
    for (const line of separator().elements()) expect(line.getAttribute('data-slot')).toBe('border')
    expect(separator().elements()[1]!.getAttribute('aria-orientation')).toBe('vertical')
    await expect.element(page.getByRole('button', { name: 'Show earlier' })).toBeVisible()
  })

  it.each([
    ['start', ['container', 'border']],
    ['center', ['border', 'container', 'border']],
    ['end', ['border', 'container']],
  ] as const)('places its content at the %s', async (position, order) => {
    await render(<Separator label="or" position={position} />)
    expect(parts()).toEqual(order)
  })

  it('mirrors the position in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Separator label="or" position="start" />
      </div>,
    )
    const root = findPart('separator')!.getBoundingClientRect()
    expect(findPart('container')!.getBoundingClientRect().right).toBe(root.right)
    expect(findPart('border')!.getBoundingClientRect().left).toBe(root.left)
  })

  it.each([
    ['xs', 1],
    ['sm', 2],
    ['md', 3],
    ['lg', 4],
    ['xl', 5],
  ] as const)('in size %s is %i px thick', async (size, thickness) => {
    await render(
      <div style={{ height: 50 }}>
        <Separator size={size} />
        <Separator size={size} orientation="vertical" />
      </div>,
    )
    const [lying, standing] = [...document.querySelectorAll('[data-slot="border"]')].map((line) =>
      line.getBoundingClientRect(),
    )
    expect(lying!.height).toBe(thickness)
    expect(standing!.width).toBe(thickness)
  })

  it.each(['solid', 'dashed', 'dotted'] as const)('has the line style %s', async (type) => {
    await render(<Separator type={type} />)
    expect(borderStyle().borderTopStyle).toBe(type)
  })

  it('shows an icon or an avatar before the label, and the icon if both are given', async () => {
    const content = () => [...findPart('container')!.children].map((part) => part.getAttribute('data-slot'))
    const screen = await render(<Separator label="or" icon={star} avatar={{ alt: 'Web Team' }} />)
    expect(content()).toEqual(['icon', 'label'])
    await screen.rerender(<Separator label="or" avatar={{ alt: 'Web Team' }} />)
    expect(content()).toEqual(['avatar', 'label'])
  })

  it('renders children instead of them, and passes them the classes', async () => {
    await render(
      <Separator label="or" icon={star}>
        {({ ui }) => <b className={ui.label}>and</b>}
      </Separator>,
    )
    expect(findPart('container')!.innerHTML).toMatch(/^<b class="fr-separator-label">and<\/b>$/)
  })

  it('keeps some of the line visible beside a long label', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Separator label="A label that is far too long for the place it was given" />
      </div>,
    )
    for (const line of document.querySelectorAll('[data-slot="border"]'))
      expect(line.getBoundingClientRect().width).toBeGreaterThan(10)
    expect(findPart('separator')!.scrollWidth).toBeLessThanOrEqual(200)
  })

  it('warns about an unknown color', async () => {
    forgetWarnings()
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<Separator color={'pink' as 'primary'} />)
    expect(warning.mock.calls.flat().join()).toContain('Separator: unknown color "pink"')
    warning.mockRestore()
  })
})
