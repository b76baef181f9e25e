import { Button, Empty, Table, type TableColumn } from '@frond/ui'
import { useState } from 'react'

interface Peak {
  name: string
  height: number
}

const columns: TableColumn<Peak>[] = [
  { accessorKey: 'name', header: 'Peak' },
  { accessorKey: 'height', header: 'Height', align: 'end' },
]

export default function EmptyTable() {
  const [peaks, setPeaks] = useState<Peak[]>([])
  const [loading, setLoading] = useState(false)

  const load = () => {
    setLoading(true)
    setTimeout(() => {
      setPeaks([{ name: 'Everest', height: 8849 }])
      setLoading(false)
    }, 1500)
  }

  return (
    <Table
      data={peaks}
      columns={columns}
      caption="Loaded peaks"
      loading={loading}
      renderLoading="Looking for peaks…"
      renderEmpty={
        <Empty
          variant="naked"
          icon="lucide:mountain"
          title="No peaks yet"
          description="They appear here once they are loaded."
          renderActions={<Button label="Load peaks" size="sm" onClick={load} />}
        />
      }
      className="w-full"
    />
  )
}
