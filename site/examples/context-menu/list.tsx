import { ContextMenu } from '@frond/ui'
import { useState } from 'react'

export default function ContextMenuOfRows() {
  const [files, setFiles] = useState(['Notes.md', 'Plan.md', 'Budget.csv'])

  return (
    <ul className="w-full max-w-md divide-y divide-default rounded-lg ring ring-default">
      {files.map((file) => (
        <ContextMenu
          key={file}
          size="sm"
          aria-label={file}
          items={[
            [{ label: 'Open' }, { label: 'Download' }],
            [
              {
                label: 'Remove',
                color: 'error',
                onSelect: () => setFiles(files.filter((other) => other !== file)),
              },
            ],
          ]}
        >
          <li tabIndex={0} className="px-4 py-2.5 text-sm">
            {file}
          </li>
        </ContextMenu>
      ))}
      {files.length === 0 && <li className="px-4 py-2.5 text-sm text-muted">No files.</li>}
    </ul>
  )
}
