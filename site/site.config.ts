/** Names, addresses and links of the product. Everything that shows or links one of them reads it here. */
export interface SiteConfig {
  /** The product's name, as written in titles. */
  readonly name: string
  /** What the product is, in one sentence. */
  readonly description: string
  /** The package readers install. */
  readonly packageName: string
  /** Where the site is published: the base of canonical links. No trailing slash. */
  readonly url: string
  readonly repository: {
    readonly url: string
    /** The branch that "Edit this page" opens. */
    readonly branch: string
  }
  /** Shown as icon buttons in the footer. */
  readonly social: readonly SocialLink[]
  readonly analytics: AnalyticsConfig
}

export interface AnalyticsConfig {
  /** Where pages send views and events: our own server, or the address of a service that takes the same bodies. */
  readonly endpoint: string
  /** The name under which they are counted. */
  readonly domain: string
}

export interface SocialLink {
  readonly label: string
  readonly icon: 'github'
  readonly to: string
}

const repository = 'https://github.com/frond-ui/frond'

/** Apart, because it is in the script of every page. */
export const analytics: AnalyticsConfig = { endpoint: '/api/event', domain: 'frond-ui.dev' }

/** Events that are counted by their name; others are counted together. */
export const eventNames = [
  'Copy code',
  'Copy page',
  'Helpful',
  'Not helpful',
  'Outbound link',
  'Search',
  'Theme',
] as const

export type EventName = (typeof eventNames)[number]

export const site: SiteConfig = {
  name: 'Frond UI',
  description: 'React components that are beautiful, fast and accessible, styled with Tailwind CSS or without it.',
  packageName: '@frond/ui',
  url: 'https://frond-ui.dev',
  repository: { url: repository, branch: 'main' },
  social: [{ label: 'Frond UI on GitHub', icon: 'github', to: repository }],
  analytics,
}

/** The page at the repository where a file of the site can be changed. */
export function editLink(file: string): string {
  return `${site.repository.url}/edit/${site.repository.branch}/${file}`
}

/** A file of the repository, for reading. */
export function sourceLink(file: string): string {
  return `${site.repository.url}/blob/${site.repository.branch}/${file}`
}
