import { Splitter } from '@frond/ui'

const items = [
  { id: 'list', label: 'List', defaultSize: 30, minSize: 20, content: <p className="p-4">Inbox</p> },
  { id: 'message', label: 'Message', minSize: 30, content: <p className="p-4">Hi Ines, thanks for the notes.</p> },
]

export default function BasicSplitter() {
  return (
    <div className="h-48 w-full overflow-hidden rounded-lg border border-default text-sm">
      <Splitter items={items} />
    </div>
  )
}
