import { PageSection } from '@frond/ui'

const features = [
  { icon: 'lucide:moon', title: 'Dark without effort', description: 'Surfaces and text change by themselves.' },
  { icon: 'lucide:contrast', title: 'Always readable', description: 'Every pair of colors is checked.' },
]

/** A section with its own background and a border at the top. */
export default function PageSectionBackground() {
  return (
    <PageSection
      className="bg-muted"
      title="Readable colors"
      features={features}
      top={
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-px bg-linear-to-r from-transparent via-primary to-transparent"
        />
      }
    />
  )
}
