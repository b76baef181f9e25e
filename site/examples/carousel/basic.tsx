import { Carousel } from '@frond/ui'

const steps = [
  { title: 'Mix', text: 'Flour, water, salt and a spoonful of starter, until no dry flour is left.' },
  { title: 'Rest', text: 'Twelve hours under a cloth. Time does the work of kneading.' },
  { title: 'Fold', text: 'Twice, with half an hour in between.' },
  { title: 'Bake', text: 'Forty minutes in a hot pot, the last ten without its lid.' },
]

export default function BasicCarousel() {
  return (
    <Carousel items={steps} arrows dots aria-label="Sourdough in four steps" className="w-full max-w-lg">
      {({ item, index }) => (
        <div className="grid min-h-40 content-center gap-1 rounded-lg bg-elevated p-6">
          <p className="text-xs font-medium text-muted">Step {index + 1}</p>
          <p className="text-lg font-semibold text-highlighted">{item.title}</p>
          <p className="text-sm text-toned">{item.text}</p>
        </div>
      )}
    </Carousel>
  )
}
