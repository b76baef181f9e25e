import { renderToStaticMarkup } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { proseCodeGroupTheme } from '../theme/prose-code-group.ts'
import { ProseCodeGroup } from './CodeGroup.tsx'
import { ProsePre } from './Pre.tsx'

const file = { body: '<path d="M4 4h16v16H4z"/>' }

function Managers({ sync, defaultValue }: { sync?: string; defaultValue?: string }) {
  return (
    <ProseCodeGroup sync={sync} defaultValue={defaultValue}>
      <ProsePre filename="npm" code="npm install @frond/ui" />
      <ProsePre filename="pnpm" code="pnpm add @frond/ui" />
    </ProseCodeGroup>
  )
}

describeComponent(
  'ProseCodeGroup',
  <ProseCodeGroup items={[{ label: 'npm', icon: file, content: <ProsePre code="npm i" /> }]} />,
  { slot: 'prose-code-group', theme: proseCodeGroupTheme },
)

afterEach(() => localStorage.clear())

describe('ProseCodeGroup', () => {
  it('shows one block at a time, with its file name as the tab', async () => {
    await render(<Managers />)
    await expect.element(page.getByText('npm install @frond/ui')).toBeVisible()
    await expect.element(page.getByText('pnpm add @frond/ui')).not.toBeVisible()
    await page.getByRole('tab', { name: 'pnpm' }).click()
    await expect.element(page.getByText('pnpm add @frond/ui')).toBeVisible()
    await expect.element(page.getByText('npm install @frond/ui')).not.toBeVisible()
    expect(findPart('header')).toBeNull()
  })

  it('switches tabs with the arrow keys', async () => {
    await render(<Managers />)
    ;(page.getByRole('tab', { name: 'npm', exact: true }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect.element(page.getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute('aria-selected', 'true')
  })

  it('uses the label or number as the tab if a block has no file name', async () => {
    const Labelled = (props: { label?: string; hideHeader?: boolean }) => (
      <ProsePre code={props.label ?? 'x'} hideHeader={props.hideHeader} />
    )
    await render(
      <ProseCodeGroup>
        <Labelled label="Bun" />
        <ProsePre code="yarn" />
      </ProseCodeGroup>,
    )
    await expect.element(page.getByRole('tab', { name: 'Bun' })).toBeInTheDocument()
    await expect.element(page.getByRole('tab', { name: '2' })).toBeInTheDocument()
  })

  it('starts with the default block', async () => {
    await render(<Managers defaultValue="1" />)
    await expect.element(page.getByText('pnpm add @frond/ui')).toBeVisible()
  })

  it('renders all blocks to HTML and shows the first one without JavaScript', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToStaticMarkup(<Managers />)
    const panels = [...container.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
    expect(panels.map((panel) => panel.textContent)).toEqual(['npm install @frond/ui', 'pnpm add @frond/ui'])
    expect(panels.map((panel) => panel.checkVisibility())).toEqual([true, false])
    const [active, other] = [...container.querySelectorAll('[role="tab"]')].map(
      (tab) => getComputedStyle(tab).backgroundColor,
    )
    expect(active).not.toBe(other)
    container.remove()
  })

  it('switches together with groups of the same key and remembers the choice', async () => {
    const screen = await render(
      <>
        <Managers sync="manager" />
        <ProseCodeGroup sync="manager">
          <ProsePre filename="yarn" code="yarn test" />
          <ProsePre filename="pnpm" code="pnpm test" />
        </ProseCodeGroup>
        <Managers />
      </>,
    )
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    await expect.element(page.getByText('pnpm test')).toBeVisible()
    await expect.element(page.getByText('npm install @frond/ui').nth(1)).toBeVisible()
    expect(localStorage.getItem('frond-sync-manager')).toBe('pnpm')

    await screen.unmount()
    await render(<Managers sync="manager" />)
    await expect.element(page.getByText('pnpm add @frond/ui')).toBeVisible()
  })

  it('keeps its own choice if the shared one is not among its tabs', async () => {
    localStorage.setItem('frond-sync-manager', 'bun')
    await render(<Managers sync="manager" />)
    await expect.element(page.getByText('npm install @frond/ui')).toBeVisible()
  })

  it('warns if there is no block', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<ProseCodeGroup />)
    expect(warning.mock.calls.flat().join('\n')).toContain('ProseCodeGroup')
    warning.mockRestore()
  })
})
