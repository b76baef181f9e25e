import { CommandPalette } from '@frond/ui'

const shelves = ['Maps', 'Letters', 'Drawings']

const groups = shelves.map((shelf) => ({
  id: shelf.toLowerCase(),
  label: shelf,
  items: Array.from({ length: 1000 }, (_, index) => ({
    label: `${shelf.slice(0, -1)} ${index + 1}`,
    suffix: `Box ${Math.floor(index / 20) + 1}`,
  })),
}))

export default function ManyCommandPalette() {
  return (
    <CommandPalette
      aria-label="Archive"
      placeholder="Search 3,000 documents…"
      groups={groups}
      autoFocus={false}
      className="h-80 w-full max-w-lg rounded-lg ring ring-default"
    />
  )
}
