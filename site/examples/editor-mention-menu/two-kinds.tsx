import { Editor, EditorMentionMenu } from '@frond/ui/editor'

const people = [
  { id: 'noor', label: 'Noor', icon: 'lucide:user' },
  { id: 'bela', label: 'Béla', icon: 'lucide:user' },
]
const issues = [
  { id: '128', label: '128', description: 'Dates are wrong in March', icon: 'lucide:circle-dot' },
  { id: '131', label: '131', description: 'Print the invoice', icon: 'lucide:circle-dot' },
]

export default function TwoMentionMenus() {
  return (
    <Editor
      placeholder="Type @ for people and # for issues"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-32 px-4 sm:px-6' }}
    >
      <EditorMentionMenu aria-label="People" items={people} />
      <EditorMentionMenu aria-label="Issues" char="#" pluginKey="issueMenu" items={issues} />
    </Editor>
  )
}
