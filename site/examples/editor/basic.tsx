import { Editor, EditorToolbar } from '@frond/ui/editor'

const items = [
  [
    { kind: 'undo', icon: 'lucide:undo', tooltip: 'Undo' },
    { kind: 'redo', icon: 'lucide:redo', tooltip: 'Redo' },
  ],
  [
    { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: 'Bold' },
    { kind: 'mark', mark: 'italic', icon: 'lucide:italic', tooltip: 'Italic' },
    { kind: 'mark', mark: 'code', icon: 'lucide:code', tooltip: 'Code' },
  ],
  [
    { kind: 'heading', level: 2, icon: 'lucide:heading-2', tooltip: 'Heading' },
    { kind: 'bulletList', icon: 'lucide:list', tooltip: 'List' },
    { kind: 'blockquote', icon: 'lucide:text-quote', tooltip: 'Quote' },
  ],
] as const

const note = `<h2>Herbs for the kitchen</h2>
<p><strong>Basil</strong> likes a warm window. Water it from below.</p>
<ul><li><p>Mint grows everywhere.</p></li><li><p>Sage wants dry soil.</p></li></ul>`

export default function BasicEditor() {
  return (
    <Editor
      aria-label="Note"
      defaultValue={note}
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-64 px-4 sm:px-6' }}
    >
      <EditorToolbar aria-label="Formatting" items={items} className="border-b border-default p-2" />
    </Editor>
  )
}
