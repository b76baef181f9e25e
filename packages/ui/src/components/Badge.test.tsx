import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { badgeTheme } from '../theme/badge.ts'
import { colorNames } from '../theme/color-names.ts'
import { Badge } from './Badge.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const variants = ['solid', 'outline', 'soft', 'subtle'] as const

describeComponent('Badge', <Badge label="New" leadingIcon={star} trailingIcon={star} />, {
  slot: 'badge',
  theme: badgeTheme,
  hiddenParts: ['leadingAvatar'],
})
describeComponent('Badge with a picture', <Badge label="Mira" avatar={{ alt: 'Mira' }} />, {
  slot: 'badge',
  theme: badgeTheme,
  hiddenParts: ['leadingIcon', 'trailingIcon'],
})
describeComponent(
  'All looks of Badge',
  <div data-slot="all">
    {colorNames.flatMap((color) =>
      variants.map((variant) => <Badge key={`${color}-${variant}`} color={color} variant={variant} label={color} />),
    )}
  </div>,
  { slot: 'all' },
)

describe('Badge', () => {
  it('is a span with text, a number or any content', async () => {
    await render(
      <>
        <Badge label="New" />
        <Badge label={0} />
        <Badge label="lost">
          <b>Bold</b>
        </Badge>
        <Badge>{({ ui }) => <i className={ui.label}>Computed</i>}</Badge>
      </>,
    )
    await expect.element(page.getByText('New')).toBeVisible()
    await expect.element(page.getByText('0')).toBeVisible()
    await expect.element(page.getByText('Bold')).toBeVisible()
    await expect.element(page.getByText('Computed')).toHaveClass('fr-badge-label')
    expect(page.getByText('lost').elements()).toHaveLength(0)
    expect(findPart('badge')!.tagName).toBe('SPAN')
  })

  it('is square without text, or with the square prop', async () => {
    await render(
      <>
        <Badge icon={star} data-testid="icon" />
        <Badge label={7} square data-testid="square" />
        <Badge label={7} data-testid="label" />
      </>,
    )
    const ratio = (id: string) => {
      const { width, height } = page.getByTestId(id).element().getBoundingClientRect()
      return Math.round((width / height) * 100) / 100
    }
    expect(ratio('icon')).toBe(1)
    expect(ratio('square')).toBe(1)
    expect(ratio('label')).not.toBe(1)
  })

  it.each([
    ['xs', 16],
    ['sm', 20],
    ['md', 24],
    ['lg', 28],
    ['xl', 32],
  ] as const)('with size %s is %d px high, with any content', async (size, height) => {
    await render(
      <>
        <Badge size={size} label="New" icon={star} />
        <Badge size={size} label="Mira" avatar={{ alt: 'Mira' }} />
        <Badge size={size} icon={star} />
      </>,
    )
    for (const badge of document.querySelectorAll('[data-slot="badge"]'))
      expect(badge.getBoundingClientRect().height).toBe(height)
  })

  it('places its icons, and spins the loading icon', async () => {
    await render(<Badge label="Syncing" icon={star} trailing loading />)
    expect(findPart('leadingIcon')).toBeNull()
    expect(getComputedStyle(findPart('trailingIcon')!).animationName).toBe('spin')
  })

  it('renders its leading and trailing slots', async () => {
    await render(
      <Badge
        label="New"
        renderLeading="before"
        renderTrailing={({ ui }) => <i className={ui.trailingIcon}>after</i>}
      />,
    )
    expect(findPart('badge')!.textContent).toBe('beforeNewafter')
  })

  it('uses the size of its field group', async () => {
    await render(
      <FrondContext value={{ components: {}, fieldGroup: { props: { size: 'xl' } } }}>
        <Badge label="EUR" />
      </FrondContext>,
    )
    expect(findPart('badge')!.getBoundingClientRect().height).toBe(32)
  })

  it('truncates text that does not fit', async () => {
    await render(
      <div style={{ width: 100 }}>
        <Badge label="A label that is far too long for its place" />
      </div>,
    )
    expect(findPart('badge')!.getBoundingClientRect().width).toBe(100)
  })
})
