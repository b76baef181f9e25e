// Type tests of the props of Carousel. They are checked by the compiler and never run.
import { Carousel } from './Carousel.tsx'

const towns = [{ name: 'Cork', people: 224_000 }]

export const ownItems = (
  <>
    <Carousel items={towns}>{({ item, index }) => `${index}: ${item.people.toFixed()}`}</Carousel>
    <Carousel items={['Cork', 'Bergen']}>{({ item }) => item.toUpperCase()}</Carousel>
    {/* @ts-expect-error There is no such field. */}
    <Carousel items={towns}>{({ item }) => item.country}</Carousel>
  </>
)

export const options = (
  <Carousel
    items={towns}
    align="start"
    slidesToScroll="auto"
    autoplay={{ delay: 2000, stopOnMouseEnter: true }}
    autoScroll={{ speed: 1 }}
    classNames={{ snapped: 'is-current' }}
    breakpoints={{ '(min-width: 768px)': { active: false } }}
    onSelect={(index) => index.toFixed()}
  >
    {({ item }) => item.name}
  </Carousel>
)

// @ts-expect-error There is no such alignment.
export const unknownAlign = <Carousel items={towns} align="middle" />

// @ts-expect-error A delay is a number, or a function.
export const unknownDelay = <Carousel items={towns} autoplay={{ delay: '2s' }} />
