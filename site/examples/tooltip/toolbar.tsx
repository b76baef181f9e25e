import { Button, Tooltip } from '@frond/ui'

const actions = [
  { label: 'Bold', letter: 'B', className: 'font-bold' },
  { label: 'Italic', letter: 'I', className: 'italic' },
  { label: 'Underline', letter: 'U', className: 'underline' },
]

/** Only the first tooltip has a delay. While one is open, the next ones open at once. */
export default function TooltipToolbar() {
  return (
    <div role="group" aria-label="Text" className="flex gap-1 rounded-lg p-1 ring ring-default">
      {actions.map(({ label, letter, className }) => (
        <Tooltip key={label} text={label} kbds={['meta', letter]} content={{ side: 'top' }}>
          <Button label={letter} aria-label={label} color="neutral" variant="ghost" square ui={{ label: className }} />
        </Tooltip>
      ))}
    </div>
  )
}
