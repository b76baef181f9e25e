import { findPage, type StaticPagePath } from '../../pages'
import { renderFigmaPage } from '../figma/FigmaPage.server'
import { renderHome } from '../home/render-home.server'
import {
  renderActivatePage,
  renderCheckoutPage,
  renderCompletePage,
  renderManagePage,
  renderPurchasePage,
} from '../pro/FormPages.server'
import { renderErrorsPage, renderLicensePage, renderPrivacyPage, renderTermsPage } from '../pro/LegalPages.server'
import { renderPricingPage, renderProPage } from '../pro/ProPages.server'
import type { ProState } from '../server-boundary'
import { renderReleasePage, renderReleasesPage } from '../releases/ReleasesPage.server'
import { renderShowcasePage } from '../showcase/ShowcasePage.server'
import { renderTeamPage } from '../team/TeamPage.server'
import { renderTemplatePage } from '../templates/TemplatePage.server'
import { renderTemplatesPage } from '../templates/TemplatesPage.server'

/**
 * Returns the data of a page by path, or `undefined` if there is no such page. The data must be JSON-serializable,
 * because the build writes it to `{path}/_payload.json`.
 */
export type PageLoader = (path: string, pro: ProState) => object | undefined | Promise<object | undefined>

/**
 * Renderers of the pages that are one HTML string. The route's loader gets the data from `pageData`, and its
 * clientLoader from `loadPayload`, so both show the same content.
 */
const renderers: Record<StaticPagePath | '/', PageLoader> = {
  '/': renderHome,
  '/figma': renderFigmaPage,
  '/pro': renderProPage,
  '/pro/activate': renderActivatePage,
  '/pro/errors': renderErrorsPage,
  '/pro/license': renderLicensePage,
  '/pro/manage': renderManagePage,
  '/pro/pricing': renderPricingPage,
  '/pro/privacy': renderPrivacyPage,
  '/pro/purchase': renderPurchasePage,
  '/pro/purchase/complete': renderCompletePage,
  '/pro/sandbox/checkout/:session': renderCheckoutPage,
  '/pro/terms': renderTermsPage,
  '/releases/:version?': (path) => (path === '/releases' ? renderReleasesPage() : renderReleasePage(path)),
  '/showcase': renderShowcasePage,
  '/team': renderTeamPage,
  '/templates/:name?': (path) => (path === '/templates' ? renderTemplatesPage() : renderTemplatePage(path)),
}

/** Returns the data of a page, or `undefined` for an unknown path. */
export async function pageData(path: string, pro: ProState = { hasSandbox: true }): Promise<object | undefined> {
  const plain = path.replace(/\/+$/, '') || '/'
  const { path: pattern } = findPage(plain)
  return Object.hasOwn(renderers, pattern) ? renderers[pattern as keyof typeof renderers](plain, pro) : undefined
}
