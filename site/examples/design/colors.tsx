import { Icon } from '@frond/ui'

/** From the page up: each layer lies on the one before it. */
const layers = [
  { name: 'bg-default', use: 'The page, fields', className: 'rounded-2xl bg-default p-4 ring ring-default' },
  { name: 'bg-muted', use: 'Code, sidebar, table head', className: 'rounded-xl bg-muted p-4 ring ring-muted' },
  { name: 'bg-raised', use: 'Popup, menu, dialog', className: 'rounded-lg bg-raised p-4 shadow-lg ring ring-default' },
  { name: 'bg-elevated', use: 'Highlighted item', className: 'rounded-md bg-elevated p-3' },
  { name: 'bg-accented', use: 'Track, pressed', className: 'rounded-sm bg-accented px-3 py-2' },
]

const surfaces = [
  { name: 'default', className: 'bg-default' },
  { name: 'muted', className: 'bg-muted' },
  { name: 'raised', className: 'bg-raised' },
  { name: 'elevated', className: 'bg-elevated' },
  { name: 'accented', className: 'bg-accented' },
]

const tones = [
  { name: 'highlighted', className: 'text-highlighted font-medium' },
  { name: 'default', className: 'text-default' },
  { name: 'toned', className: 'text-toned' },
  { name: 'muted', className: 'text-muted' },
  { name: 'dimmed', className: 'text-dimmed' },
]

const lines = [
  { name: 'muted', use: 'Between rows', className: 'border-muted' },
  { name: 'default', use: 'Cards, popups', className: 'border-default' },
  { name: 'accented', use: 'Fields, outline', className: 'border-accented' },
  { name: 'control', use: 'Checkbox, switch', className: 'border-control' },
  { name: 'inverted', use: 'On purpose', className: 'border-inverted' },
  { name: 'primary', use: 'Focus, selected', className: 'border-primary' },
]

const colors = [
  {
    name: 'primary',
    means: 'The main action, links',
    icon: 'lucide:sprout',
    fill: 'bg-primary text-on-primary',
    text: 'text-primary',
    tint: 'bg-primary/10 text-primary',
    line: 'border-primary',
  },
  {
    name: 'secondary',
    means: 'A second voice, rare',
    icon: 'lucide:audio-lines',
    fill: 'bg-secondary text-on-secondary',
    text: 'text-secondary',
    tint: 'bg-secondary/10 text-secondary',
    line: 'border-secondary',
  },
  {
    name: 'success',
    means: 'It worked',
    icon: 'lucide:circle-check',
    fill: 'bg-success text-on-success',
    text: 'text-success',
    tint: 'bg-success/10 text-success',
    line: 'border-success',
  },
  {
    name: 'info',
    means: 'Good to know',
    icon: 'lucide:info',
    fill: 'bg-info text-on-info',
    text: 'text-info',
    tint: 'bg-info/10 text-info',
    line: 'border-info',
  },
  {
    name: 'warning',
    means: 'Look twice',
    icon: 'lucide:triangle-alert',
    fill: 'bg-warning text-on-warning',
    text: 'text-warning',
    tint: 'bg-warning/10 text-warning',
    line: 'border-warning',
  },
  {
    name: 'error',
    means: 'It failed, or destroys',
    icon: 'lucide:circle-alert',
    fill: 'bg-error text-on-error',
    text: 'text-error',
    tint: 'bg-error/10 text-error',
    line: 'border-error',
  },
  {
    name: 'neutral',
    means: 'Everything else',
    icon: 'lucide:circle',
    fill: 'bg-inverted text-inverted',
    text: 'text-default',
    tint: 'bg-elevated text-default',
    line: 'border-accented',
  },
]

export default function Colors() {
  return (
    <div className="space-y-12 wrap-anywhere">
      <div>
        <h3 className="text-sm font-medium text-highlighted">Surfaces</h3>
        <div className="mt-4">
          <Layer depth={0} />
        </div>
      </div>

      <div>
        <h3 className="text-sm font-medium text-highlighted">Text on surfaces</h3>
        <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
          {surfaces.map((surface) => (
            <li key={surface.name} className={`rounded-lg p-4 text-sm ring ring-default ${surface.className}`}>
              <code className="block font-mono text-xs text-muted">{surface.name}</code>
              <ul className="mt-4 space-y-1">
                {tones.map((tone) => (
                  <li key={tone.name} className={tone.className}>
                    {tone.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li className="rounded-lg bg-inverted p-4 text-sm text-inverted">
            <code className="block font-mono text-xs">inverted</code>
            <p className="mt-4 font-medium">inverted</p>
          </li>
        </ul>
      </div>

      <div>
        <h3 className="text-sm font-medium text-highlighted">Lines</h3>
        <ul className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-6">
          {lines.map((line) => (
            <li key={line.name} className={`rounded-md border p-3 ${line.className}`}>
              <code className="block font-mono text-xs text-highlighted">{line.name}</code>
              <span className="mt-1 block text-xs text-muted">{line.use}</span>
            </li>
          ))}
        </ul>
      </div>

      <div>
        <h3 className="text-sm font-medium text-highlighted">Colors</h3>
        <ul className="mt-2 divide-y divide-muted">
          {colors.map((color) => (
            <li key={color.name} className="gap-6 py-3 sm:flex sm:items-center">
              <div className="flex items-baseline justify-between gap-4 sm:block sm:w-40 sm:shrink-0">
                <p className="text-sm font-medium text-highlighted">{color.name}</p>
                <p className="text-xs text-muted">{color.means}</p>
              </div>
              <div className="mt-3 grid flex-1 grid-cols-4 gap-2 text-xs font-medium sm:mt-0 sm:gap-4">
                <p className={`flex h-10 items-center gap-1.5 rounded-md px-3 ${color.fill}`}>
                  <Icon name={color.icon} className="hidden size-4 sm:block" />
                  Fill
                </p>
                <p className={`flex h-10 items-center gap-1.5 rounded-md px-3 ${color.tint}`}>
                  <Icon name={color.icon} className="hidden size-4 sm:block" />
                  Tint
                </p>
                <p className={`flex h-10 items-center gap-1.5 px-3 ${color.text}`}>
                  <Icon name={color.icon} className="hidden size-4 sm:block" />
                  Text
                </p>
                <p className={`flex h-10 items-center rounded-md border px-3 text-muted ${color.line}`}>Line</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Layer({ depth }: { depth: number }) {
  const layer = layers[depth]
  if (!layer) return null
  return (
    <div className={layer.className}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs">
        <code className="font-mono text-highlighted">{layer.name}</code>
        <span className="hidden text-muted sm:inline">{layer.use}</span>
      </p>
      {depth < layers.length - 1 && (
        <div className="mt-3">
          <Layer depth={depth + 1} />
        </div>
      )}
    </div>
  )
}
