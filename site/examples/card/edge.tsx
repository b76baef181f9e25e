import { Card } from '@frond/ui'

const files = [
  { name: 'fern.svg', size: '12 KB' },
  { name: 'moss.svg', size: '9 KB' },
  { name: 'ivy.svg', size: '15 KB' },
]

/** Without padding in the body, a list reaches from edge to edge. */
export default function CardEdge() {
  return (
    <Card title="Pictures" className="w-full max-w-md" ui={{ body: 'p-0 sm:p-0' }}>
      <ul className="divide-y divide-default text-sm">
        {files.map(({ name, size }) => (
          <li key={name} className="flex justify-between px-4 py-2.5 sm:px-6">
            <span>{name}</span>
            <span className="text-muted tabular-nums">{size}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
