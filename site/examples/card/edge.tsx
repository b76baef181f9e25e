import { Card } from '@frond/ui'

const files = [
  { name: 'logo.svg', size: '12 KB' },
  { name: 'banner.png', size: '9 KB' },
  { name: 'icons.svg', size: '15 KB' },
]

/** Without padding in the body, the list extends to the edges. */
export default function CardEdge() {
  return (
    <Card title="Files" className="w-full max-w-md" ui={{ body: 'p-0 sm:p-0' }}>
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
