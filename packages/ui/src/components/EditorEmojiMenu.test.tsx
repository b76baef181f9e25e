import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { editorEmojiMenuTheme } from '../theme/editor-emoji-menu.ts'
import { Editor } from './Editor.tsx'
import { EditorEmojiMenu, type EditorEmojiMenuProps } from './EditorEmojiMenu.tsx'

const emojis = [
  { name: 'herb', emoji: '🌿', shortcodes: ['herb'], tags: ['plant', 'green'] },
  { name: 'sunflower', emoji: '🌻', shortcodes: ['sunflower'], tags: ['flower', 'yellow'] },
]

function Note(props: EditorEmojiMenuProps) {
  return (
    <Editor aria-label="Note">
      <EditorEmojiMenu items={emojis} {...props} />
    </Editor>
  )
}

const text = () => page.getByRole('textbox')

async function type(keys: string): Promise<void> {
  await userEvent.click(text())
  await userEvent.keyboard(keys)
}

describeComponent('EditorEmojiMenu', <Note />, {
  slot: 'editor-emoji-menu',
  theme: editorEmojiMenuTheme,
  hiddenParts: [
    'group',
    'label',
    'separator',
    'itemLeadingAvatar',
    'itemLeadingAvatarSize',
    'itemLeadingChip',
    'itemLeadingChipSize',
    'itemWrapper',
    'itemDescription',
    'itemTrailing',
    'itemTrailingIcon',
  ],
  show: () => type(':'),
})

describe('EditorEmojiMenu', () => {
  withoutMotion()

  it('finds an emoji by a tag and inserts its character', async () => {
    await render(<Note />)
    await type('Hello :yellow')
    await expect.element(page.getByRole('option')).toHaveTextContent('🌻sunflower')
    await userEvent.keyboard('{Enter}')
    await expect.element(text()).toHaveTextContent('Hello 🌻')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })
})
