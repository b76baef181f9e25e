import { PageCard, PageGrid } from '@frond/ui'

const numbers = [
  { title: '18', description: 'primary colors' },
  { title: '5', description: 'neutral colors' },
  { title: '2', description: 'color modes' },
  { title: '63', description: 'languages' },
]

/** `grid-cols-*` and `gap-*` replace the columns and the gap. */
export default function PageGridColumns() {
  return (
    <PageGrid className="grid-cols-2 gap-4 sm:grid-cols-4">
      {numbers.map((number) => (
        <PageCard key={number.description} variant="soft" ui={{ title: 'text-2xl tabular-nums' }} {...number} />
      ))}
    </PageGrid>
  )
}
