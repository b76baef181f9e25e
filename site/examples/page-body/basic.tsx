import { PageBody, PageCard, PageGrid, PageHeader } from '@frond/ui'

export default function BasicPageBody() {
  return (
    <div className="w-full">
      <PageHeader headingLevel={2} title="Plants" description="What grows here." />
      <PageBody className="pb-0">
        <p>They are sorted by how much light they like.</p>
        <PageGrid>
          <PageCard title="Fern" description="Shade." />
          <PageCard title="Ivy" description="Half shade." />
        </PageGrid>
      </PageBody>
    </div>
  )
}
