import { Button, useTour } from '@frond/ui'

const seasons = [{ name: 'Spring' }, { name: 'Summer' }, { name: 'Autumn' }, { name: 'Winter' }]

export default function LoopingTour() {
  const tour = useTour(seasons, { loop: true })

  if (!tour.open) return <Button label="Begin" onClick={() => tour.start()} />
  return (
    <div className="flex items-center gap-3">
      <Button icon="lucide:arrow-left" aria-label="Back" variant="soft" onClick={tour.prev} />
      <output className="w-20 text-center text-sm">{tour.current?.name}</output>
      <Button icon="lucide:arrow-right" aria-label="Next" variant="soft" onClick={tour.next} />
    </div>
  )
}
