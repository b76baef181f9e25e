import { Editor, EditorToolbar, type EditorToolbarItems } from '@frond/ui/editor'

const items: EditorToolbarItems = [
  [
    {
      label: 'Style',
      items: [
        { kind: 'paragraph', label: 'Paragraph', icon: 'lucide:pilcrow' },
        { kind: 'heading', level: 1, label: 'Heading 1', icon: 'lucide:heading-1' },
        { kind: 'heading', level: 2, label: 'Heading 2', icon: 'lucide:heading-2' },
        { kind: 'heading', level: 3, label: 'Heading 3', icon: 'lucide:heading-3' },
      ],
    },
  ],
  [
    { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: { text: 'Bold', kbds: ['meta', 'B'] } },
    { kind: 'mark', mark: 'italic', icon: 'lucide:italic', tooltip: { text: 'Italic', kbds: ['meta', 'I'] } },
    { kind: 'mark', mark: 'underline', icon: 'lucide:underline', tooltip: { text: 'Underline', kbds: ['meta', 'U'] } },
    { kind: 'mark', mark: 'strike', icon: 'lucide:strikethrough', tooltip: 'Strikethrough' },
  ],
  [
    { kind: 'bulletList', icon: 'lucide:list', tooltip: 'Bulleted list' },
    { kind: 'orderedList', icon: 'lucide:list-ordered', tooltip: 'Numbered list' },
    { kind: 'codeBlock', icon: 'lucide:square-code', tooltip: 'Code block' },
    { kind: 'horizontalRule', icon: 'lucide:minus', tooltip: 'Divider' },
  ],
]

export default function BasicEditorToolbar() {
  return (
    <Editor
      aria-label="Trip report"
      defaultValue="<h2>Three days in Porto</h2><p>We walked along the river until it was dark.</p>"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-48 px-4 sm:px-6' }}
    >
      <EditorToolbar aria-label="Formatting" items={items} className="border-b border-default p-2" />
    </Editor>
  )
}
