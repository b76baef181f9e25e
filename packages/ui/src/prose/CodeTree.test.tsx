import { renderToStaticMarkup } from 'react-dom/server.browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent } from '../testing/describe-component.tsx'
import { proseCodeTreeTheme } from '../theme/prose-code-tree.ts'
import { ProseCodeTree } from './CodeTree.tsx'
import { findFolders, toFileTree, type FileNode } from './file-tree.tsx'
import { ProsePre } from './Pre.tsx'

const project = (props: { defaultValue?: string; expandAll?: boolean }) => (
  <ProseCodeTree {...props}>
    <ProsePre filename="package.json" code="ferns package" />
    <ProsePre filename="src/main.tsx" code="start()" />
    <ProsePre filename="src/app/App.tsx" code="export function App() {}" />
  </ProseCodeTree>
)
const row = (name: string) => page.getByRole('treeitem', { name, exact: true })

describeComponent('ProseCodeTree', project({}), { slot: 'prose-code-tree', theme: proseCodeTreeTheme })

beforeEach(forgetWarnings)

describe('ProseCodeTree', () => {
  it('shows the code of the selected file', async () => {
    await render(project({ expandAll: true }))
    await expect.element(page.getByRole('tree', { name: 'Files' })).toBeInTheDocument()
    await expect.element(page.getByText('ferns package')).toBeVisible()
    await row('main.tsx').click()
    await expect.element(page.getByText('start()')).toBeVisible()
    await expect.element(page.getByText('ferns package')).not.toBeVisible()
  })

  it('only opens a folder that is pressed', async () => {
    await render(project({}))
    await expect.element(row('main.tsx')).not.toBeInTheDocument()
    await row('src').click()
    await expect.element(row('main.tsx')).toBeInTheDocument()
    await expect.element(page.getByText('ferns package')).toBeVisible()
    await expect.element(row('package.json')).toHaveAttribute('aria-selected', 'true')
  })

  it('moves by keyboard', async () => {
    await render(project({ defaultValue: 'src/main.tsx' }))
    ;(row('main.tsx').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{Enter}')
    await expect.element(page.getByText('export function App() {}')).toBeVisible()
  })

  it('opens the folders of the default file only', async () => {
    await render(project({ defaultValue: 'src/main.tsx' }))
    await expect.element(page.getByText('start()')).toBeVisible()
    await expect.element(row('App.tsx')).not.toBeInTheDocument()
  })

  it('has the code of all files in its HTML', () => {
    expect(renderToStaticMarkup(project({}))).toContain('start()')
  })
})

describe('the tree of files', () => {
  it('has folders first, then files, both by name', () => {
    const names = (nodes: FileNode[]): unknown =>
      nodes.map(({ label, children }) => (children ? [label, names(children)] : label))
    const paths = ['README.md', 'src/b.ts', 'src/A.ts', 'src/lib/c.ts', 'public/icon.svg']
    expect(names(toFileTree(paths.map((label) => ({ label }))))).toEqual([
      ['public', ['icon.svg']],
      ['src', [['lib', ['c.ts']], 'A.ts', 'b.ts']],
      'README.md',
    ])
    expect(findFolders(paths)).toEqual(['src', 'src/lib', 'public'])
  })
})
