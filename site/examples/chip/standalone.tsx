import { Chip } from '@frond/ui'

const services = [
  { name: 'Website', color: 'success', state: 'working' },
  { name: 'Search', color: 'warning', state: 'slow' },
  { name: 'Payments', color: 'error', state: 'down' },
] as const

export default function StandaloneChip() {
  return (
    <ul className="grid grid-cols-1 gap-2 text-sm">
      {services.map(({ name, color, state }) => (
        <li key={name} className="flex flex-wrap items-center gap-2.5">
          <Chip standalone color={color} />
          <span className="w-24 font-medium">{name}</span>
          <span className="text-muted">{state}</span>
        </li>
      ))}
    </ul>
  )
}
