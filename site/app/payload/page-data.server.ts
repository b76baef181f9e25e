import { findPage, type StaticPagePath } from '../../pages'
import { renderFigmaPage } from '../figma/FigmaPage.server'
import { renderHome } from '../home/render-home.server'
import { renderActivatePage, renderPricingPage, renderProPage, renderPurchasePage } from '../pro/ProPages.server'
import { renderReleasePage, renderReleasesPage } from '../releases/ReleasesPage.server'
import { renderShowcasePage } from '../showcase/ShowcasePage.server'
import { renderTeamPage } from '../team/TeamPage.server'
import { renderTemplatesPage } from '../templates/TemplatesPage.server'

/**
 * What a page shows, by its path; `undefined` where there is no such page. It has to survive JSON, as the build writes it
 * as `{path}/_payload.json`.
 */
export type PageLoader = (path: string) => object | undefined | Promise<object | undefined>

/**
 * The data of the pages that are one HTML string. The route's loader reads it here with `pageData`, its clientLoader with
 * `loadPayload`, so that both show the same.
 */
const renderers: Record<StaticPagePath | '/', PageLoader> = {
  '/': renderHome,
  '/figma': renderFigmaPage,
  '/pro': renderProPage,
  '/pro/activate': renderActivatePage,
  '/pro/pricing': renderPricingPage,
  '/pro/purchase': renderPurchasePage,
  '/releases/:version?': (path) => (path === '/releases' ? renderReleasesPage() : renderReleasePage(path)),
  '/showcase': renderShowcasePage,
  '/team': renderTeamPage,
  '/templates': renderTemplatesPage,
}

/** The data of a page; `undefined` for a path that none of them has. */
export async function pageData(path: string): Promise<object | undefined> {
  const plain = path.replace(/\/+$/, '') || '/'
  const { path: pattern } = findPage(plain)
  return Object.hasOwn(renderers, pattern) ? renderers[pattern as keyof typeof renderers](plain) : undefined
}
