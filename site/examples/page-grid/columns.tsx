import { PageCard, PageGrid } from '@frond/ui'

const numbers = [
  { title: '18', description: 'primary colours' },
  { title: '5', description: 'neutral colours' },
  { title: '2', description: 'colour modes' },
  { title: '63', description: 'languages' },
]

/** `grid-cols-*` and `gap-*` replace the columns and the distance. */
export default function PageGridColumns() {
  return (
    <PageGrid className="grid-cols-2 gap-4 sm:grid-cols-4">
      {numbers.map((number) => (
        <PageCard key={number.description} variant="soft" ui={{ title: 'text-2xl tabular-nums' }} {...number} />
      ))}
    </PageGrid>
  )
}
