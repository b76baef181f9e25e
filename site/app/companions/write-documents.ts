import { findPage } from '../../pages.ts'
import type { SiteConfig } from '../../site.config'

/** Writes the documents for machines from the data of the site. */

interface Page {
  readonly title: string
  readonly path: string
  readonly description: string
}

interface Section {
  readonly title: string
  readonly pages: readonly Page[]
}

/** The site for language models: one line for every page, with a link to its Markdown. See llmstxt.org. */
export function writeLlms({ name, description, url }: SiteConfig, sections: readonly Section[]): string {
  const lists = sections.map(({ title, pages }) => {
    const lines = pages.map((page) => `- [${page.title}](${url}/raw${page.path}.md): ${page.description}`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  const more = `## Optional\n\n- [Everything in one file](${url}/llms-full.txt): all pages as Markdown, examples included\n`
  return [`# ${name}\n\n> ${description}\n`, ...lists, more].join('\n')
}

/** Lists pages for search engines. */
export function writeSitemap({ url }: SiteConfig, paths: readonly string[]): string {
  const entries = paths
    .filter((path) => findPage(path).sitemap)
    .sort()
    .map((path) => `  <url><loc>${escapeXml(url + encodeURI(path === '/' ? '' : path))}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

export function writeRobots({ url }: SiteConfig): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`
}

/**
 * The releases as an RSS feed. The unpublished release has a different URL, so that feed readers show the release again
 * when it is published.
 */
export function writeFeed(
  { name, description, url }: SiteConfig,
  releases: readonly { version: string; published: boolean; changes: readonly { text: string }[] }[],
): string {
  const items = releases.map(({ version, published, changes }) => {
    const link = `${url}/releases/${encodeURIComponent(version)}`
    const text = changes.map((change) => `- ${change.text}`).join('\n')
    return [
      '    <item>',
      `      <title>${escapeXml(`${name} ${version}${published ? '' : ' (unreleased)'}`)}</title>`,
      `      <link>${escapeXml(link)}</link>`,
      `      <guid>${escapeXml(published ? link : `${link}#unreleased`)}</guid>`,
      `      <description>${escapeXml(text)}</description>`,
      '    </item>\n',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(`${name} releases`)}</title>`,
    `    <link>${escapeXml(`${url}/releases`)}</link>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <atom:link href="${escapeXml(`${url}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    `${items.join('')}  </channel>`,
    '</rss>\n',
  ].join('\n')
}

export function writeManifest({ name, description }: SiteConfig): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}

function escapeXml(text: string): string {
  // Remove control characters that XML does not allow.
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  return plain.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
