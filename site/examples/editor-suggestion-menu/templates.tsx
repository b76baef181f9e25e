import { Editor, EditorSuggestionMenu, type EditorHandlers } from '@frond/ui/editor'

const templates: Readonly<Record<string, string>> = {
  agenda: '<h2>Agenda</h2><ol><li><p>Last week</p></li><li><p>Next steps</p></li></ol>',
  decision: '<h2>Decision</h2><p><strong>Context:</strong> </p><p><strong>Decision:</strong> </p>',
}

const handlers: EditorHandlers = Object.fromEntries(
  Object.entries(templates).map(([kind, html]) => [
    kind,
    { execute: (editor) => void editor.chain().focus().insertContent(html).run() },
  ]),
)

const items = [
  { kind: 'agenda', label: 'Meeting agenda', icon: 'lucide:list-ordered' },
  { kind: 'decision', label: 'Decision record', icon: 'lucide:gavel' },
]

export default function SuggestionMenuWithTemplates() {
  return (
    <Editor
      aria-label="Meeting notes"
      placeholder="Type / to insert a template"
      handlers={handlers}
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-40 px-4 sm:px-6' }}
    >
      <EditorSuggestionMenu aria-label="Templates" items={items} />
    </Editor>
  )
}
