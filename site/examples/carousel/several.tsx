import { Carousel, Icon } from '@frond/ui'

const parts = [
  { name: 'Tokens', icon: 'lucide:swatch-book', text: 'Colors, radius and typography as CSS variables.' },
  { name: 'Themes', icon: 'lucide:brush', text: 'Change the classes of every component.' },
  { name: 'Components', icon: 'lucide:box', text: 'Accessible, typed and customizable.' },
  { name: 'Hooks', icon: 'lucide:link', text: 'Toasts, overlays and shortcuts.' },
  { name: 'Icons', icon: 'lucide:smile', text: 'Only the icons you use are bundled.' },
  { name: 'Locales', icon: 'lucide:languages', text: 'Translated labels and messages.' },
]

export default function SeveralSlides() {
  return (
    <Carousel
      items={parts}
      arrows
      dots
      align="start"
      slidesToScroll="auto"
      aria-label="Parts of the library"
      className="w-full max-w-2xl"
      ui={{ item: 'basis-full sm:basis-1/2 md:basis-1/3' }}
    >
      {({ item }) => (
        <div className="grid min-h-36 content-start gap-2 rounded-lg p-4 ring ring-default ring-inset">
          <Icon name={item.icon} className="size-5 text-primary" />
          <p className="text-sm font-medium text-highlighted">{item.name}</p>
          <p className="text-sm text-muted">{item.text}</p>
        </div>
      )}
    </Carousel>
  )
}
