import { Icon } from '@frond/ui'

const items = [
  { label: 'Open', icon: 'lucide:folder-open' },
  { label: 'Rename', icon: 'lucide:pencil' },
  { label: 'Delete', icon: 'lucide:trash-2' },
]

/** Drawn open: the menu itself belongs to a script. */
export default function ContextMenuThumbnail() {
  return (
    <div className="w-full rounded-lg border border-dashed border-accented py-5">
      <div className="mx-auto w-52">
        <Icon name="lucide:mouse-pointer-2" className="block size-5 text-highlighted" />
        <ul className="ms-5 rounded-lg border border-default bg-raised p-1 text-sm shadow-lg">
          {items.map(({ label, icon }, index) => (
            <li
              key={label}
              className={`flex items-center gap-2 rounded-md px-2 py-1.5 ${index === 1 ? 'bg-elevated text-highlighted' : ''}`}
            >
              <Icon name={icon} className="size-4.5 text-dimmed" />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
