import { Carousel } from '@frond/ui'

const steps = [
  { title: 'Mix', text: 'Mix flour, water, salt and starter until no dry flour is left.' },
  { title: 'Rest', text: 'Cover the dough and let it rest for 12 hours.' },
  { title: 'Fold', text: 'Fold the dough twice, 30 minutes apart.' },
  { title: 'Bake', text: 'Bake for 40 minutes, the last 10 without the lid.' },
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
