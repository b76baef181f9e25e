import { Button, Collapsible } from '@frond/ui'

const shown = ['Fern', 'Ivy', 'Moss']
const more = ['Horsetail', 'Liverwort', 'Clubmoss', 'Spikemoss']

/** A function as its trigger knows whether it is open. */
export default function MoreCollapsible() {
  return (
    <div className="w-full max-w-xs text-sm">
      <ul className="grid gap-2 pb-2">
        {shown.map((plant) => (
          <li key={plant}>{plant}</li>
        ))}
      </ul>
      <Collapsible
        className="flex flex-col-reverse items-start"
        content={
          <ul className="grid gap-2 pb-2">
            {more.map((plant) => (
              <li key={plant}>{plant}</li>
            ))}
          </ul>
        }
      >
        {({ open }) => (
          <Button label={open ? 'Show fewer' : 'Show all seven'} size="sm" variant="link" className="px-0" />
        )}
      </Collapsible>
    </div>
  )
}
