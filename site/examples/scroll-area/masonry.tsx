import { ScrollArea } from '@frond/ui'

const tiles = Array.from({ length: 300 }, (_, index) => ({ id: index, height: 80 + ((index * 53) % 120) }))

export default function MasonryScrollArea() {
  return (
    <ScrollArea
      items={tiles}
      virtualize={{ lanes: 3, gap: 12, estimateSize: (index) => tiles[index]!.height, skipMeasurement: true }}
      aria-label="Tiles"
      className="h-96 w-full max-w-lg"
    >
      {({ item, index }) => (
        <div className="flex h-full items-center justify-center rounded-lg bg-elevated text-sm text-muted">
          {index + 1}: {item.height} px
        </div>
      )}
    </ScrollArea>
  )
}
