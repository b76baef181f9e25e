import { Checkbox } from '@frond/ui'
import { useState } from 'react'

const files = ['invoice.pdf', 'contract.pdf', 'notes.md']

export default function IndeterminateCheckbox() {
  const [chosen, setChosen] = useState(['invoice.pdf'])
  const all = chosen.length === files.length

  return (
    <div className="grid gap-2">
      <Checkbox
        label="Select all files"
        checked={all || (chosen.length > 0 && 'indeterminate')}
        onCheckedChange={(checked) => setChosen(checked ? files : [])}
      />
      <div className="grid gap-2 ps-6">
        {files.map((file) => (
          <Checkbox
            key={file}
            label={file}
            checked={chosen.includes(file)}
            onCheckedChange={(checked) =>
              setChosen(checked ? [...chosen, file] : chosen.filter((other) => other !== file))
            }
          />
        ))}
      </div>
    </div>
  )
}
