import { Badge, Button } from '@frond/ui'

/** Parts of the page with a fixed mode, independent of the mode of the page. */
export default function ForcedModes() {
  return (
    <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
      {['light', 'dark'].map((mode) => (
        <div
          key={mode}
          className={`${mode} grid grid-cols-1 justify-items-start gap-3 rounded-lg bg-default p-5 ring ring-default`}
        >
          <Badge label={mode} color="neutral" variant="subtle" />
          <p className="text-sm text-muted">The class “{mode}” on the element around it.</p>
          <Button label="Save changes" />
        </div>
      ))}
    </div>
  )
}
