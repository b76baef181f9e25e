import { Button, Icon } from '@frond/ui'

const tools = [
  { label: 'Bold', icon: 'lucide:bold' },
  { label: 'Italic', icon: 'lucide:italic' },
  { label: 'Link', icon: 'lucide:link' },
  { label: 'List', icon: 'lucide:list' },
]

/** A static copy of the open tooltip, because the tooltip itself needs JavaScript. */
export default function TooltipThumbnail() {
  return (
    <div className="grid h-80 w-full grid-cols-1 overflow-hidden place-items-center bg-muted">
      <div className="w-9/10 max-w-sm rounded-lg border border-default bg-default">
        <div className="flex items-center gap-1 border-b border-default p-2">
          {tools.map(({ label, icon }, index) => (
            <Button key={label} icon={icon} aria-label={label} color="neutral" variant="ghost" active={index === 1} />
          ))}
          <Icon name="lucide:ellipsis" className="ms-auto size-5 text-dimmed" />
        </div>
        <div className="grid grid-cols-1 justify-items-start gap-3 px-4 pt-1 pb-6 text-sm text-muted">
          <span className="ms-5 rounded-md bg-inverted px-2.5 py-1 text-xs text-inverted">Italic</span>
          <p>
            The garden opens on <em>Saturday</em> at nine. Bring gloves, and a bag for the seeds that you take home.
          </p>
        </div>
      </div>
    </div>
  )
}
