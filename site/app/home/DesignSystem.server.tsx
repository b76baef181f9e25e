import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Checkbox } from '@frond/ui/checkbox'
import { Input } from '@frond/ui/input'
import { PageSection } from '@frond/ui/page-section'
import { Switch } from '@frond/ui/switch'
import type { ReactNode } from 'react'
import type { HomeContent } from '../content/content.server'
import { resolveLinks } from '../navigation/resolve-links'
import { defaultTheme, neutrals, primaries, radii } from '../preferences/theme'
import { toAppTheme } from '../preferences/theme-export'
import { Code } from './Code.server'

/** Interactive design tokens. Its controls change the theme of the whole site. */
export function DesignSystem({ content }: { content: HomeContent['design_system'] }) {
  return (
    <PageSection
      id="design-system"
      className="home-band"
      orientation="horizontal"
      headline={content.headline}
      title={content.title}
      description={content.description}
      features={content.features}
      links={resolveLinks(content.links)}
    >
      <div className="home-studio">
        <div className="home-controls" data-theme-controls="">
          <Group label="Primary">
            <Swatch choice="primary" name="black" color="currentColor" />
            {Object.entries(primaries).map(([name, scale]) => (
              <Swatch key={name} choice="primary" name={name} color={scale[500]} />
            ))}
          </Group>
          <div className="home-control-row">
            <Group label="Neutral">
              {Object.entries(neutrals).map(([name, scale]) => (
                <Swatch key={name} choice="neutral" name={name} color={scale[500]} />
              ))}
            </Group>
            <Group label="Radius">
              {radii.map((radius) => (
                <button
                  key={radius}
                  type="button"
                  dir="ltr"
                  className="home-radius"
                  data-choice="radius"
                  data-value={radius}
                  aria-pressed={radius === defaultTheme.radius}
                  aria-label={`Radius ${radius}`}
                >
                  {String(radius).replace(/^0(?=\.)/, '')}
                </button>
              ))}
            </Group>
          </div>
        </div>
        <div className="home-ramp" aria-hidden>
          {shades.map((shade) => (
            <span key={shade} className={`home-shade-${shade}`} />
          ))}
        </div>
        <div className="home-sample">
          <div className="flex flex-wrap items-center gap-2">
            <Button label="Surprise me" icon="lucide:sparkles" data-theme-action="shuffle" />
            <Button label="Reset" color="neutral" variant="outline" data-theme-action="reset" />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Badge label="New" />
            <Badge label="Beta" variant="subtle" />
            <Badge label="Stable" variant="outline" />
            <Badge label="Draft" color="neutral" variant="soft" />
          </div>
          <Input aria-label="Name" defaultValue="Asplenium" icon="lucide:leaf" className="w-full" />
          <div className="flex flex-wrap gap-6">
            <Switch label="Evergreen" defaultChecked />
            <Checkbox label="Likes shade" defaultChecked />
          </div>
        </div>
        <Code code={toAppTheme(defaultTheme)} language="ts" live="theme" />
      </div>
    </PageSection>
  )
}

const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = `theme-${label.toLowerCase()}`
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="home-label">
        {label}
      </p>
      <div className="home-choices">{children}</div>
    </div>
  )
}

interface SwatchProps {
  choice: 'primary' | 'neutral'
  name: string
  color: string
}

/**
 * Draws the color as SVG, because the content security policy blocks style attributes in HTML from a client navigation.
 */
function Swatch({ choice, name, color }: SwatchProps) {
  return (
    <button
      type="button"
      className="home-swatch"
      data-choice={choice}
      data-value={name}
      aria-pressed={name === defaultTheme[choice]}
      aria-label={`${name[0]!.toUpperCase()}${name.slice(1)}`}
      title={name}
    >
      <svg viewBox="0 0 2 2" aria-hidden>
        <circle cx="1" cy="1" r="1" fill={color} />
      </svg>
    </button>
  )
}
