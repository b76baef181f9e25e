import { ScrollArea } from '@frond/ui'

const rivers = [
  'Danube',
  'Dnieper',
  'Don',
  'Elbe',
  'Loire',
  'Oder',
  'Po',
  'Rhine',
  'Rhône',
  'Seine',
  'Vistula',
  'Volga',
]

export default function BasicScrollArea() {
  return (
    // The edges of the area fade out, so the border is on a wrapper.
    <div className="w-full max-w-xs rounded-lg border border-default">
      <ScrollArea items={rivers} shadow aria-label="Rivers" className="h-56">
        {({ item }) => <p className="px-4 py-2 text-sm">{item}</p>}
      </ScrollArea>
    </div>
  )
}
