import { Icon } from '@frond/ui'

/** Icons are hidden from screen readers. An icon that conveys information needs a name. */
export default function NamedIcon() {
  return (
    <p className="flex items-center gap-2 text-sm">
      Backups
      <Icon name="lucide:circle-check" aria-label="are up to date" className="size-5 text-success" />
    </p>
  )
}
