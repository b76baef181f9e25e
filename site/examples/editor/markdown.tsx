import { Editor } from '@frond/ui/editor'
import { useState } from 'react'

const start = `## Release notes

- The **editor** reads and writes Markdown.
- Type \`##\` and a space for a heading.

> Try it on the left.
`

export default function MarkdownEditor() {
  const [value, setValue] = useState(start)
  return (
    <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
      <Editor
        aria-label="Release notes"
        contentType="markdown"
        value={value}
        onValueChange={setValue}
        className="rounded-lg ring ring-default"
        ui={{ base: 'min-h-56 px-4 sm:px-4' }}
      />
      <pre
        aria-label="Markdown"
        tabIndex={0}
        className="overflow-auto rounded-lg bg-muted p-4 text-sm whitespace-pre-wrap text-toned outline-primary focus-visible:outline-2"
      >
        {value}
      </pre>
    </div>
  )
}
