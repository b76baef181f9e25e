import { Tree } from '@frond/ui'
import { useState } from 'react'

const rights = [
  {
    label: 'Articles',
    value: 'articles',
    defaultExpanded: true,
    children: [
      { label: 'Read', value: 'articles.read' },
      { label: 'Write', value: 'articles.write' },
      { label: 'Publish', value: 'articles.publish' },
    ],
  },
  {
    label: 'Comments',
    value: 'comments',
    defaultExpanded: true,
    children: [
      { label: 'Read', value: 'comments.read' },
      { label: 'Remove', value: 'comments.remove' },
    ],
  },
]

export default function CheckboxTree() {
  const [value, setValue] = useState(['articles.read', 'comments'])

  return (
    <Tree
      aria-label="Permissions"
      items={rights}
      multiple
      checkbox
      propagateSelect
      bubbleSelect
      value={value}
      onValueChange={setValue}
      expandedIcon="lucide:shield-check"
      collapsedIcon="lucide:shield"
      className="max-w-xs"
    />
  )
}
