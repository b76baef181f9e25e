import { Input } from '@frond/ui'
import { useState } from 'react'

const MOST = 40

export default function InputWithCount() {
  const [title, setTitle] = useState('Notes on ferns')

  return (
    <Input
      aria-label="Title"
      aria-describedby="title-count"
      maxLength={MOST}
      value={title}
      onValueChange={setTitle}
      className="w-72"
      renderTrailing={
        <span id="title-count" className="text-xs tabular-nums">
          {title.length} of {MOST}
        </span>
      }
    />
  )
}
