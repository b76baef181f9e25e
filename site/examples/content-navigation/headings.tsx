import { ContentNavigation } from '@frond/ui'

const path = '/docs/components/content-navigation'

const navigation = [
  {
    title: 'Plants',
    children: [
      { title: 'Ferns', path },
      { title: 'Mosses', path: `${path}/mosses` },
    ],
  },
  {
    title: 'Care',
    children: [
      { title: 'Light', path: `${path}/light` },
      { title: 'Water', path: `${path}/water` },
    ],
  },
]

/** Folders are headings that are always open. */
export default function ContentNavigationHeadings() {
  return (
    <ContentNavigation
      aria-label="Guide to plants"
      navigation={navigation}
      collapsible={false}
      variant="link"
      highlight
      className="w-full max-w-60"
    />
  )
}
