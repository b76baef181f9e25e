import { Editor, EditorSuggestionMenu } from '@frond/ui/editor'

const items = [
  [
    { type: 'label', label: 'Text' },
    { kind: 'paragraph', label: 'Paragraph', icon: 'lucide:pilcrow' },
    { kind: 'heading', level: 2, label: 'Heading', icon: 'lucide:heading-2' },
    { kind: 'blockquote', label: 'Quote', icon: 'lucide:text-quote' },
  ],
  [
    { type: 'label', label: 'Lists' },
    { kind: 'bulletList', label: 'Bulleted list', icon: 'lucide:list' },
    { kind: 'orderedList', label: 'Numbered list', icon: 'lucide:list-ordered' },
  ],
  [{ kind: 'horizontalRule', label: 'Divider', icon: 'lucide:minus' }],
] as const

export default function BasicSuggestionMenu() {
  return (
    <Editor
      placeholder="Type / for commands"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-40 px-4 sm:px-6' }}
    >
      <EditorSuggestionMenu aria-label="Commands" items={items} />
    </Editor>
  )
}
