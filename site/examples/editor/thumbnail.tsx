import { EditorToolbar } from '@frond/ui/editor'

const items = [
  [
    { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: 'Bold' },
    { kind: 'mark', mark: 'italic', icon: 'lucide:italic', tooltip: 'Italic' },
  ],
  [
    { kind: 'bulletList', icon: 'lucide:list', tooltip: 'List' },
    { kind: 'blockquote', icon: 'lucide:text-quote', tooltip: 'Quote' },
  ],
]

export default function EditorThumbnail() {
  return (
    <div className="w-72 rounded-lg ring ring-default">
      <EditorToolbar items={items} className="border-b border-default p-1.5" />
      <div className="flex flex-col gap-2 p-4 text-sm text-default">
        <strong className="text-lg text-highlighted">Herbs for the kitchen</strong>
        <p>Basil likes a warm window.</p>
      </div>
    </div>
  )
}
