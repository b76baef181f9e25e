import { ContentSearch, ContentSearchButton } from '@frond/ui'

const navigation = [
  { title: 'Installation', path: '/docs/components/content-search-button#usage' },
  { title: 'Theme', path: '/docs/components/content-search-button#theme' },
]

export default function BasicContentSearchButton() {
  return (
    <>
      <ContentSearchButton />
      <ContentSearch navigation={navigation} shortcut="" />
    </>
  )
}
