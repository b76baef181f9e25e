import { PageCard, ProgressGroup } from '@frond/ui'

const parts = [
  { label: 'Photos', value: 48, color: 'primary' },
  { label: 'Mail', value: 21, color: 'info' },
  { label: 'Other', value: 9, color: 'warning' },
] as const

export default function PageCardHorizontal() {
  return (
    <PageCard
      orientation="horizontal"
      icon="lucide:hard-drive"
      title="Storage overview"
      description="See at a glance what uses your storage."
      className="w-full"
    >
      <div className="rounded-lg bg-elevated/50 p-4">
        <ProgressGroup items={parts} />
      </div>
    </PageCard>
  )
}
