import { Carousel } from '@frond/ui'

const seasons = [
  { name: 'Spring', fill: 'from-lime-300 to-emerald-500' },
  { name: 'Summer', fill: 'from-amber-300 to-orange-500' },
  { name: 'Autumn', fill: 'from-orange-400 to-rose-600' },
  { name: 'Winter', fill: 'from-sky-300 to-indigo-500' },
]

export default function FadingCarousel() {
  return (
    <Carousel items={seasons} fade loop arrows dots aria-label="Seasons" className="w-full max-w-lg">
      {({ item }) => (
        <div className={`flex h-48 items-end rounded-lg bg-linear-to-br p-6 ${item.fill}`}>
          <p className="text-2xl font-semibold text-black">{item.name}</p>
        </div>
      )}
    </Carousel>
  )
}
