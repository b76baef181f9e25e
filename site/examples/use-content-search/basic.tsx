import { Button, ContentSearch, useContentSearch } from '@frond/ui'

const navigation = [
  { title: 'Installation', path: '/docs/composables/use-content-search#usage' },
  { title: 'Theme', path: '/docs/composables/use-content-search#api' },
]

export default function UseContentSearch() {
  const { setOpen } = useContentSearch()
  return (
    <>
      <Button label="Did not find it? Search" variant="soft" onClick={() => setOpen(true)} />
      <ContentSearch navigation={navigation} shortcut="" />
    </>
  )
}
