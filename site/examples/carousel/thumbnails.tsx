import { Button, Carousel, type CarouselHandle } from '@frond/ui'
import { useRef, useState } from 'react'

const colors = ['Red', 'Orange', 'Green', 'Blue', 'Violet']
const fills = ['bg-red-500', 'bg-orange-400', 'bg-green-500', 'bg-blue-500', 'bg-violet-500']

export default function CarouselThumbnails() {
  const carousel = useRef<CarouselHandle>(null)
  const [shown, setShown] = useState(0)

  return (
    <div className="grid w-full max-w-md gap-3">
      <Carousel items={fills} handleRef={carousel} onSelect={setShown} aria-label="Colors">
        {({ item, index }) => <div role="img" aria-label={colors[index]} className={`h-48 rounded-lg ${item}`} />}
      </Carousel>
      <div className="flex justify-between gap-2">
        {fills.map((fill, index) => (
          <Button
            key={fill}
            // This variant has no background.
            variant="link"
            square={false}
            aria-label={`Show ${colors[index]}`}
            aria-current={index === shown}
            className={`h-10 min-w-0 flex-1 px-0 opacity-40 transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 ${fill}`}
            onClick={() => carousel.current?.emblaApi?.scrollTo(index)}
          />
        ))}
      </div>
    </div>
  )
}
