import { PageCard, PageGrid, PageSection } from '@frond/ui'

const ways = [
  { icon: 'lucide:zap', title: 'Vite', description: 'One plugin picks the styles.', to: '/docs/getting-started' },
  { icon: 'lucide:triangle', title: 'Next.js', description: 'Works in server components.', to: '/docs/components' },
]

/** `children` are rendered below the text and fill the width of the container. */
export default function PageSectionCards() {
  return (
    <PageSection title="Choose your way in" description="The components are the same everywhere.">
      <PageGrid className="sm:grid-cols-2">
        {ways.map((way) => (
          <PageCard key={way.title} {...way} />
        ))}
      </PageGrid>
    </PageSection>
  )
}
