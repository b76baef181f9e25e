import { Splitter } from '@frond/ui'

const work = [
  {
    id: 'code',
    label: 'Code',
    defaultSize: 65,
    minSize: 20,
    content: <p className="p-4 font-mono">const leaf = grow()</p>,
  },
  {
    id: 'terminal',
    label: 'Terminal',
    minSize: 20,
    content: <p className="bg-muted p-4 font-mono h-full">$ npm test</p>,
  },
]

const items = [
  { id: 'files', label: 'Files', defaultSize: 25, minSize: 15, content: <p className="p-4">src</p> },
  { id: 'work', content: <Splitter orientation="vertical" items={work} /> },
]

export default function NestedSplitter() {
  return (
    <div className="h-72 w-full overflow-hidden rounded-lg border border-default text-sm">
      <Splitter items={items} />
    </div>
  )
}
