/** Names, addresses and links of the product. Everything that shows or links one of them reads it here. */
export interface SiteConfig {
  /** The product's name, as written in titles. */
  readonly name: string
  /** A one-sentence description of the product. */
  readonly description: string
  /** The package readers install. */
  readonly packageName: string
  /**
   * Whether the package is on npm. Until then, install commands contain the address of the packed library on this site,
   * and the version is shown as unreleased.
   */
  readonly published: boolean
  /** The public URL of the site, used for canonical links. No trailing slash. */
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
  /** The endpoint for page views and events: our own server, or a service with the same API. */
  readonly endpoint: string
  /** The site name that is sent with events. */
  readonly domain: string
}

export interface SocialLink {
  readonly label: string
  readonly icon: 'github'
  readonly to: string
}

const repository = 'https://github.com/frond-ui/frond'

/** A separate export, because it is part of the script of every page. */
export const analytics: AnalyticsConfig = { endpoint: '/api/event', domain: 'frond-ui.dev' }

/** Events with their own count. All other events share one count. */
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
  published: false,
  url: 'https://frond-ui.dev',
  repository: { url: repository, branch: 'main' },
  social: [{ label: 'Frond UI on GitHub', icon: 'github', to: repository }],
  analytics,
}

/** The repository URL for editing a file of the site. */
export function editLink(file: string): string {
  return `${site.repository.url}/edit/${site.repository.branch}/${file}`
}

/** The repository URL for reading a file. */
export function sourceLink(file: string): string {
  return `${site.repository.url}/blob/${site.repository.branch}/${file}`
}
