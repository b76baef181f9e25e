import { Splitter } from '@frond/ui'

const items = [
  { id: 'map', label: 'Map', minSize: 20, content: <p className="p-4">Map</p> },
  { id: 'route', label: 'Route', minSize: 20, content: <p className="p-4">Change the sizes, then reload the page.</p> },
]

export default function SavedSplitter() {
  return (
    <div className="h-40 w-full overflow-hidden rounded-lg border border-default text-sm">
      <Splitter autoSaveId="example-route" items={items} />
    </div>
  )
}
