import { Pagination, Table, tablePagination, tableSorting, type TableColumn, type TableState } from '@frond/ui'
import { useEffect, useState } from 'react'

const peaks = [
  { id: 'everest', name: 'Everest', height: 8849, range: 'Himalaya', ascent: 1953 },
  { id: 'k2', name: 'K2', height: 8611, range: 'Karakoram', ascent: 1954 },
  { id: 'kangchenjunga', name: 'Kangchenjunga', height: 8586, range: 'Himalaya', ascent: 1955 },
  { id: 'lhotse', name: 'Lhotse', height: 8516, range: 'Himalaya', ascent: 1956 },
  { id: 'makalu', name: 'Makalu', height: 8485, range: 'Himalaya', ascent: 1955 },
  { id: 'cho-oyu', name: 'Cho Oyu', height: 8188, range: 'Himalaya', ascent: 1954 },
  { id: 'dhaulagiri', name: 'Dhaulagiri', height: 8167, range: 'Himalaya', ascent: 1960 },
  { id: 'manaslu', name: 'Manaslu', height: 8163, range: 'Himalaya', ascent: 1956 },
  { id: 'nanga-parbat', name: 'Nanga Parbat', height: 8126, range: 'Himalaya', ascent: 1953 },
  { id: 'annapurna', name: 'Annapurna', height: 8091, range: 'Himalaya', ascent: 1950 },
  { id: 'gasherbrum-1', name: 'Gasherbrum I', height: 8080, range: 'Karakoram', ascent: 1958 },
  { id: 'broad-peak', name: 'Broad Peak', height: 8051, range: 'Karakoram', ascent: 1957 },
  { id: 'gasherbrum-2', name: 'Gasherbrum II', height: 8034, range: 'Karakoram', ascent: 1956 },
  { id: 'shishapangma', name: 'Shishapangma', height: 8027, range: 'Himalaya', ascent: 1964 },
]

type Peak = (typeof peaks)[number]

const columns: TableColumn<Peak>[] = [
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'height', header: 'Height', align: 'end' },
  { accessorKey: 'ascent', header: 'First ascent', align: 'end' },
]
const PAGE_SIZE = 4

/** Simulates your server: it sorts the rows and returns one page. */
async function fetchPeaks(page: number, sorting: TableState['sorting']): Promise<Peak[]> {
  await new Promise((resolve) => setTimeout(resolve, 600))
  const [by] = sorting
  const sorted = by
    ? peaks.toSorted((a, b) => {
        const [one, two] = [a[by.id as keyof Peak], b[by.id as keyof Peak]]
        return (one < two ? -1 : one > two ? 1 : 0) * (by.desc ? -1 : 1)
      })
    : peaks
  return sorted.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
}

export default function ServerTable() {
  const [rows, setRows] = useState<Peak[]>([])
  const [loading, setLoading] = useState(true)
  const [sorting, setSorting] = useState<TableState['sorting']>([])
  const [page, setPage] = useState(0)

  useEffect(() => {
    let isStale = false
    setLoading(true)
    void fetchPeaks(page, sorting).then((answer) => {
      if (isStale) return
      setRows(answer)
      setLoading(false)
    })
    return () => {
      isStale = true
    }
  }, [page, sorting])

  return (
    <div className="grid w-full gap-4">
      <Table
        data={rows}
        columns={columns}
        caption="Peaks from a server"
        loading={loading}
        features={[tableSorting, tablePagination]}
        sorting={sorting}
        onSortingChange={setSorting}
        sortingOptions={{ manualSorting: true }}
        pagination={{ pageIndex: page, pageSize: PAGE_SIZE }}
        paginationOptions={{ manualPagination: true, rowCount: peaks.length }}
        className="min-h-52"
      />
      <Pagination
        aria-label="Pages of peaks"
        total={peaks.length}
        itemsPerPage={PAGE_SIZE}
        page={page + 1}
        onPageChange={(next) => setPage(next - 1)}
        size="sm"
      />
    </div>
  )
}
