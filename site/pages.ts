/** Every page of the site, as data. Routes, prerendered paths and the sitemap are derived from it. */
export interface Page {
  /** A path, or a pattern of React Router: `*` at the end, `:name` for a segment, `:name?` for an optional one. */
  readonly path: string
  /** The route module, as a path in `app`. */
  readonly route: string
  /** Whether the build writes the page as HTML. `vite/prerendered-paths.ts` lists the paths of a pattern. */
  readonly prerender: boolean
  /** Whether `sitemap.xml` lists it. */
  readonly sitemap: boolean
  /** Whether a link to the page loads a new document. Otherwise the browser navigates inside the current one. */
  readonly newDocument?: boolean
}

const staticPage = { route: 'routes/static-page.tsx', prerender: true, sitemap: true } as const

export const pages = [
  { path: '/', route: 'routes/home.tsx', prerender: true, sitemap: true },
  { path: '/docs/*', route: 'routes/docs.tsx', prerender: true, sitemap: true },
  // An example alone is part of its docs page, so the sitemap lists only that page. There are hundreds, and visitors open
  // few of them, so the server renders them on request.
  { path: '/examples/*', route: 'routes/example.tsx', prerender: false, sitemap: false, newDocument: true },
  { path: '/figma', ...staticPage },
  { path: '/pro', ...staticPage },
  // Links to pages with a key or a token in their address, or in their state, load a new document.
  { path: '/pro/activate', ...staticPage, newDocument: true },
  { path: '/pro/errors', ...staticPage },
  { path: '/pro/license', ...staticPage },
  { path: '/pro/manage', ...staticPage, newDocument: true },
  { path: '/pro/pricing', ...staticPage },
  { path: '/pro/privacy', ...staticPage },
  { path: '/pro/purchase', ...staticPage, newDocument: true },
  { path: '/pro/purchase/complete', ...staticPage, sitemap: false, newDocument: true },
  { path: '/pro/sandbox/checkout/:session', ...staticPage, prerender: false, sitemap: false, newDocument: true },
  { path: '/pro/terms', ...staticPage },
  { path: '/releases/:version?', ...staticPage },
  { path: '/showcase', ...staticPage },
  { path: '/team', ...staticPage },
  { path: '/templates/:name?', ...staticPage },
  { path: '*', route: 'routes/not-found.tsx', prerender: false, sitemap: false, newDocument: true },
] as const satisfies readonly Page[]

export type PagePath = (typeof pages)[number]['path']
export type PrerenderedPath = Extract<(typeof pages)[number], { prerender: true }>['path']
/** Pages whose content is one HTML string from the server. */
export type StaticPagePath = Extract<(typeof pages)[number], { route: typeof staticPage.route }>['path']

export function isPattern(path: string): boolean {
  return /[*:]/.test(path)
}

const matchers = pages.map((page) => ({ page, pattern: toRegExp(page.path) }))

/** The page that a path belongs to, with or without trailing slashes. The page for everything else, `*`, comes last. */
export function findPage(path: string): Page {
  return matchers.find(({ pattern }) => pattern.test(path))!.page
}

function toRegExp(path: string): RegExp {
  const source = path
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/\/:\w+/g, '/[^/]+')
    .replace(/\/\*$/, '/.*')
  return new RegExp(`^${source === '*' ? '.*' : source}/*$`)
}
