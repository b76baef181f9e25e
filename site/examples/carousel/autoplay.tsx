import { Carousel } from '@frond/ui'

const tips = [
  'Press Meta+K anywhere to search the docs.',
  'Every part of a component has a name, and ui takes classes for it.',
  'With unmountOnHide off, what is hidden is still found by search engines.',
]

export default function AutoplayCarousel() {
  return (
    <Carousel items={tips} autoplay={{ delay: 5000 }} loop dots aria-label="Tips" className="w-full max-w-lg">
      {({ item }) => (
        <p className="grid min-h-24 place-items-center rounded-lg bg-elevated px-6 text-center text-balance text-toned">
          {item}
        </p>
      )}
    </Carousel>
  )
}
