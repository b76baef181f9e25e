import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { editorDragHandleTheme } from '../theme/editor-drag-handle.ts'
import { Editor } from './Editor.tsx'
import { EditorDragHandle, type EditorDragHandleProps } from './EditorDragHandle.tsx'

function List(props: Partial<EditorDragHandleProps>) {
  return (
    <Editor aria-label="List" defaultValue="<p>Basil</p><p>Mint</p><p>Sage</p>">
      <EditorDragHandle aria-label="Move block" {...props} />
    </Editor>
  )
}

const text = () => page.getByRole('textbox')
const handle = () => page.getByRole('button', { name: 'Move block' })
const lines = () => [...findPart('base')!.querySelectorAll('p')].map((line) => line.textContent)
const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** Whether the handle is beside the block with this text. */
async function expectBeside(label: string): Promise<void> {
  await expect
    .poll(() => {
      const block = page.getByText(label).element()
      return Math.abs(middleOf(findPart('editor-drag-handle')!) - middleOf(block))
    })
    .toBeLessThan(8)
}

describeComponent('EditorDragHandle', <List />, {
  slot: 'editor-drag-handle',
  theme: editorDragHandleTheme,
  show: () => userEvent.hover(page.getByText('Mint')),
})

describe('EditorDragHandle', () => {
  it('is beside the block under the pointer, else beside the block with the cursor', async () => {
    const change = vi.fn()
    await render(<List onNodeChange={change} />)
    await expect.element(text()).toBeVisible()
    await expect.element(handle()).not.toBeInTheDocument()
    await userEvent.hover(page.getByText('Mint'))
    await expect.element(handle()).toBeVisible()
    await expectBeside('Mint')
    expect(change.mock.lastCall?.[0].node.textContent).toBe('Mint')
    await userEvent.hover(page.getByText('Sage'))
    await expectBeside('Sage')
    await userEvent.click(page.getByText('Basil'))
    await expectBeside('Basil')
  })

  it('selects the block when it is pressed', async () => {
    await render(<List />)
    await userEvent.hover(page.getByText('Mint'))
    await userEvent.click(handle())
    await expect.poll(() => document.querySelector('.ProseMirror-selectednode')?.textContent).toBe('Mint')
  })

  it('drags the block to another place', async () => {
    await render(<List />)
    await userEvent.hover(page.getByText('Sage'))
    await expect.element(handle()).toBeVisible()
    await userEvent.dragAndDrop(handle(), page.getByText('Basil'), { targetPosition: { x: 20, y: 2 } })
    await expect.poll(lines).toEqual(['Sage', 'Basil', 'Mint'])
  })

  it('moves the block with Alt and the arrow keys', async () => {
    await render(<List />)
    await userEvent.click(page.getByText('Basil'))
    await expect.element(handle()).toBeVisible()
    handle().element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(lines).toEqual(['Mint', 'Basil', 'Sage'])
  })

  it('is on the right in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <List />
      </div>,
    )
    await userEvent.hover(page.getByText('Mint'))
    await expect.element(handle()).toBeVisible()
    const block = page.getByText('Mint').element().getBoundingClientRect()
    await expect
      .poll(() => findPart('editor-drag-handle')!.getBoundingClientRect().left)
      .toBeGreaterThanOrEqual(block.right - 1)
  })
})
