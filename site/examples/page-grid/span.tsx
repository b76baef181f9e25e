import { Kbd, PageCard, PageGrid, Progress } from '@frond/ui'

/** A card that spans several columns. */
export default function PageGridSpan() {
  return (
    <PageGrid className="sm:grid-cols-3">
      <PageCard
        className="sm:col-span-2"
        title="Find anything"
        description="One palette for pages, commands and people."
      >
        <div className="flex gap-1">
          <Kbd value="ctrl" />
          <Kbd value="K" />
        </div>
      </PageCard>
      <PageCard title="Private" description="Nothing leaves your server." icon="lucide:lock" />
      <PageCard title="Typed" description="Types from items to events." icon="lucide:braces" />
      <PageCard className="sm:col-span-2" title="Quick" description="Fast under load.">
        <Progress value={92} aria-label="Speed under load" />
      </PageCard>
    </PageGrid>
  )
}
