import { Editor, EditorToolbar, type EditorHandlers } from '@frond/ui/editor'

const handlers: EditorHandlers = {
  today: {
    execute: (editor) => void editor.chain().focus().insertContent('16 November 2026').run(),
    canExecute: (editor) => editor.isEditable,
  },
  lead: {
    execute: (editor) => void editor.chain().focus().toggleBold().toggleItalic().run(),
    isActive: (editor) => editor.isActive('bold') && editor.isActive('italic'),
  },
}

const items = [
  { kind: 'lead', label: 'Lead', icon: 'lucide:pilcrow' },
  { kind: 'today', label: 'Insert date', icon: 'lucide:calendar' },
]

export default function EditorWithHandlers() {
  return (
    <Editor
      aria-label="Diary"
      handlers={handlers}
      defaultValue="<p>First frost on </p>"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-32 px-4 sm:px-4' }}
    >
      <EditorToolbar aria-label="Formatting" items={items} className="border-b border-default p-2" />
    </Editor>
  )
}
