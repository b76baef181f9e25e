import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { editorToolbarTheme } from '../theme/editor-toolbar.ts'
import { Editor, type EditorProps } from './Editor.tsx'
import { EditorToolbar, type EditorToolbarItems, type EditorToolbarProps } from './EditorToolbar.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const items: EditorToolbarItems = [
  [
    { kind: 'undo', icon: star, 'aria-label': 'Undo' },
    { kind: 'redo', icon: star, 'aria-label': 'Redo' },
  ],
  [
    { kind: 'mark', mark: 'bold', label: 'Bold' },
    { kind: 'mark', mark: 'italic', icon: star, tooltip: 'Italic' },
  ],
  [
    {
      label: 'Style',
      items: [
        { kind: 'paragraph', label: 'Paragraph' },
        { kind: 'heading', level: 2, label: 'Heading' },
      ],
    },
  ],
]

describeComponent('EditorToolbar', <EditorToolbar aria-label="Formatting" items={items} />, {
  slot: 'editor-toolbar',
  theme: editorToolbarTheme,
})

const text = () => page.getByRole('textbox')
const button = (name: string) => page.getByRole('button', { name })

function show(props: EditorToolbarProps = {}, editorProps: EditorProps = {}) {
  return render(
    <Editor aria-label="Note" defaultValue="<p>Basil and mint</p>" {...editorProps}>
      <EditorToolbar aria-label="Formatting" items={items} {...props} />
    </Editor>,
  )
}

describe('EditorToolbar', () => {
  withoutMotion()

  it('formats the selected text and shows what is active', async () => {
    await show()
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(button('Bold'))
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
    expect(document.querySelector('strong')?.textContent).toBe('Basil and mint')
    await expect.element(text()).toHaveFocus()
    await userEvent.click(button('Undo'))
    await expect.poll(() => document.querySelector('strong')).toBeNull()
  })

  it('disables commands that cannot run, and all of them if the editor is read-only', async () => {
    const screen = await show()
    await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Bold')).not.toHaveAttribute('aria-disabled')
    await screen.rerender(
      <Editor aria-label="Note" editable={false}>
        <EditorToolbar items={items} />
      </Editor>,
    )
    await expect.element(button('Bold')).toHaveAttribute('aria-disabled', 'true')
  })

  it('is one tab stop, and arrow keys, Home and End move inside', async () => {
    await show()
    await expect.element(text()).toBeVisible()
    await userEvent.tab()
    await expect.element(button('Undo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(button('Bold')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(button('Style')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(button('Undo')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.tab()
    await expect.element(text()).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(button('Style')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.element(button('Style')).toHaveFocus()
  })

  it('moves with the mirrored arrow keys in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <EditorToolbar items={items} />
      </div>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(button('Redo')).toHaveFocus()
  })

  it('names a button without label by its tooltip', async () => {
    await show()
    await expect.element(button('Italic')).toBeVisible()
  })

  it('runs the commands of a menu and checks the active one', async () => {
    await show()
    await userEvent.click(text())
    await userEvent.click(button('Style'))
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Paragraph' })).toBeChecked()
    await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Heading' }))
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Basil and mint')
    await expect.element(text()).toHaveFocus()
  })

  it('runs handlers of the application', async () => {
    const shout = { execute: vi.fn(), isActive: () => true }
    await show({ items: [{ kind: 'shout', label: 'Shout' }] }, { handlers: { shout } })
    await expect.element(button('Shout')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button('Shout'))
    expect(shout.execute).toHaveBeenCalledOnce()
  })

  it('lets the caller render an item', async () => {
    await show({
      items: [
        {
          kind: 'mark',
          mark: 'bold',
          render: ({ isActive, onClick }) => <button onClick={onClick}>{String(isActive)}</button>,
        },
      ],
    })
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(button('false'))
    await expect.element(button('true')).toBeVisible()
  })
})

describe('EditorToolbar beside the selection', () => {
  withoutMotion()
  const toolbar = () => page.getByRole('toolbar')

  it('appears above selected text, and Escape closes it', async () => {
    await show({ layout: 'bubble' })
    await userEvent.click(text())
    await expect.element(toolbar()).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(toolbar()).toBeVisible()
    const box = findPart('editor-toolbar')!.getBoundingClientRect()
    const line = document.querySelector('p')!.getBoundingClientRect()
    expect(box.bottom <= line.top || box.top >= line.bottom).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(toolbar()).not.toBeInTheDocument()
    await expect.element(text()).toHaveFocus()
  })

  it('stays while it has the focus, and closes when the focus leaves', async () => {
    await show({ layout: 'bubble' })
    await userEvent.click(text())
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(toolbar()).toBeVisible()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect.element(button('Undo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect.poll(() => document.querySelector('strong')?.textContent).toBe('Basil and mint')
    await expect.element(text()).toHaveFocus()
    await userEvent.tab()
    await expect.element(toolbar()).not.toBeInTheDocument()
  })

  it('appears beside an empty line', async () => {
    await show({ layout: 'floating' })
    await userEvent.click(text())
    await userEvent.keyboard('{End}')
    await expect.element(toolbar()).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(toolbar()).toBeVisible()
    await userEvent.keyboard('D')
    await expect.element(toolbar()).not.toBeInTheDocument()
  })

  it('asks the caller when to appear', async () => {
    await show({ layout: 'bubble', shouldShow: () => true })
    await userEvent.click(text())
    await expect.element(toolbar()).toBeVisible()
  })
})
