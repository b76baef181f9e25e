import { PageCard, PageGrid } from '@frond/ui'

const cards = [
  { icon: 'lucide:text-cursor-input', title: 'Form', description: 'Fields that help while people type.' },
  { icon: 'lucide:table-2', title: 'Data', description: 'Tables, trees and lists of any length.' },
  { icon: 'lucide:compass', title: 'Navigation', description: 'Ways through a site.' },
  { icon: 'lucide:layers', title: 'Overlay', description: 'What opens above the page.' },
]

export default function BasicPageGrid() {
  return (
    <PageGrid>
      {cards.map((card) => (
        <PageCard key={card.title} {...card} />
      ))}
    </PageGrid>
  )
}
