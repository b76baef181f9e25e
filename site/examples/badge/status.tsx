import { Badge } from '@frond/ui'

const deployments = [
  { branch: 'main', label: 'Ready', color: 'success', icon: 'lucide:circle-check' },
  { branch: 'search', label: 'Building', color: 'info', loading: true },
  { branch: 'calendar', label: 'Failed', color: 'error', icon: 'lucide:circle-x' },
] as const

export default function StatusBadges() {
  return (
    <ul className="grid w-full max-w-xs gap-3 text-sm">
      {deployments.map(({ branch, ...badge }) => (
        <li key={branch} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-mono">{branch}</span>
          <Badge {...badge} variant="subtle" />
        </li>
      ))}
    </ul>
  )
}
