import { Button } from '@frond/ui'
import { Editor, EditorDragHandle } from '@frond/ui/editor'

export default function DragHandleWithInsert() {
  return (
    <Editor
      aria-label="Steps"
      placeholder="Next step"
      defaultValue="<p>Mix flour and water.</p><p>Let it rest for an hour.</p>"
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'ps-20 pe-4 sm:pe-20' }}
    >
      {({ editor }) => (
        <EditorDragHandle aria-label="Block">
          {({ block, onClick, ui }) => (
            <>
              <Button
                icon="lucide:plus"
                aria-label="Insert below"
                size="sm"
                color="neutral"
                variant="ghost"
                onClick={() => {
                  if (!editor || !block) return
                  const end = block.pos + block.node.nodeSize
                  editor
                    .chain()
                    .insertContentAt(end, { type: 'paragraph' })
                    .focus(end + 1)
                    .run()
                }}
              />
              <Button
                icon="lucide:grip-vertical"
                aria-label="Select block"
                size="sm"
                color="neutral"
                variant="ghost"
                className={ui.handle}
                onClick={onClick}
              />
            </>
          )}
        </EditorDragHandle>
      )}
    </Editor>
  )
}
