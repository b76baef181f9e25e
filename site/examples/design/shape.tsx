import { Button } from '@frond/ui'

const radii = [
  { name: 'xs', use: 'Keys', className: 'rounded-ss-xs' },
  { name: 'sm', use: 'Badge, checkbox', className: 'rounded-ss-sm' },
  { name: 'md', use: 'Controls', className: 'rounded-ss-md' },
  { name: 'lg', use: 'Card, popup', className: 'rounded-ss-lg' },
  { name: 'xl', use: 'Dialog', className: 'rounded-ss-xl' },
  { name: '2xl', use: 'Pictures', className: 'rounded-ss-2xl' },
  { name: '3xl', use: 'Large panels', className: 'rounded-ss-3xl' },
  { name: 'full', use: 'Avatar, bar', className: 'rounded-ss-full' },
]

const levels = [
  { name: 'Sunk', recipe: 'bg-muted', use: 'Code, sidebar', className: 'bg-muted' },
  { name: 'Card', recipe: 'ring', use: 'Cards, lists', className: 'bg-default ring ring-default' },
  {
    name: 'Floating',
    recipe: 'shadow-lg',
    use: 'Popup, menu',
    className: 'bg-raised shadow-lg ring ring-default',
  },
  {
    name: 'Dialog',
    recipe: 'shadow-2xl',
    use: 'Modal, drawer',
    className: 'bg-raised shadow-2xl ring ring-default',
  },
]

const grounds = [
  { name: 'default', className: 'bg-default ring ring-default' },
  { name: 'muted', className: 'bg-muted ring ring-muted' },
  { name: 'elevated', className: 'bg-elevated' },
]

export default function Shape() {
  return (
    <div className="space-y-12">
      <div>
        <h3 className="text-sm font-medium text-highlighted">Radius</h3>
        <ul className="mt-4 grid grid-cols-4 gap-x-4 gap-y-6 xl:grid-cols-8">
          {radii.map((radius) => (
            <li key={radius.name}>
              <span
                className={`block size-16 max-w-full border-s-2 border-t-2 border-inverted bg-muted ${radius.className}`}
              />
              <code className="mt-3 block font-mono text-xs text-highlighted">{radius.name}</code>
              <span className="mt-1 block text-xs text-muted">{radius.use}</span>
            </li>
          ))}
        </ul>
      </div>

      <div>
        <h3 className="text-sm font-medium text-highlighted">Elevation</h3>
        <ul className="mt-4 grid grid-cols-2 gap-6 lg:grid-cols-4 lg:gap-8">
          {levels.map((level) => (
            <li key={level.name} className={`flex h-32 flex-col rounded-lg p-4 ${level.className}`}>
              <span className="text-sm font-medium text-highlighted">{level.name}</span>
              <span className="mt-1 text-xs text-muted">{level.use}</span>
              <code className="mt-auto font-mono text-xs text-muted">{level.recipe}</code>
            </li>
          ))}
        </ul>
      </div>

      <div>
        <h3 className="text-sm font-medium text-highlighted">Focus ring</h3>
        <p className="mt-1 text-sm text-muted">Two pixels, two pixels away, for the keyboard only.</p>
        <ul className="mt-4 grid gap-4 sm:grid-cols-3">
          {grounds.map((ground) => (
            <li
              key={ground.name}
              className={`flex flex-wrap items-center justify-center gap-4 rounded-lg p-8 ${ground.className}`}
            >
              <Button label="Save" className="outline-2 outline-offset-2" />
              <Button label="Cancel" color="neutral" variant="outline" className="outline-2 outline-offset-2" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
