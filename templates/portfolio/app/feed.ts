import { articles } from './articles'
import { site } from './site'

/** The feed in the format RSS 2.0. The build writes it to `feed.xml`. */
export function loader(): Response {
  const home = site.origin + import.meta.env.BASE_URL
  const items = articles.map(
    ({ slug, title, date, summary }) => `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(`${home}writing/${slug}`)}</link>
      <guid>${escapeXml(`${home}writing/${slug}`)}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <description>${escapeXml(summary)}</description>
    </item>`,
  )
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(site.name)}</title>
    <link>${escapeXml(home)}</link>
    <description>${escapeXml(site.description)}</description>
    <language>en</language>
    <atom:link href="${escapeXml(`${home}feed.xml`)}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
