import { Avatar, InputTags } from '@frond/ui'
import { useState } from 'react'

interface Reader {
  name: string
  invited: boolean
}

export default function TagsOfObjects() {
  const [readers, setReaders] = useState<Reader[]>([{ name: 'Mira', invited: true }])

  return (
    <InputTags
      aria-label="Readers"
      placeholder="Add a reader"
      className="w-96"
      value={readers}
      onValueChange={setReaders}
      convertValue={(name) => ({ name, invited: false })}
      displayValue={(reader) => reader.name}
      itemText={({ item }) => (
        <span className="flex items-center gap-1.5">
          <Avatar alt={item.name} size="3xs" aria-hidden />
          {item.name}
          {!item.invited && <span className="font-normal text-muted">new</span>}
        </span>
      )}
    />
  )
}
