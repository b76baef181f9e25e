import { ContentToc } from '@frond/ui'

const links = [
  { id: 'usage', text: 'Usage', children: [{ id: 'line-at-active-links', text: 'Line at active links' }] },
  { id: 'examples', text: 'Examples' },
  { id: 'accessibility', text: 'Accessibility' },
  { id: 'api', text: 'API' },
]

/** The headings are those of this page. The classes limit its height to the example. */
export default function BasicContentToc() {
  return <ContentToc links={links} className="static mx-0 w-full max-w-60 max-h-none" />
}
