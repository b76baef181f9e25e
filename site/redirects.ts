/**
 * The redirect table: data, read by the server, by client navigation and by the tests. A redirect leads to its target in
 * one hop; query and hash are kept.
 */

/** The frameworks of the docs. The first is the default. */
export const frameworks = ['vite', 'next'] as const
export type Framework = (typeof frameworks)[number]

export interface Redirect {
  /** A path, or with `/*` at its end every path below it. */
  readonly from: string
  /**
   * The target. `{fw}` is the visitor's framework, `{rest}` the path that `*` matched. If a target with `{rest}` is itself
   * an old path, or not a page, it is resolved further, so there is never a second hop.
   */
  readonly to: string
  /** 301 for permanent moves, 302 for redirects to a first page or redirects that depend on the visitor. */
  readonly status: 301 | 302
  /** The target for an unknown path below this one. @default none: the path is not found */
  readonly otherwise?: string
}

const installation = '/docs/getting-started/installation/{fw}'

const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 })
const leads = (from: string, to: string): Redirect => ({ from, to, status: 302 })

/** Renamed components: of the version 2 docs, and of the former Pro components. */
const oldComponents: Readonly<Record<string, string>> = {
  range: 'slider',
  dropdown: 'dropdown-menu',
  notification: 'toast',
  'vertical-navigation': 'navigation-menu',
  'horizontal-navigation': 'navigation-menu',
  divider: 'separator',
  toggle: 'switch',
  'form-group': 'form-field',
}

const oldProComponents: Readonly<Record<string, string>> = {
  'docs-search': 'content-search',
  'docs/docs-search': 'content-search',
  'landing-hero': 'page-hero',
  'landing-cta': 'page-cta',
  'landing-card': 'page-card',
  'landing-section': 'page-section',
  'landing-faq': 'accordion',
  'landing-grid': 'page-grid',
  'landing-logos': 'page-logos',
  'landing-testimonial': 'page-card#as-a-testimonial',
  'blog-list': 'blog-posts',
  'color-mode-toggle': 'color-mode-switch',
  'dashboard-card': 'page-card',
  'dashboard-section': 'page-card',
  'dashboard-layout': 'dashboard-group',
  'dashboard-modal': 'modal',
  'dashboard-slideover': 'slideover',
  'dashboard-navbar-toggle': 'dashboard-sidebar-toggle',
  'dashboard-page': 'dashboard-panel',
  'dashboard-panel-content': 'dashboard-panel',
  'dashboard-panel-handle': 'dashboard-resize-handle',
  'dashboard-sidebar-links': 'navigation-menu',
  'navigation-accordion': 'content-navigation',
  'navigation-links': 'content-navigation',
  'navigation-tree': 'content-navigation',
  'page-error': 'error',
  'footer-links': 'navigation-menu',
  'header-links': 'navigation-menu',
  'pricing-card': 'pricing-plan',
  'pricing-grid': 'pricing-plans',
  'pricing-switch': 'switch',
}

export const redirects: readonly Redirect[] = [
  leads('/docs', '/docs/getting-started'),
  leads('/docs/composables', '/docs/composables/define-shortcuts'),
  leads('/docs/getting-started/migration', '/docs/getting-started/migration/v3'),
  leads('/docs/getting-started/installation', installation),
  leads('/docs/getting-started/icons', '/docs/getting-started/integrations/icons/{fw}'),
  leads('/docs/getting-started/color-mode', '/docs/getting-started/integrations/color-mode/{fw}'),
  leads('/docs/getting-started/i18n', '/docs/getting-started/integrations/i18n/{fw}'),
  leads('/docs/getting-started/theme', '/docs/getting-started/theme/design-system'),
  moved('/docs/getting-started/license', '/pro/pricing'),
  leads('/docs/getting-started/installation/pro', installation),
  ...frameworks.map((name) =>
    moved(`/docs/getting-started/installation/pro/${name}`, `/docs/getting-started/installation/${name}`),
  ),
  moved('/docs/components/button-group', '/docs/components/field-group'),
  moved('/docs/components/page-accordion', '/docs/components/accordion'),
  moved('/docs/components/page-marquee', '/docs/components/marquee'),

  moved('/getting-started/theming', '/docs/getting-started/theme/design-system'),
  moved('/getting-started/shortcuts', '/docs/composables/define-shortcuts'),
  ...Object.entries(oldComponents).map(([from, to]) => moved(`/components/${from}`, `/docs/components/${to}`)),
  ...[
    ['getting-started', '/docs/getting-started'],
    ['components', '/docs/components'],
    ['composables', '/docs/composables/define-shortcuts'],
  ].map(([section, first]) => ({ ...moved(`/${section}/*`, `/docs/${section}/{rest}`), otherwise: first! })),

  moved('/pro/templates', '/templates'),
  leads('/pro/getting-started/*', installation),
  leads('/pro/guide/*', installation),
  moved('/pro/prose/*', '/docs/typography'),
  moved('/pro/components', '/docs/components'),
  ...Object.entries(oldProComponents).map(([from, to]) => moved(`/pro/components/${from}`, `/docs/components/${to}`)),
  { ...moved('/pro/components/*', '/docs/components/{rest}'), otherwise: '/docs/components' },

  leads('/playground', installation),
]

const exact = new Map(redirects.filter(({ from }) => !from.endsWith('/*')).map((redirect) => [redirect.from, redirect]))
const below = redirects.filter(({ from }) => from.endsWith('/*'))

export interface Visit {
  /** The visitor's framework. @default 'vite' */
  readonly framework?: Framework | undefined
  /** Whether a path is a page of the site. */
  hasPage(path: string): boolean
}

export interface Move {
  /** Target path, with a hash if the table has one. */
  readonly to: string
  readonly status: 301 | 302
  /** Whether the target depends on the visitor. */
  readonly depends: boolean
}

/** The redirect of a path, with or without trailing slashes; `undefined` if there is none. */
export function findRedirect(path: string, visit: Visit): Move | undefined {
  const plain = path.replace(/\/+$/, '') || '/'
  const found = exact.get(plain)
  if (found) return toMove(found.to, found.status, visit)

  const prefix = below.find(({ from }) => plain === from.slice(0, -2) || plain.startsWith(from.slice(0, -1)))
  if (!prefix) return undefined
  const rest = plain.slice(prefix.from.length - 1)
  const wanted = prefix.to.replace('{rest}', rest).replace(/\/+$/, '')
  if (!prefix.otherwise) return toMove(wanted, prefix.status, visit)

  // The target may itself be an old name: resolve it now, to avoid a second hop.
  const next = exact.get(wanted)
  if (next) return toMove(next.to, next.status, visit)
  return visit.hasPage(wanted) ? toMove(wanted, prefix.status, visit) : toMove(prefix.otherwise, 302, visit)
}

function toMove(to: string, status: Move['status'], { framework = frameworks[0] }: Visit): Move {
  return { to: to.replace('{fw}', framework), status, depends: to.includes('{fw}') }
}
