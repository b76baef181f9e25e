import { ContentNavigation } from '@frond/ui'

const navigation = [
  {
    title: 'Content',
    children: [
      { title: 'Navigation', path: '/docs/components/content-navigation' },
      { title: 'Table of contents', path: '/docs/components/content-toc' },
    ],
  },
  {
    title: 'Page',
    children: [
      { title: 'Page header', path: '/docs/components/page-header' },
      { title: 'Page aside', path: '/docs/components/page-aside' },
    ],
  },
]

/** Folders are headings that are always open. */
export default function ContentNavigationHeadings() {
  return (
    <ContentNavigation
      aria-label="Components"
      navigation={navigation}
      collapsible={false}
      variant="link"
      highlight
      className="w-full max-w-60"
    />
  )
}
