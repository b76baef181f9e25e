// Type tests of the props of Tree. They are checked by the compiler and never run.
import { useState } from 'react'
import { Tree, type TreeItem } from './Tree.tsx'

const files = [
  { label: 'src', value: 'src', children: [{ label: 'index.ts', value: 'index', lines: 4 }] },
  { label: 'readme', value: 'readme' },
]

export function TextKeys() {
  const [value, setValue] = useState<string | null>(null)
  const [several, setSeveral] = useState<string[]>([])
  const [expanded, setExpanded] = useState<string[]>([])
  return (
    <>
      <Tree items={files} value={value} onValueChange={setValue} expanded={expanded} onExpandedChange={setExpanded} />
      <Tree multiple items={files} value={several} onValueChange={setSeveral} />
      {/* @ts-expect-error With `multiple`, the value is an array. */}
      <Tree multiple items={files} value="src" />
      {/* @ts-expect-error Without `multiple`, the value is one key. */}
      <Tree items={files} value={['src']} />
    </>
  )
}

interface Folder {
  id: number
  name: string
  children?: Folder[]
}
const folders: Folder[] = [{ id: 1, name: 'Root', children: [{ id: 2, name: 'Inner' }] }]

export function OwnItems() {
  return (
    <>
      <Tree items={folders} valueKey="id" labelKey="name" defaultValue={2} itemLabel={({ item }) => item.name.trim()} />
      <Tree
        items={folders}
        getKey={(item) => `folder-${item.id}`}
        onValueChange={(value) => value?.startsWith('folder')}
      />
      {/* @ts-expect-error The keys are numbers. */}
      <Tree items={folders} valueKey="id" defaultValue="2" />
      <Tree items={folders} draggable onMove={({ items, item, target }) => [items[0]!.name, item.id, target.id]} />
    </>
  )
}

/** Slots receive the types of items at every depth. */
export function InnerItems() {
  return (
    <>
      <Tree items={files} itemTrailing={({ item }) => ('lines' in item ? item.lines.toFixed() : null)} />
      {/* @ts-expect-error Not every item has lines. */}
      <Tree items={files} itemTrailing={({ item }) => item.lines} />
    </>
  )
}

const typed: TreeItem[] = [{ label: 'Folder', children: async () => [{ label: 'Late' }] }]

export function PlainItems() {
  const [value, setValue] = useState<string | number | null>(null)
  return <Tree items={typed} value={value} onValueChange={setValue} />
}
