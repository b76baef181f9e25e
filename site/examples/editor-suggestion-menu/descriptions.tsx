import { Editor, EditorSuggestionMenu } from '@frond/ui/editor'

const items = [
  { kind: 'heading', level: 1, label: 'Title', description: 'Name of the chapter', icon: 'lucide:heading-1' },
  { kind: 'codeBlock', label: 'Code', description: 'Lines in a fixed font', icon: 'lucide:square-code' },
  { kind: 'clearFormatting', label: 'Plain', description: 'Removes all formatting', icon: 'lucide:remove-formatting' },
] as const

export default function SuggestionMenuWithDescriptions() {
  return (
    <Editor
      aria-label="Chapter"
      defaultValue="<p>Type a plus sign after a space.</p>"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-40 px-4 sm:px-6' }}
    >
      <EditorSuggestionMenu aria-label="Blocks" char="+" size="lg" items={items} />
    </Editor>
  )
}
