// Type tests for Listbox. Only the compiler checks this file.
import { useState } from 'react'
import { Listbox } from './Listbox.tsx'

const rooms = [
  { id: 1, name: 'Attic', seats: 4 },
  { id: 2, name: 'Library', seats: 8 },
]

export function Keys() {
  const [room, setRoom] = useState(1)
  const [perhaps, setPerhaps] = useState<number | null>(null)
  const [several, setSeveral] = useState<number[]>([])
  return (
    <>
      <Listbox items={rooms} valueKey="id" selectionBehavior="replace" value={room} onValueChange={setRoom} />
      <Listbox items={rooms} valueKey="id" value={perhaps} onValueChange={setPerhaps} />
      <Listbox items={rooms} valueKey="id" multiple value={several} onValueChange={setSeveral} />
      <Listbox items={rooms} labelKey="name" itemTrailing={({ item }) => item.seats.toFixed()} />
      {/* @ts-expect-error A second click deselects the item, so the value can be null. */}
      <Listbox items={rooms} valueKey="id" value={room} onValueChange={setRoom} />
    </>
  )
}
