import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { editorSuggestionMenuTheme } from '../theme/editor-suggestion-menu.ts'
import { Editor } from './Editor.tsx'
import { EditorSuggestionMenu, type EditorSuggestionMenuProps } from './EditorSuggestionMenu.tsx'
import { Modal } from './Modal.tsx'

const star = { name: 'test:star', body: '<path d="M12 2l3 7h7l-6 4 2 8-6-5-6 5 2-8-6-4h7z"/>' }
const items = [
  [
    { type: 'label', label: 'Text' },
    { kind: 'heading', level: 1, label: 'Heading', description: 'Large title', icon: star },
    { kind: 'bulletList', label: 'List' },
  ],
  [
    { kind: 'horizontalRule', label: 'Divider' },
    { kind: 'blockquote', label: 'Quote', disabled: true },
  ],
] as const

function Note(props: EditorSuggestionMenuProps) {
  return (
    <Editor aria-label="Note">
      <EditorSuggestionMenu items={items} {...props} />
    </Editor>
  )
}

const text = () => page.getByRole('textbox')
const list = () => page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name })

async function type(keys: string): Promise<void> {
  await userEvent.click(text())
  await userEvent.keyboard(keys)
}

describeComponent('EditorSuggestionMenu', <Note />, {
  slot: 'editor-suggestion-menu',
  theme: editorSuggestionMenuTheme,
  hiddenParts: [
    'itemLeadingAvatar',
    'itemLeadingAvatarSize',
    'itemLeadingChip',
    'itemLeadingChipSize',
    'itemTrailing',
    'itemTrailingIcon',
  ],
  show: () => type('/'),
})

describe('EditorSuggestionMenu', () => {
  withoutMotion()

  it('opens on a slash, and Enter runs the highlighted command', async () => {
    await render(<Note />)
    await type('/')
    await expect.element(list()).toHaveAccessibleName('Note')
    await expect.element(page.getByRole('option', { name: /^Heading/ })).toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('List')).toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{Enter}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.poll(() => findPart('base')!.querySelector('li')).not.toBeNull()
    expect(findPart('base')!.textContent).toBe('')
  })

  it('names the highlighted item for screen readers and keeps the focus in the text', async () => {
    await render(<Note />)
    await type('/')
    await expect.element(list()).toBeVisible()
    await expect.element(text()).toHaveFocus()
    const active = () => document.getElementById(findPart('base')!.getAttribute('aria-activedescendant') ?? '')
    await expect.poll(() => active()?.textContent).toContain('Heading')
    expect(findPart('base')!.getAttribute('aria-controls')).toBe(findPart('viewport')!.id)
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => active()?.textContent).toContain('Divider')
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    expect(findPart('base')!.hasAttribute('aria-activedescendant')).toBe(false)
    expect(findPart('base')!.hasAttribute('aria-controls')).toBe(false)
  })

  it('filters while the user types, and closes if nothing matches', async () => {
    await render(<Note />)
    await type('/div')
    await expect.element(option('Divider')).toHaveAttribute('data-highlighted')
    expect(page.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('xyz')
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toHaveTextContent('/divxyz')
  })

  it('keeps the text after Escape', async () => {
    await render(<Note />)
    await type('/li')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(text()).toHaveFocus()
    await expect.element(text()).toHaveTextContent('/li')
  })

  it('closes on Escape before the dialog around the editor', async () => {
    await render(
      <Modal title="Edit note" defaultOpen>
        <Note />
      </Modal>,
    )
    const dialog = page.getByRole('dialog', { name: 'Edit note' })
    await expect.element(dialog).toBeVisible()
    await type('/')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('runs the command of a pressed item', async () => {
    const choose = vi.fn()
    await render(<Note items={[{ kind: 'heading', level: 2, label: 'Heading', onSelect: choose }]} />)
    await type('/')
    await userEvent.click(option('Heading'))
    await expect.element(page.getByRole('heading', { level: 2 })).toBeInTheDocument()
    await expect.element(text()).toHaveFocus()
    expect(choose).toHaveBeenCalledOnce()
  })

  it('opens with another character, and shows at most `limit` items', async () => {
    await render(<Note char="+" limit={1} />)
    await type('/')
    await expect.element(text()).toHaveTextContent('/')
    await expect.element(list()).not.toBeInTheDocument()
    await userEvent.keyboard(' +')
    await expect.element(list()).toBeVisible()
    expect(page.getByRole('option').elements().length).toBe(1)
  })

  it('starts at the right of the text in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <Editor aria-label="ملاحظة">
          <EditorSuggestionMenu items={items} dir="rtl" />
        </Editor>
      </div>,
    )
    await type('/')
    await expect.element(list()).toBeVisible()
    const label = findPart('itemLabel')!.getBoundingClientRect()
    expect(findPart('itemLeadingIcon')!.getBoundingClientRect().left).toBeGreaterThan(label.left)
  })
})
