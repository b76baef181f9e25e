import { Table, tableExpansion, type TableColumn } from '@frond/ui'

interface Entry {
  id: string
  name: string
  kind: string
  files?: Entry[]
}

const entries: Entry[] = [
  {
    id: 'src',
    name: 'src',
    kind: 'Folder',
    files: [
      { id: 'src/main.tsx', name: 'main.tsx', kind: 'TypeScript' },
      {
        id: 'src/pages',
        name: 'pages',
        kind: 'Folder',
        files: [{ id: 'src/pages/home.tsx', name: 'home.tsx', kind: 'TypeScript' }],
      },
    ],
  },
  { id: 'package.json', name: 'package.json', kind: 'JSON' },
]

const columns: TableColumn<Entry>[] = [
  { accessorKey: 'name', header: 'Name' },
  { accessorKey: 'kind', header: 'Kind' },
]

export default function TreeTable() {
  return (
    <Table
      data={entries}
      columns={columns}
      caption="Files and folders"
      features={[tableExpansion]}
      getSubRows={(entry) => entry.files}
      defaultExpanded={{ src: true }}
      className="w-full"
    />
  )
}
