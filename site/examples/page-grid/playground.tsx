import { PageCard, PageGrid, type PageGridProps } from '@frond/ui'

const cards = ['Forms', 'Tables', 'Menus', 'Dialogs', 'Charts', 'Dates']

export default function PageGridPlayground(props: PageGridProps) {
  return (
    <PageGrid {...props}>
      {cards.map((card) => (
        <PageCard key={card} title={card} variant="subtle" />
      ))}
    </PageGrid>
  )
}
