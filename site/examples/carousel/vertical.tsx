import { Carousel } from '@frond/ui'

const hours = [
  { time: '09:00', plan: 'Doors open' },
  { time: '10:00', plan: 'Keynote' },
  { time: '11:30', plan: 'Design systems at scale' },
  { time: '13:00', plan: 'Lunch' },
  { time: '14:00', plan: 'Building for right-to-left languages' },
]

export default function VerticalCarousel() {
  return (
    <Carousel
      items={hours}
      orientation="vertical"
      arrows
      align="start"
      aria-label="Schedule"
      className="w-full max-w-sm"
      ui={{ container: 'h-52', item: 'basis-1/3' }}
    >
      {({ item }) => (
        <div className="flex h-full items-center gap-4 rounded-lg bg-elevated px-4 text-sm">
          <span className="font-mono text-muted tabular-nums">{item.time}</span>
          <span className="font-medium text-highlighted">{item.plan}</span>
        </div>
      )}
    </Carousel>
  )
}
