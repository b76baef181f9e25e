import { Badge, Stepper } from '@frond/ui'

const lessons = [
  { id: 'soil', name: 'Soil', minutes: 12 },
  { id: 'seed', name: 'Seed', minutes: 20 },
  { id: 'water', name: 'Water', minutes: 8 },
]

/** With `linear={false}` the lessons can be taken in any order. */
export default function VerticalStepper() {
  return (
    <Stepper
      items={lessons}
      defaultValue="seed"
      orientation="vertical"
      linear={false}
      color="info"
      className="w-full max-w-md"
      title={({ item }) => item.name}
      description={({ item }) => `${item.minutes} minutes`}
      content={({ item, index }) => (
        <div className="grid h-full content-start gap-2 rounded-lg bg-muted p-4 text-sm">
          <Badge label={`Lesson ${index + 1}`} variant="subtle" color="neutral" className="justify-self-start" />
          {item.name} in {item.minutes} minutes.
        </div>
      )}
    />
  )
}
