import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
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

/** The place of the text node that contains `part`. */
function textBox(element: Element, part: string): DOMRect {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.includes(part)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    return range.getBoundingClientRect()
  }
  throw new Error(`No text contains "${part}".`)
}

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

  it('opens at the right edge of the text and mirrors its rows in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Note />
      </div>,
    )
    await type(':')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    const paragraph = text().element().querySelector('p')!.getBoundingClientRect()
    const popup = () => findPart('editor-emoji-menu')!.getBoundingClientRect()
    await expect.poll(() => Math.abs(popup().right - paragraph.right)).toBeLessThan(16)
    expect(popup().left).toBeGreaterThan(paragraph.left)
    const option = page.getByRole('option', { name: /herb/ }).element()
    const [emoji, name] = [option.textContent.slice(0, 2), 'herb'].map((part) => textBox(option, part))
    expect(emoji!.left).toBeGreaterThanOrEqual(name!.right)
  })
})
