import { Icon } from '@frond/ui'

const items = [
  { label: 'Open', icon: 'lucide:folder-open' },
  { label: 'Rename', icon: 'lucide:pencil' },
  { label: 'Share', icon: 'lucide:share-2' },
  { label: 'Delete', icon: 'lucide:trash-2' },
]

/** A static copy of the open menu, because the menu itself needs JavaScript. */
export default function ContextMenuThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 overflow-hidden content-center justify-items-center bg-muted">
      <div className="grid w-72 max-w-full grid-cols-3 gap-3 text-center text-xs text-muted">
        <p className="grid justify-items-center gap-1 rounded-lg bg-accented p-3 text-highlighted">
          <Icon name="lucide:folder" className="size-8" />
          Invoices
        </p>
        <p className="grid justify-items-center gap-1 p-3">
          <Icon name="lucide:folder" className="size-8" />
          Letters
        </p>
        <p className="grid justify-items-center gap-1 p-3">
          <Icon name="lucide:image" className="size-8" />
          Logo
        </p>
      </div>
      <div className="-mt-5 w-44">
        <Icon name="lucide:mouse-pointer-2" className="-ms-4 block size-5 text-highlighted" />
        <ul className="rounded-lg border border-default bg-raised p-1 text-sm shadow-lg">
          {items.map(({ label, icon }, index) => (
            <li
              key={label}
              className={`flex items-center gap-2 rounded-md px-2 py-1.5 ${index === 1 ? 'bg-elevated text-highlighted' : 'text-default'}`}
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
