import { Listbox } from '@frond/ui'
import { useState } from 'react'

const columns = ['Name', 'Status', 'Owner', 'Due date', 'Priority', 'Estimate']

export default function MultipleListbox() {
  const [shown, setShown] = useState(['Name', 'Status', 'Due date'])

  return (
    <div className="space-y-2">
      <Listbox multiple aria-label="Columns" items={columns} value={shown} onValueChange={setShown} />
      <p className="text-sm text-muted">
        {shown.length} of {columns.length} columns are shown.
      </p>
    </div>
  )
}
