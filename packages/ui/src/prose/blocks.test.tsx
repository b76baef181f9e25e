import { renderToStaticMarkup } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { proseCalloutTheme } from '../theme/prose-callout.ts'
import { proseCardTheme } from '../theme/prose-card.ts'
import { proseFieldTheme } from '../theme/prose-field.ts'
import { proseStepsTheme } from '../theme/prose-steps.ts'
import { ProseBadge } from './Badge.tsx'
import { ProseCallout, ProseCaution, ProseNote, ProseTip, ProseWarning } from './Callout.tsx'
import { ProseCard, ProseCardGroup } from './Card.tsx'
import { ProseField, ProseFieldGroup } from './Field.tsx'
import { ProseH3 } from './headings.tsx'
import { ProseSteps } from './Steps.tsx'
import { ProseA, ProseP } from './text.tsx'

const rocket = { body: '<path d="M4 20 20 4"/>' }

describeComponent(
  'ProseCallout',
  <ProseCallout icon={rocket} to="/docs">
    Read on.
  </ProseCallout>,
  {
    slot: 'prose-callout',
    theme: proseCalloutTheme,
  },
)
describeComponent('ProseCard', <ProseCard icon={rocket} title="Theming" description="Every class." to="/docs" />, {
  slot: 'prose-card',
  theme: proseCardTheme,
  hiddenParts: ['group'],
})
describeComponent('ProseField', <ProseField name="items" type="Item[]" required description="The rows." />, {
  slot: 'prose-field',
  theme: proseFieldTheme,
  hiddenParts: ['group'],
})
describeComponent('ProseSteps', <ProseSteps />, { slot: 'prose-steps', theme: proseStepsTheme })
describeComponent('ProseCardGroup', <ProseCardGroup />, { slot: 'prose-card-group' })
describeComponent('ProseFieldGroup', <ProseFieldGroup />, { slot: 'prose-field-group' })
describeComponent('ProseBadge', <ProseBadge label="3.0+" />, { slot: 'prose-badge' })

beforeEach(forgetWarnings)

describe('callouts', () => {
  it.each([
    ['Note', ProseNote, 'fr--info'],
    ['Tip', ProseTip, 'fr--success'],
    ['Warning', ProseWarning, 'fr--warning'],
    ['Caution', ProseCaution, 'fr--error'],
  ] as const)('have an icon with the accessible name %s', async (name, Preset, color) => {
    await render(<Preset>Mind this.</Preset>)
    await expect.element(page.getByRole('img', { name })).toBeInTheDocument()
    expect(findPart('prose-callout')!.className).toContain(color)
  })

  it('accept another icon and color', async () => {
    await render(
      <ProseNote icon={rocket} color="primary">
        Mind this.
      </ProseNote>,
    )
    expect(findPart('prose-callout')!.className).toContain('fr--primary')
    expect(findPart('icon')!.innerHTML).toContain('M4 20')
  })

  it('link the whole block and keep the links in their text working', async () => {
    await render(
      <ProseCallout to="/docs/migration">
        <ProseP>
          Read the <ProseA href="/docs/guide">guide</ProseA> first.
        </ProseP>
      </ProseCallout>,
    )
    const whole = page.getByRole('link', { name: 'Read the guide first.' })
    await expect.element(whole).toHaveAttribute('href', '/docs/migration')
    const box = findPart('prose-callout')!.getBoundingClientRect()
    expect(document.elementFromPoint(box.left + 4, box.bottom - 4)).toBe(whole.element())
    const inner = page.getByRole('link', { name: 'guide', exact: true }).element()
    const { left, top } = inner.getBoundingClientRect()
    expect(document.elementFromPoint(left + 4, top + 6)).toBe(inner)
  })

  it('open other sites in a new tab', async () => {
    await render(<ProseCallout to="https://react.dev">React</ProseCallout>)
    await expect.element(page.getByRole('link', { name: 'React' })).toHaveAttribute('target', '_blank')
  })

  it.each(['light', 'dark'])('have enough contrast in every color in %s mode', async (mode) => {
    document.documentElement.className = mode
    await render(
      <>
        {(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const).map((color) => (
          <ProseCallout key={color} color={color} icon={rocket} to="/docs">
            <ProseP>
              Read the <ProseA href="/docs/guide">guide</ProseA>.
            </ProseP>
          </ProseCallout>
        ))}
      </>,
    )
    await settle()
    const { default: axe } = await import('axe-core')
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
    expect(violations).toEqual([])
    document.documentElement.className = ''
  })
})

describe('ProseCard', () => {
  it('links the whole card, with its title as the accessible name', async () => {
    await render(<ProseCard title="Theming" description="Every class." to="/docs/theming" />)
    const link = page.getByRole('link', { name: 'Theming', exact: true })
    await expect.element(link).toHaveAttribute('href', '/docs/theming')
    const box = findPart('prose-card')!.getBoundingClientRect()
    expect(document.elementFromPoint(box.right - 8, box.bottom - 8)).toBe(link.element())
  })

  it('shows keyboard focus', async () => {
    await render(<ProseCard title="Theming" to="/docs/theming" />)
    await userEvent.tab()
    const ring = getComputedStyle(findPart('link')!, '::after')
    expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px'])
  })

  it('is not a link without an address', () => {
    expect(renderToStaticMarkup(<ProseCard title="Theming" />)).not.toContain('<a')
  })

  it('is placed beside another card if there is enough space', async () => {
    await page.viewport(800, 600)
    await render(
      <ProseCardGroup>
        <ProseCard title="One" />
        <ProseCard title="Two" />
      </ProseCardGroup>,
    )
    const tops = () =>
      [...document.querySelectorAll('[data-slot="prose-card"]')].map((card) => card.getBoundingClientRect().top)
    expect(new Set(tops()).size).toBe(1)
    await page.viewport(390, 600)
    expect(new Set(tops()).size).toBe(2)
    await page.viewport(1280, 800)
  })
})

describe('ProseSteps', () => {
  const numbers = () =>
    [...document.querySelectorAll('h2, h3, h4')].map((heading) => getComputedStyle(heading, '::before').content)

  it('numbers only the headings of its level', async () => {
    const { rerender } = await render(
      <ProseSteps>
        <h2>Two</h2>
        <ProseH3 id="three">Three</ProseH3>
        <h4>Four</h4>
      </ProseSteps>,
    )
    expect(numbers()).toEqual(['none', 'counter(step)', 'none'])
    await rerender(
      <ProseSteps level="4">
        <h2>Two</h2>
        <h3>Three</h3>
        <h4>Four</h4>
      </ProseSteps>,
    )
    expect(numbers()).toEqual(['none', 'none', 'counter(step)'])
  })

  it('warns about an unknown level', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<ProseSteps level={7 as 3} />)
    expect(warning.mock.calls.flat().join('\n')).toContain('unknown level "7". Use one of 2, 3, 4.')
    warning.mockRestore()
  })
})

describe('ProseField', () => {
  it('shows that the field is required', async () => {
    await render(<ProseField name="items" type="Item[]" required />)
    expect(findPart('header')!.textContent).toBe('itemsItem[]required')
  })

  it('shows children instead of the description', async () => {
    await render(
      <ProseField name="items" description="Old">
        New
      </ProseField>,
    )
    expect(findPart('description')!.textContent).toBe('New')
  })
})
