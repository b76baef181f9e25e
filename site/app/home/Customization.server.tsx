import { Icon } from '@frond/ui/icon'
import { PageSection } from '@frond/ui/page-section'
import type { ComponentType } from 'react'
import type { HomeContent } from '../content/content.server'
import { Code } from './Code.server'
import { Visits } from './ways/render'
import renderSource from './ways/render.tsx?raw'
import { Pills } from './ways/theme'
import themeSource from './ways/theme.tsx?raw'
import { Marked } from './ways/ui'
import uiSource from './ways/ui.tsx?raw'

type Way = HomeContent['component_customization']['ways'][number]

/** Shows the source of the running example without its import line. */
const examples: Readonly<Record<Way['example'], { Example: ComponentType; source: string }>> = {
  theme: { Example: Pills, source: themeSource },
  ui: { Example: Marked, source: uiSource },
  render: { Example: Visits, source: renderSource },
}

/** Three ways to customize a component, each beside its code. */
export function Customization({ content }: { content: HomeContent['component_customization'] }) {
  return (
    <PageSection headline={content.headline} title={content.title} description={content.description}>
      <ol className="home-ways">
        {content.ways.map(({ title, description, icon, example }) => {
          const { Example, source } = examples[example]
          return (
            <li key={example} className="home-way">
              <div className="home-way-text">
                <Icon name={icon} className="size-5 text-primary" />
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
              <div className="home-result">
                <Example />
              </div>
              <Code code={source.replace(/^import .*\n+/, '')} />
            </li>
          )
        })}
      </ol>
    </PageSection>
  )
}
