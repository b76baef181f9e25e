import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { editorMentionMenuTheme } from '../theme/editor-mention-menu.ts'
import { Editor, type EditorProps } from './Editor.tsx'
import { EditorMentionMenu, type EditorMentionMenuProps } from './EditorMentionMenu.tsx'

const people = [
  { id: 'noor', label: 'Noor Haddad', description: 'Design', avatar: { alt: 'Noor Haddad' } },
  { id: 'bela', label: 'Béla Kun', description: 'Sales', avatar: { alt: 'Béla Kun' } },
]

function Note(props: EditorMentionMenuProps) {
  return (
    <Editor aria-label="Note">
      <EditorMentionMenu items={people} {...props} />
    </Editor>
  )
}

const text = () => page.getByRole('textbox')
const list = () => page.getByRole('listbox')

async function type(keys: string): Promise<void> {
  await userEvent.click(text())
  await userEvent.keyboard(keys)
}

describeComponent('EditorMentionMenu', <Note />, {
  slot: 'editor-mention-menu',
  theme: editorMentionMenuTheme,
  hiddenParts: [
    'group',
    'label',
    'separator',
    'itemLeadingIcon',
    'itemLeadingAvatarSize',
    'itemLeadingChip',
    'itemLeadingChipSize',
    'itemTrailing',
    'itemTrailingIcon',
  ],
  show: () => type('@'),
})

describe('EditorMentionMenu', () => {
  withoutMotion()

  function show(props: EditorMentionMenuProps = {}, editorProps: EditorProps = {}) {
    return render(
      <Editor aria-label="Note" {...editorProps}>
        <EditorMentionMenu items={people} {...props} />
      </Editor>,
    )
  }

  it('inserts the chosen person', async () => {
    const change = vi.fn()
    await show({}, { onValueChange: change })
    await type('Ask @bel')
    await expect.element(page.getByRole('option', { name: /Béla/ })).toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{Tab}')
    await expect.element(list()).not.toBeInTheDocument()
    await expect
      .poll(() => change.mock.lastCall?.[0])
      .toMatch(/<span[^>]* data-type="mention"[^>]*data-id="bela"[^>]*>@Béla Kun<\/span>/)
    await userEvent.keyboard('today')
    await expect.element(text()).toHaveTextContent('Ask @Béla Kun today')
  })

  it('does not open in the middle of a word', async () => {
    await show()
    await type('noor@')
    await expect.element(text()).toHaveTextContent('noor@')
    await expect.element(list()).not.toBeInTheDocument()
  })

  it('shows all items of the caller with `ignoreFilter`, and tells what was typed', async () => {
    const search = vi.fn()
    await show({ ignoreFilter: true, onSearchTermChange: search })
    await type('@xyz')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
    await expect.poll(() => search.mock.lastCall).toEqual(['xyz'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => search.mock.lastCall).toEqual([''])
  })

  it('opens at the right edge of the text and mirrors its rows in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Editor aria-label="ملاحظة">
          <EditorMentionMenu items={people} />
        </Editor>
      </div>,
    )
    await type('@')
    await expect.element(list()).toBeVisible()
    const paragraph = text().element().querySelector('p')!.getBoundingClientRect()
    const popup = () => findPart('editor-mention-menu')!.getBoundingClientRect()
    await expect.poll(() => Math.abs(popup().right - paragraph.right)).toBeLessThan(16)
    expect(popup().left).toBeGreaterThan(paragraph.left)
    const [avatar, name] = ['itemLeadingAvatar', 'itemLabel'].map((part) => findPart(part)!.getBoundingClientRect())
    expect(avatar!.left).toBeGreaterThanOrEqual(name!.right)
  })
})
