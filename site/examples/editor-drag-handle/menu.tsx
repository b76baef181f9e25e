import { Button, DropdownMenu } from '@frond/ui'
import { Editor, EditorDragHandle } from '@frond/ui/editor'

const text = `<h2>Weekend plan</h2>
<p>Saturday: market and museum.</p>
<p>Sunday: a walk along the river.</p>`

export default function DragHandleWithMenu() {
  return (
    <Editor
      aria-label="Weekend plan"
      defaultValue={text}
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'px-12 sm:px-12' }}
    >
      {({ editor, handlers }) => (
        <EditorDragHandle aria-label="Block">
          {({ block }) => {
            const run = (kind: string) => () => {
              if (editor && block) handlers[kind]?.execute(editor, { kind, pos: block.pos })
            }
            return (
              <DropdownMenu
                modal={false}
                items={[
                  { label: 'Move up', icon: 'lucide:arrow-up', onSelect: run('moveUp') },
                  { label: 'Move down', icon: 'lucide:arrow-down', onSelect: run('moveDown') },
                  { label: 'Duplicate', icon: 'lucide:copy', onSelect: run('duplicate') },
                  { label: 'Delete', icon: 'lucide:trash', color: 'error', onSelect: run('delete') },
                ]}
              >
                <Button icon="lucide:grip-vertical" aria-label="Block" size="sm" color="neutral" variant="ghost" />
              </DropdownMenu>
            )
          }}
        </EditorDragHandle>
      )}
    </Editor>
  )
}
