import { PageBody, PageList, PageCard } from '@frond/ui'

/** Sections of a page with even spacing. */
export default function PageBodySections() {
  return (
    <PageBody className="mt-0 w-full pb-0">
      <section>
        <h3 className="text-lg font-semibold text-highlighted">This week</h3>
        <PageList className="mt-4">
          <PageCard title="Water the ferns" description="Twice, in the morning." headingLevel={4} />
        </PageList>
      </section>
      <section>
        <h3 className="text-lg font-semibold text-highlighted">Next week</h3>
        <PageList className="mt-4">
          <PageCard title="Cut the ivy" description="Before it reaches the window." headingLevel={4} />
        </PageList>
      </section>
    </PageBody>
  )
}
