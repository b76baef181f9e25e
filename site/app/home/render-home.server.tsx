import { registerIcons } from '@frond/ui'
import { App } from '@frond/ui/app'
import { renderToStaticMarkup } from 'react-dom/server'
import { findAsset } from 'virtual:island-assets'
import { findIcons } from '../../icon-collections'
import { findHome } from '../content/content.server'
import { IslandsContext, prepareIslands } from '../article/Island.server'
import type { StaticPart } from '../article/StaticHtml'
import { Comparison } from './Comparison.server'
import { Community } from './Community.server'
import { Customization } from './Customization.server'
import { DesignSystem } from './DesignSystem.server'
import { Features, Figures } from './Features.server'
import { Hero, panels } from './Hero.server'
import type { HomeData } from './home-data'

/** Components that appear only in static HTML. No browser module imports them, so their stylesheets are listed here. */
const stillComponents = [
  'Alert',
  'Badge',
  'Card',
  'Checkbox',
  'Container',
  'FormField',
  'Input',
  'Kbd',
  'PageCTA',
  'PageCard',
  'PageFeature',
  'PageGrid',
  'PageHero',
  'PageSection',
  'ProgressGroup',
  'Switch',
]

let rendered: Promise<HomeData & StaticPart> | undefined

/** Renders the home page as HTML, including its panels. A build does this once. */
export function renderHome(): Promise<HomeData & StaticPart> {
  if (!rendered || import.meta.env.DEV) rendered = render()
  return rendered
}

async function render(): Promise<HomeData & StaticPart> {
  const home = findHome()
  for (const subset of findIcons(JSON.stringify(home))) registerIcons(subset)
  const islands = await prepareIslands(panels.map((name) => ({ kind: 'home', name })))

  const html = renderToStaticMarkup(
    <App toaster={null}>
      <IslandsContext value={islands}>
        <main id="content" tabIndex={-1} className="home">
          <Hero hero={home.hero} />
          <Figures figures={home.features.figures} />
          <Features features={home.features} />
          <Comparison content={home.comparison} />
          <DesignSystem content={home.design_system} />
          <Customization content={home.component_customization} />
          <Community community={home.community} />
        </main>
      </IslandsContext>
    </App>,
    { identifierPrefix: 'home' },
  )
  const own = stillComponents.flatMap((name) => findAsset(`../packages/ui/src/components/${name}.tsx`)?.styles ?? [])
  return {
    title: home.seo.title ?? home.title,
    description: home.seo.description ?? home.description,
    html,
    styles: [...new Set([...own, ...islands.styles])],
  }
}
