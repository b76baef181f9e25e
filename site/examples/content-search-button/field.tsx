import { ContentSearch, ContentSearchButton } from '@frond/ui'

const navigation = [
  { title: 'Watering', path: '/docs/components/content-search-button#usage' },
  { title: 'Light', path: '/docs/components/content-search-button#examples' },
]

/** In a sidebar the button looks like a search field. */
export default function ContentSearchButtonField() {
  return (
    <div className="w-56">
      <ContentSearchButton collapsed={false} variant="soft" label="Search plants" kbds={['alt', 'S']} />
      <ContentSearch navigation={navigation} shortcut="alt_s" colorMode={false} />
    </div>
  )
}
