import { Button, Icon } from '@frond/ui'

const items = [
  { label: 'Edit', icon: 'lucide:pencil' },
  { label: 'Duplicate', icon: 'lucide:copy' },
  { label: 'Archive', icon: 'lucide:archive' },
]

/** Drawn open: the menu itself belongs to a script. */
export default function DropdownMenuThumbnail() {
  return (
    <div className="w-48">
      <Button label="Actions" trailingIcon="lucide:chevron-down" color="neutral" variant="outline" />
      <ul className="mt-2 rounded-lg bg-raised p-1 text-sm shadow-lg border border-default">
        {items.map(({ label, icon }, index) => (
          <li
            key={label}
            className={`flex items-center gap-2 rounded-md px-2 py-1.5 ${index === 0 ? 'bg-elevated text-highlighted' : ''}`}
          >
            <Icon name={icon} className="size-4.5 text-dimmed" />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
