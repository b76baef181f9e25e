import { PageCard } from '@frond/ui'

/** The whole card is a link, named by its title. */
export default function PageCardLink() {
  return (
    <div className="grid w-full gap-6 sm:grid-cols-2">
      <PageCard
        icon="lucide:book-open"
        title="Guide"
        description="From the first import to your own theme."
        to="/docs/getting-started"
      />
      <PageCard icon="lucide:box" title="Components" description="Each with examples that run." to="/docs/components" />
    </div>
  )
}
