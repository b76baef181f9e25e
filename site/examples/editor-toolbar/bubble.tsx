import { Editor, EditorToolbar } from '@frond/ui/editor'

const items = [
  { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: 'Bold' },
  { kind: 'mark', mark: 'italic', icon: 'lucide:italic', tooltip: 'Italic' },
  { kind: 'mark', mark: 'strike', icon: 'lucide:strikethrough', tooltip: 'Strikethrough' },
  { kind: 'mark', mark: 'code', icon: 'lucide:code', tooltip: 'Code' },
  { kind: 'clearFormatting', icon: 'lucide:remove-formatting', tooltip: 'Clear formatting' },
]

export default function BubbleToolbar() {
  return (
    <Editor
      aria-label="Letter"
      defaultValue="<p>Dear neighbors,</p><p>Select some of this text to see the toolbar above it.</p>"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-40 px-4 sm:px-6' }}
    >
      <EditorToolbar aria-label="Formatting" layout="bubble" items={items} />
    </Editor>
  )
}
