import { createElement, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { IslandRoot } from './IslandRoot'
import ProseAccordion from './islands/ProseAccordion'
import ProseCodeCollapse from './islands/ProseCodeCollapse'
import ProseCodeTree from './islands/ProseCodeTree'
import ProseCollapsible from './islands/ProseCollapsible'
import ProseTabs from './islands/ProseTabs'

const items = [{ label: 'one.ts' }, { label: 'two.ts' }]
const panels = ['<p>First text</p>', '<p>Second text</p>']
const html = '<p>First text</p>'

afterEach(() => document.body.replaceChildren())

it.each([
  [
    'accordion',
    ProseAccordion,
    { items },
    { panels },
    'First text',
    () => page.getByRole('button', { name: 'one.ts' }),
  ],
  ['tabs', ProseTabs, { items }, { panels }, 'Second text', () => page.getByRole('tab', { name: 'two.ts' })],
  ['code tree', ProseCodeTree, { items }, { panels }, 'Second text', () => page.getByText('two.ts')],
  ['collapsible', ProseCollapsible, {}, { html }, 'First text', () => page.getByRole('button')],
  ['code collapse', ProseCodeCollapse, {}, { html }, 'First text', () => page.getByRole('button')],
] as [string, ComponentType<object>, object, object, string, () => ReturnType<typeof page.getByText>][])(
  'keeps the HTML of the server when a %s is hydrated and used',
  async (_, Island, props, serverProps, text, findControl) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement('main'))
    const onLive = vi.fn<() => void>()
    const element = (own: object) => <IslandRoot onLive={onLive}>{createElement(Island, own)}</IslandRoot>
    container.innerHTML = renderToString(element({ ...props, ...serverProps }))
    const root = hydrateRoot(container, element(props))
    await expect.poll(() => onLive.mock.calls.length).toBe(1)
    await findControl().click()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
    root.unmount()
  },
)
