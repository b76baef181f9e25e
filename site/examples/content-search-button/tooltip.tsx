import { ContentSearch, ContentSearchButton } from '@frond/ui'

const navigation = [{ title: 'Theme', path: '/docs/components/content-search-button#theme' }]

export default function ContentSearchButtonTooltip() {
  return (
    <>
      <ContentSearchButton tooltip={{ delayDuration: 0 }} color="primary" variant="soft" kbds={['/']} />
      <ContentSearch navigation={navigation} shortcut="" />
    </>
  )
}
