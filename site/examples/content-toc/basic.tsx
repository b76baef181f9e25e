import { ContentToc } from '@frond/ui'

const links = [
  { id: 'usage', text: 'Usage', children: [{ id: 'line-at-active-links', text: 'Line at active links' }] },
  { id: 'examples', text: 'Examples' },
  { id: 'accessibility', text: 'Accessibility' },
  { id: 'api', text: 'API' },
]

/** The headings are those of this page. The classes keep it inside the example. */
export default function BasicContentToc() {
  return (
    <ContentToc
      aria-label="Sections of this page"
      links={links}
      className="relative top-0 mx-0 min-h-52 w-full max-w-60 lg:max-h-none"
    />
  )
}
