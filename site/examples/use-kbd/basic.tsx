import { useKbd } from '@frond/ui'

export default function BasicKbdNames() {
  const { getKbdKey } = useKbd()
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
      {['meta', 'alt', 'shift', 'enter', 'escape', 'arrowup'].map((name) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end font-medium text-highlighted">{getKbdKey(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
