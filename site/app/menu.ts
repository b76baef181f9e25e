import { docsSections } from './content/docs-sections'
import { site } from '../site.config'

export interface MenuLink {
  readonly label: string
  readonly to: string
  /** The link is current on every page below. */
  readonly section?: string
  /** An external link, opened in a new tab. */
  readonly external?: boolean
  readonly description?: string
}

export interface MenuEntry extends MenuLink {
  /** The popup of the item. Without script, the item links to its own URL. */
  readonly children?: readonly MenuLink[]
}

const page = (label: string, to: string): MenuLink => ({ label, to, section: to })
const team: MenuLink = { ...page('Team', '/team'), description: 'Who makes this, and how to join.' }

/** Tools around the library. Each is a folder of the repository. */
const tools: readonly MenuLink[] = [
  tool('Devtools', 'devtools', 'Inspect components in the browser.'),
  tool('Editor extension', 'editor', 'Complete icon names in VS Code.'),
  tool('Design to code', 'design-to-code', 'Import the design tokens into Figma.'),
]

function tool(label: string, folder: string, description: string): MenuLink {
  const { url, branch } = site.repository
  return { label, to: `${url}/tree/${branch}/tools/${folder}`, description, external: true }
}

export const communityLinks: readonly MenuLink[] = [team, ...tools]

/** The main menu, in order. */
export const menu: readonly MenuEntry[] = [
  { label: 'Docs', to: '/docs/getting-started', section: '/docs' },
  page('Figma', '/figma'),
  page('Templates', '/templates'),
  page('Showcase', '/showcase'),
  { label: 'Community', to: team.to, section: team.section, children: communityLinks },
  page('Releases', '/releases'),
]

/** The tabs below `/docs/`. */
export const sectionTabs: readonly MenuLink[] = docsSections.map(({ name, label, to }) => ({
  label,
  to,
  section: `/docs/${name}`,
}))

/** The menu below `/docs/`. */
export const docsMenu: readonly MenuLink[] = [
  { label: 'Docs', to: '/docs/getting-started', section: '/docs/getting-started' },
  ...sectionTabs.filter(({ label }) => label === 'Components' || label === 'Composables'),
  ...menu.slice(1).map((entry) => (entry.children ? team : entry)),
]

/** The links of the footer. */
export const footerMenu: readonly MenuLink[] = menu.map((entry) => (entry.children ? team : entry))
