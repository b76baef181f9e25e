import { Badge, PageHeader } from '@frond/ui'

/** `children` are rendered below the description. */
export default function PageHeaderContent() {
  return (
    <PageHeader headingLevel={2} title="Quiet releases" description="Why small steps are easier to follow.">
      <div className="mt-6 flex items-center gap-3 text-sm text-muted">
        <Badge label="Article" color="neutral" variant="subtle" />
        <span>Four minutes to read</span>
      </div>
    </PageHeader>
  )
}
