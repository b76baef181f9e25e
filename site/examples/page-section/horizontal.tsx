import { PageSection, Table } from '@frond/ui'

const features = [
  { icon: 'lucide:arrow-down-up', title: 'Sorts by any column' },
  { icon: 'lucide:list-filter', title: 'Filters as you type' },
  { icon: 'lucide:pin', title: 'Pins rows and columns' },
]

const plants = [
  { name: 'Fern', water: 'Twice a week' },
  { name: 'Moss', water: 'Every day' },
  { name: 'Ivy', water: 'Once a week' },
]

export default function PageSectionHorizontal() {
  return (
    <PageSection
      orientation="horizontal"
      icon="lucide:table-2"
      title="Tables for real data"
      description="Fast with thousands of rows."
      features={features}
      links={[{ label: 'About tables', to: '/docs/components/table', color: 'neutral', variant: 'subtle' }]}
    >
      <div className="overflow-hidden rounded-xl bg-default shadow-lg ring ring-default">
        <Table data={plants} />
      </div>
    </PageSection>
  )
}
