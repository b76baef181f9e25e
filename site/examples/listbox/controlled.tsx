import { Listbox } from '@frond/ui'
import { useState } from 'react'

const rooms = [
  { label: 'Attic', value: 'attic', seats: 4 },
  { label: 'Library', value: 'library', seats: 8 },
  { label: 'Orangery', value: 'orangery', seats: 20 },
]

export default function ControlledListbox() {
  const [room, setRoom] = useState('library')
  const seats = rooms.find((each) => each.value === room)?.seats

  return (
    <div className="space-y-2">
      <Listbox aria-label="Room" selectionBehavior="replace" items={rooms} value={room} onValueChange={setRoom} />
      <p className="text-sm text-muted">Seats for {seats}.</p>
    </div>
  )
}
