import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../components/App.tsx'
import { de } from '../locale/de.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { proseAccordionTheme } from '../theme/prose-accordion.ts'
import { proseCodeCollapseTheme } from '../theme/prose-code-collapse.ts'
import { proseCollapsibleTheme } from '../theme/prose-collapsible.ts'
import { proseTabsTheme } from '../theme/prose-tabs.ts'
import { ProseAccordion, ProseAccordionItem } from './Accordion.tsx'
import { ProseCodeCollapse } from './CodeCollapse.tsx'
import { ProseCollapsible } from './Collapsible.tsx'
import { ProsePre } from './Pre.tsx'
import { ProseTabs, ProseTabsItem } from './Tabs.tsx'
import { ProseP } from './text.tsx'

const sprout = { body: '<path d="M4 20 20 4"/>' }
const items = [{ label: 'Water', icon: sprout, content: 'Once a week.' }]

describeComponent('ProseAccordion', <ProseAccordion items={items} defaultValue="0" />, {
  slot: 'prose-accordion',
  theme: proseAccordionTheme,
})
describeComponent('ProseTabs', <ProseTabs items={items} />, { slot: 'prose-tabs', theme: proseTabsTheme })
describeComponent('ProseCollapsible', <ProseCollapsible defaultOpen>Content</ProseCollapsible>, {
  slot: 'prose-collapsible',
  theme: proseCollapsibleTheme,
})
describeComponent('ProseCodeCollapse', <ProseCodeCollapse>Content</ProseCodeCollapse>, {
  slot: 'prose-code-collapse',
  theme: proseCodeCollapseTheme,
})

withoutMotion()
beforeEach(forgetWarnings)
afterEach(() => localStorage.clear())

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('ProseAccordion', () => {
  const questions = (
    <ProseAccordion headingLevel={2}>
      <ProseAccordionItem label="How much water?">
        <ProseP>Once a week.</ProseP>
      </ProseAccordionItem>
      {'\n'}
      <ProseAccordionItem label="How much light?" icon={sprout}>
        <ProseP>Half shade.</ProseP>
      </ProseAccordionItem>
    </ProseAccordion>
  )

  it('opens several sections by keyboard, under headings of the given level', async () => {
    await render(questions)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown} ')
    await expect.element(page.getByText('Once a week.')).toBeVisible()
    await expect.element(page.getByText('Half shade.')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'How much light?' })).toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'How much light?' })).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Half shade.')).not.toBeVisible()
  })

  it('has the content of closed sections in its HTML', () => {
    expect(renderToStaticMarkup(questions)).toContain('Half shade.')
  })

  it('warns if there is no item', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<ProseAccordion />)
    expect(warning.mock.calls.flat().join('\n')).toContain('ProseAccordion')
    warning.mockRestore()
  })
})

describe('ProseTabs', () => {
  const places = (props: { sync?: string; hash?: string }) => (
    <ProseTabs {...props}>
      <ProseTabsItem label="Indoors" icon={sprout}>
        <ProseP>A bright room.</ProseP>
      </ProseTabsItem>
      <ProseTabsItem label="Outdoors" description="Half shade." />
    </ProseTabs>
  )

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('selects the next tab with the arrow key of the direction %s', async (dir, key) => {
    await render(
      <App dir={dir}>
        <div dir={dir}>{places({})}</div>
      </App>,
    )
    await expect.element(page.getByText('A bright room.')).toBeVisible()
    ;(page.getByRole('tab', { name: 'Indoors' }).element() as HTMLElement).focus()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('tabpanel', { name: 'Outdoors' })).toHaveTextContent('Half shade.')
    await expect.element(page.getByText('A bright room.')).not.toBeVisible()
  })

  it('switches together with tabs of the same key', async () => {
    await render(
      <>
        {places({ sync: 'place' })}
        {places({ sync: 'place' })}
      </>,
    )
    await page.getByRole('tab', { name: 'Outdoors' }).first().click()
    await expect.element(page.getByText('Half shade.').nth(1)).toBeVisible()
    expect(localStorage.getItem('frond-sync-place')).toBe('Outdoors')
  })

  it('scrolls the element of `hash` into view after a change', async () => {
    await render(
      <>
        {places({ hash: 'below' })}
        <div style={{ height: 4000 }} />
        <p id="below">Below</p>
      </>,
    )
    await page.getByRole('tab', { name: 'Outdoors' }).click()
    await expect.element(page.getByText('Below')).toBeInViewport()
    scrollTo(0, 0)
  })

  it('uses the number as the label of an item without one', async () => {
    await render(
      <ProseTabs>
        <ProseTabsItem>One</ProseTabsItem>
      </ProseTabs>,
    )
    await expect.element(page.getByRole('tab', { name: '1' })).toBeInTheDocument()
  })
})

describe('ProseCollapsible', () => {
  it('shows and hides its content by keyboard, and says so', async () => {
    await render(<ProseCollapsible name="options">Twelve of them.</ProseCollapsible>)
    await expect.element(page.getByText('Twelve of them.')).not.toBeVisible()
    await userEvent.tab()
    await expect.element(button('Show options')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Twelve of them.')).toBeVisible()
    await expect.element(button('Hide options')).toHaveAttribute('aria-expanded', 'true')
  })

  it('has texts in the language of the application, which the caller can replace', async () => {
    const { rerender } = await render(
      <App locale={de}>
        <ProseCollapsible>Content</ProseCollapsible>
      </App>,
    )
    await expect.element(button('Eigenschaften anzeigen')).toBeInTheDocument()
    await rerender(<ProseCollapsible openText="More about {name}" name="ferns" />)
    await expect.element(button('More about ferns')).toBeInTheDocument()
  })
})

describe('ProseCodeCollapse', () => {
  const long = <ProsePre code={Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n')} />
  const height = () => findPart('content')!.getBoundingClientRect().height

  it('limits the height until its button is pressed', async () => {
    const onOpenChange = vi.fn()
    await render(<ProseCodeCollapse onOpenChange={onOpenChange}>{long}</ProseCodeCollapse>)
    expect(height()).toBeLessThan(300)
    await button('Expand code').click()
    expect(height()).toBeGreaterThan(1000)
    expect(onOpenChange).toHaveBeenLastCalledWith(true)
    await expect.element(button('Collapse code')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    expect(height()).toBeLessThan(300)
  })

  it('can be controlled', async () => {
    await render(<ProseCodeCollapse open>{long}</ProseCodeCollapse>)
    await button('Collapse code').click()
    expect(height()).toBeGreaterThan(1000)
  })
})
