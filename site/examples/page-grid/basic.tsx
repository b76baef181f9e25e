import { PageCard, PageGrid } from '@frond/ui'

const cards = [
  { icon: 'lucide:text-cursor-input', title: 'Form', description: 'Inputs, selects and date pickers.' },
  { icon: 'lucide:table-2', title: 'Data', description: 'Tables, trees and lists of any length.' },
  { icon: 'lucide:compass', title: 'Navigation', description: 'Menus, tabs and links.' },
  { icon: 'lucide:layers', title: 'Overlay', description: 'Dialogs, popovers and tooltips.' },
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
