import { Pagination } from '@frond/ui'
import { useState } from 'react'

const trees = ['Alder', 'Ash', 'Aspen', 'Beech', 'Birch', 'Cedar', 'Cherry', 'Elm', 'Fir', 'Hazel', 'Larch', 'Lime']
const PER_PAGE = 4

export default function ControlledPagination() {
  const [page, setPage] = useState(1)
  const shown = trees.slice((page - 1) * PER_PAGE, page * PER_PAGE)

  return (
    <div className="grid w-full max-w-sm gap-4">
      <ul className="divide-y divide-muted text-sm">
        {shown.map((tree) => (
          <li key={tree} className="py-2">
            {tree}
          </li>
        ))}
      </ul>
      <Pagination
        aria-label="Pages of trees"
        total={trees.length}
        itemsPerPage={PER_PAGE}
        page={page}
        onPageChange={setPage}
        size="sm"
      />
    </div>
  )
}
