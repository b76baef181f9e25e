import { Editor, EditorToolbar } from '@frond/ui/editor'

const items = [
  { kind: 'heading', level: 2, icon: 'lucide:heading-2', tooltip: 'Heading' },
  { kind: 'bulletList', icon: 'lucide:list', tooltip: 'Bulleted list' },
  { kind: 'blockquote', icon: 'lucide:text-quote', tooltip: 'Quote' },
  { kind: 'codeBlock', icon: 'lucide:square-code', tooltip: 'Code block' },
] as const

export default function FloatingToolbar() {
  return (
    <Editor
      aria-label="Recipe"
      defaultValue="<h2>Bread</h2><p>Put the cursor into the empty line.</p><p></p>"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-56 px-4 sm:px-6' }}
    >
      <EditorToolbar aria-label="Insert" layout="floating" items={items} />
    </Editor>
  )
}
