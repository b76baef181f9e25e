import {
  Avatar,
  Badge,
  Button,
  ColorModeButton,
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSidebar,
  NavigationMenu,
} from '@frond/ui'
import {
  Editor,
  EditorDragHandle,
  EditorEmojiMenu,
  EditorMentionMenu,
  EditorSuggestionMenu,
  EditorToolbar,
  type EditorToolbarItems,
} from '@frond/ui/editor'
import { useState } from 'react'

export const layout = 'page'

const documents: Readonly<Record<string, string>> = {
  'Spring campaign': `# Spring campaign

We open the garden shop on **2 March**. This page collects what has to happen before that.

## What we sell

- Herbs: basil, mint, sage
- Tools from the workshop in Aveiro
- Seeds for a small balcony

> Keep the range small. Last year half of the seeds stayed on the shelf.

## Next steps

1. Ask the printer for a price
2. Take photos in the greenhouse
3. Write the newsletter
`,
  'Opening hours': `# Opening hours

Monday to Friday from 9 to 18, on Saturday from 9 to 14.

---

Closed on public holidays.
`,
  'Watering plan': `# Watering plan

Water in the **morning**, never on the leaves.

\`\`\`
basil  every day
sage   twice a week
\`\`\`
`,
}

const toolbar: EditorToolbarItems = [
  [
    { kind: 'undo', icon: 'lucide:undo', tooltip: 'Undo' },
    { kind: 'redo', icon: 'lucide:redo', tooltip: 'Redo' },
  ],
  [
    {
      label: 'Style',
      items: [
        { kind: 'paragraph', label: 'Paragraph', icon: 'lucide:pilcrow' },
        { kind: 'heading', level: 1, label: 'Title', icon: 'lucide:heading-1' },
        { kind: 'heading', level: 2, label: 'Heading', icon: 'lucide:heading-2' },
        { kind: 'heading', level: 3, label: 'Subheading', icon: 'lucide:heading-3' },
      ],
    },
  ],
  [
    { kind: 'bulletList', icon: 'lucide:list', tooltip: 'Bulleted list' },
    { kind: 'orderedList', icon: 'lucide:list-ordered', tooltip: 'Numbered list' },
    { kind: 'blockquote', icon: 'lucide:text-quote', tooltip: 'Quote' },
    { kind: 'codeBlock', icon: 'lucide:square-code', tooltip: 'Code block' },
    { kind: 'horizontalRule', icon: 'lucide:minus', tooltip: 'Divider' },
  ],
  [
    { kind: 'mention', icon: 'lucide:at-sign', tooltip: 'Mention' },
    { kind: 'emoji', icon: 'lucide:smile', tooltip: 'Emoji' },
  ],
]

const marks: EditorToolbarItems = [
  { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: 'Bold' },
  { kind: 'mark', mark: 'italic', icon: 'lucide:italic', tooltip: 'Italic' },
  { kind: 'mark', mark: 'strike', icon: 'lucide:strikethrough', tooltip: 'Strikethrough' },
  { kind: 'mark', mark: 'code', icon: 'lucide:code', tooltip: 'Code' },
  { kind: 'link', icon: 'lucide:unlink', tooltip: 'Remove link' },
]

const commands = [
  { kind: 'heading', level: 2, label: 'Heading', icon: 'lucide:heading-2' },
  { kind: 'bulletList', label: 'Bulleted list', icon: 'lucide:list' },
  { kind: 'orderedList', label: 'Numbered list', icon: 'lucide:list-ordered' },
  { kind: 'blockquote', label: 'Quote', icon: 'lucide:text-quote' },
  { kind: 'codeBlock', label: 'Code block', icon: 'lucide:square-code' },
  { kind: 'horizontalRule', label: 'Divider', icon: 'lucide:minus' },
] as const

const people = [
  { id: 'noor', label: 'Noor Haddad', description: 'Shop', avatar: { alt: 'Noor Haddad' } },
  { id: 'bela', label: 'Béla Kun', description: 'Greenhouse', avatar: { alt: 'Béla Kun' } },
]

const emojis = [
  { name: 'herb', emoji: '🌿', tags: ['plant'] },
  { name: 'sunflower', emoji: '🌻', tags: ['flower'] },
  { name: 'watering', emoji: '💧', tags: ['water', 'rain'] },
]

export default function EditorPage() {
  const [texts, setTexts] = useState(documents)
  const [current, setCurrent] = useState('Spring campaign')
  const text = texts[current] ?? ''
  const words = text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length

  return (
    <DashboardGroup unit="rem" storageKey="example-editor">
      <DashboardSidebar
        minSize={12}
        defaultSize={15}
        maxSize={20}
        header={<span className="font-semibold text-highlighted">Garden shop</span>}
      >
        <NavigationMenu
          orientation="vertical"
          aria-label="Documents"
          items={Object.keys(texts).map((label) => ({
            label,
            icon: 'lucide:file-text',
            active: label === current,
            onSelect: () => setCurrent(label),
          }))}
        />
      </DashboardSidebar>
      <DashboardPanel
        header={
          <DashboardNavbar
            title={current}
            right={
              <>
                <Badge color="neutral" variant="subtle" label={`${words} words`} className="max-sm:hidden" />
                <Avatar alt="Noor Haddad" size="sm" className="max-sm:hidden" />
                <ColorModeButton />
                <Button label="Share" />
              </>
            }
          />
        }
        ui={{ body: 'p-0 sm:p-0' }}
        body={
          <Editor
            key={current}
            aria-label={current}
            placeholder="Write, or type / for commands"
            contentType="markdown"
            defaultValue={text}
            onValueChange={(value) => setTexts((all) => ({ ...all, [current]: value }))}
            className="relative flex min-h-full flex-col"
            ui={{ content: 'flex-1', base: 'mx-auto min-h-full max-w-3xl py-8' }}
          >
            <EditorToolbar
              aria-label="Formatting"
              items={toolbar}
              className="sticky top-0 z-10 border-b border-default bg-default px-4 py-2"
            />
            <EditorToolbar aria-label="Text style" layout="bubble" items={marks} />
            <EditorSuggestionMenu aria-label="Commands" items={commands} />
            <EditorMentionMenu aria-label="People" items={people} />
            <EditorEmojiMenu aria-label="Emojis" items={emojis} />
            <EditorDragHandle aria-label="Move block" />
          </Editor>
        }
      />
    </DashboardGroup>
  )
}
