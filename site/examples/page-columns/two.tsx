import { PageColumns } from '@frond/ui'

const heights = ['h-24', 'h-40', 'h-32', 'h-20', 'h-36']

/** `columns-*` sets the number of columns, `gap-*` and `space-y-*` the space between items. */
export default function PageColumnsTwo() {
  return (
    <PageColumns className="columns-2 gap-4 space-y-4">
      {heights.map((height, index) => (
        <div key={height} className={`${height} grid place-items-center rounded-lg bg-elevated text-muted`}>
          {index + 1}
        </div>
      ))}
    </PageColumns>
  )
}
