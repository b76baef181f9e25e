import { Editor, EditorMentionMenu } from '@frond/ui/editor'

const people = [
  { id: 'noor', label: 'Noor Haddad', description: 'Design', avatar: { alt: 'Noor Haddad' } },
  { id: 'bela', label: 'Béla Kun', description: 'Sales', avatar: { alt: 'Béla Kun' } },
  { id: 'mai', label: 'Mai Tanaka', description: 'Support', avatar: { alt: 'Mai Tanaka' } },
]

export default function BasicMentionMenu() {
  return (
    <Editor
      placeholder="Type @ to mention a colleague"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-32 px-4 sm:px-6' }}
    >
      <EditorMentionMenu aria-label="Colleagues" items={people} />
    </Editor>
  )
}
