import { Button, Icon, Kbd } from '@frond/ui'

const items = [
  { label: 'Edit', icon: 'lucide:pencil', keys: ['E'] },
  { label: 'Duplicate', icon: 'lucide:copy', keys: ['⌘', 'D'] },
  { label: 'Move to', icon: 'lucide:folder-input', keys: [] },
]

/** A static copy of the open menu, because the menu itself needs JavaScript. */
export default function DropdownMenuThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 overflow-hidden content-center justify-items-center bg-muted">
      <div className="grid w-56 max-w-full grid-cols-1 justify-items-start gap-2">
        <Button label="Actions" trailingIcon="lucide:chevron-down" color="neutral" variant="outline" active />
        <div className="w-full divide-y divide-default rounded-lg border border-default bg-raised text-sm shadow-lg">
          <ul className="p-1">
            {items.map(({ label, icon, keys }, index) => (
              <li
                key={label}
                className={`flex items-center gap-2 rounded-md px-2 py-1.5 ${index === 0 ? 'bg-elevated text-highlighted' : 'text-default'}`}
              >
                <Icon name={icon} className="size-4.5 text-dimmed" />
                <span className="flex-1">{label}</span>
                {keys.map((key) => (
                  <Kbd key={key} value={key} />
                ))}
                {keys.length === 0 && <Icon name="lucide:chevron-right" className="size-4.5 text-dimmed" />}
              </li>
            ))}
          </ul>
          <ul className="p-1">
            <li className="flex items-center gap-2 px-2 py-1.5 text-error">
              <Icon name="lucide:trash-2" className="size-4.5" />
              Delete
            </li>
          </ul>
        </div>
      </div>
    </div>
  )
}
