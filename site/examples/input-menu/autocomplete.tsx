import { InputMenu } from '@frond/ui'
import { useState } from 'react'

const titles = ['Designer', 'Developer', 'Engineering manager', 'Product manager', 'Researcher', 'Technical writer']

export default function AutocompleteInputMenu() {
  const [title, setTitle] = useState('')

  return (
    <div className="space-y-2">
      <InputMenu
        mode="autocomplete"
        aria-label="Job title"
        items={titles}
        value={title}
        onValueChange={setTitle}
        placeholder="Your job title"
      />
      <p className="text-sm text-muted">{title ? `Hello, ${title.toLowerCase()}.` : 'Anything goes.'}</p>
    </div>
  )
}
