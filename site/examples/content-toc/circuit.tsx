import { ContentToc } from '@frond/ui'

const links = [
  { id: 'usage', text: 'Usage', children: [{ id: 'line-at-active-links', text: 'Line at active links' }] },
  {
    id: 'examples',
    text: 'Examples',
    children: [
      { id: 'line-that-follows-the-depth', text: 'Line that follows the depth' },
      { id: 'content-around-the-links', text: 'Content around the links' },
      { id: 'in-an-article', text: 'In an article' },
    ],
  },
  { id: 'api', text: 'API' },
]

export default function ContentTocCircuit() {
  return (
    <ContentToc
      aria-label="Line that follows the depth"
      links={links}
      highlight
      highlightVariant="circuit"
      className="relative top-0 mx-0 min-h-52 w-full max-w-60 lg:max-h-none"
    />
  )
}
