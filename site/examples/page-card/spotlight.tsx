import { PageCard, PageGrid } from '@frond/ui'

const cards = [
  { icon: 'lucide:sun', title: 'Light', description: 'Move the pointer over the cards.' },
  { icon: 'lucide:sparkles', title: 'Edge', description: 'Neighboring cards light up too.' },
]

export default function PageCardSpotlight() {
  return (
    <PageGrid>
      {cards.map((card) => (
        <PageCard key={card.title} spotlight {...card} />
      ))}
    </PageGrid>
  )
}
