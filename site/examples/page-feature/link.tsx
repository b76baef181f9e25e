import { PageFeature } from '@frond/ui'

/** The whole feature is a link, named by its title. */
export default function PageFeatureLink() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <PageFeature
        icon="lucide:book-open"
        title="Read the guide"
        description="From the first import to your own theme."
        to="/docs/getting-started"
      />
      <PageFeature
        icon="lucide:box"
        title="Browse the components"
        description="Each with examples that run."
        to="/docs/components"
      />
    </div>
  )
}
