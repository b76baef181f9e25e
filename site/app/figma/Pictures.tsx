import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Switch } from '@frond/ui/switch'
import { Frame } from './Frame'

/** Complete class names, because Tailwind finds them by scanning the source. */
const scales = {
  primary: [
    'bg-primary-50',
    'bg-primary-100',
    'bg-primary-200',
    'bg-primary-300',
    'bg-primary-400',
    'bg-primary-500',
    'bg-primary-600',
    'bg-primary-700',
    'bg-primary-800',
    'bg-primary-900',
    'bg-primary-950',
  ],
  neutral: [
    'bg-neutral-50',
    'bg-neutral-100',
    'bg-neutral-200',
    'bg-neutral-300',
    'bg-neutral-400',
    'bg-neutral-500',
    'bg-neutral-600',
    'bg-neutral-700',
    'bg-neutral-800',
    'bg-neutral-900',
    'bg-neutral-950',
  ],
}
const corners = ['rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-2xl']
const variants = ['solid', 'outline', 'soft', 'subtle', 'ghost'] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

const tones = ['highlighted', 'default', 'toned', 'muted', 'dimmed'] as const
const toneClasses = ['text-highlighted', 'text-default', 'text-toned', 'text-muted', 'text-dimmed']
const surfaces = ['bg-default', 'bg-muted', 'bg-elevated', 'bg-accented', 'bg-inverted']

/** The design tokens of this page. The theme picker changes them. */
export function TokensPicture() {
  return (
    <Frame name="theme.tokens.json">
      <div className="flex flex-col gap-6 p-6">
        {Object.entries(scales).map(([name, shades]) => (
          <div key={name}>
            <p className="mb-2 font-mono text-xs text-muted">color.{name}</p>
            <div className="flex overflow-hidden rounded-md ring ring-default">
              {shades.map((shade) => (
                <span key={shade} className={`h-10 flex-1 ${shade}`} />
              ))}
            </div>
          </div>
        ))}
        <div>
          <p className="mb-2 font-mono text-xs text-muted">radius.base</p>
          <div className="flex gap-3">
            {corners.map((corner) => (
              <span
                key={corner}
                className={`aspect-square max-w-14 flex-1 bg-primary/10 ring ring-primary/40 ${corner}`}
              />
            ))}
          </div>
        </div>
      </div>
    </Frame>
  )
}

export function ComponentsPicture() {
  return (
    <Frame name="Button">
      <div inert aria-hidden className="flex flex-col gap-6 p-6">
        <div>
          <p className="mb-2 font-mono text-xs text-muted">variant</p>
          <div className="flex flex-wrap gap-2">
            {variants.map((variant) => (
              <Button key={variant} label={variant} variant={variant} />
            ))}
          </div>
        </div>
        <div>
          <p className="mb-2 font-mono text-xs text-muted">size</p>
          <div className="flex flex-wrap items-end gap-2">
            {sizes.map((size) => (
              <Button key={size} label={size} size={size} color="neutral" variant="outline" />
            ))}
          </div>
        </div>
        <div>
          <p className="mb-2 font-mono text-xs text-muted">state</p>
          <div className="flex flex-wrap gap-2">
            <Button label="rest" />
            <Button label="disabled" disabled />
            <Button label="loading" loading />
          </div>
        </div>
      </div>
    </Frame>
  )
}

/** The same card in both color modes, independent of the mode of the page. */
export function ModesPicture() {
  return (
    <div className="@container">
      <div className="grid gap-6 @md:grid-cols-2">
        {(['light', 'dark'] as const).map((mode) => (
          <Frame key={mode} name={`mode: ${mode}`}>
            <div inert aria-hidden className={`${mode} bg-default p-6 text-default`}>
              <div className="flex overflow-hidden rounded-md ring ring-default">
                {surfaces.map((surface) => (
                  <span key={surface} className={`h-8 flex-1 ${surface}`} />
                ))}
              </div>
              <ul className="mt-4 text-sm">
                {tones.map((tone, index) => (
                  <li key={tone} className={toneClasses[index]}>
                    {tone}
                  </li>
                ))}
              </ul>
              <div className="mt-4 flex flex-wrap items-center gap-3">
                <Button label="Primary" size="sm" />
                <Badge label="New" variant="subtle" />
                <Switch defaultChecked aria-label="On" />
              </div>
            </div>
          </Frame>
        ))}
      </div>
    </div>
  )
}
