import { PageCard, PageList } from '@frond/ui'

export default function BasicPageList() {
  return (
    <PageList>
      <PageCard
        icon="lucide:gallery-vertical-end"
        title="Showcase"
        description="Projects built with it."
        to="/showcase"
      />
      <PageCard icon="lucide:rocket" title="Releases" description="What changed, and when." to="/releases" />
    </PageList>
  )
}
