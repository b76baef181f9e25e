// Type tests of the props of CommandPalette. They are checked by the compiler and never run.
import { useState } from 'react'
import { CommandPalette, type CommandPaletteGroup } from './CommandPalette.tsx'

interface Room {
  id: number
  name: string
  seats: number
}

const rooms: Room[] = [
  { id: 1, name: 'Attic', seats: 4 },
  { id: 2, name: 'Library', seats: 8 },
]
const typed: CommandPaletteGroup<Room>[] = [
  {
    id: 'rooms',
    items: rooms,
    postFilter: (_term, found) => found.filter((room) => room.seats > 4),
    render: ({ item }) => item.seats.toFixed(),
  },
]

export function OwnItems() {
  const [room, setRoom] = useState(1)
  const [perhaps, setPerhaps] = useState<number | null>(null)
  const [several, setSeveral] = useState<number[]>([])
  return (
    <>
      <CommandPalette groups={typed} labelKey="name" itemTrailing={({ item }) => item.seats.toFixed()} />
      <CommandPalette groups={typed} valueKey="id" selectionBehavior="replace" value={room} onValueChange={setRoom} />
      <CommandPalette groups={typed} valueKey="id" value={perhaps} onValueChange={setPerhaps} />
      <CommandPalette groups={typed} valueKey="id" multiple value={several} onValueChange={setSeveral} />
      {/* @ts-expect-error An item that is chosen again leaves nothing selected. */}
      <CommandPalette groups={typed} valueKey="id" value={room} onValueChange={setRoom} />
      {/* @ts-expect-error A group must have an id. */}
      <CommandPalette groups={[{ items: rooms }]} />
    </>
  )
}

export function OddGroups() {
  return (
    <CommandPalette
      groups={[
        { id: 'pages', label: 'Pages', items: [{ label: 'Docs', to: '/docs', kbds: ['g', 'd'] }] },
        {
          id: 'themes',
          items: [{ label: 'Theme', children: [{ label: 'Dark', onSelect: (event) => event.preventDefault() }] }],
          postFilter: (term, items) => (term.length > 2 ? items : items.slice(0, 1)),
        },
        { id: 'rooms', items: rooms.map((room) => ({ label: room.name, suffix: `${room.seats} seats` })) },
        { id: 'none' },
      ]}
      onHighlight={(item) => item?.label?.toUpperCase()}
      onValueChange={(value, item) => `${value ?? ''} ${item.label}`}
    />
  )
}
