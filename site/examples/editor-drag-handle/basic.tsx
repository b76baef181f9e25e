import { Editor, EditorDragHandle } from '@frond/ui/editor'

const list = `<h2>Packing list</h2>
<p>Tent and sleeping bag</p>
<p>Stove and matches</p>
<p>Map of the coast</p>`

export default function BasicDragHandle() {
  return (
    <Editor
      aria-label="Packing list"
      defaultValue={list}
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'px-12 sm:px-12' }}
    >
      <EditorDragHandle aria-label="Move block" />
    </Editor>
  )
}
