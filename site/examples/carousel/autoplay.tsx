import { Carousel } from '@frond/ui'

const tips = [
  'Press Meta+K anywhere to search the docs.',
  'Each part of a component accepts classes with the ui prop.',
  'Use unmountOnHide={false} to keep hidden content in the document.',
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
