import { PageSection } from '@frond/ui'

const features = [
  {
    icon: 'lucide:accessibility',
    title: 'Accessible',
    description: 'Keyboard, screen readers and forced colors are part of every component.',
  },
  { icon: 'lucide:palette', title: 'Themeable', description: 'One object sets colors, radius and component styles.' },
  { icon: 'lucide:feather', title: 'Light', description: 'Pages carry the CSS of the components they use.' },
  { icon: 'lucide:languages', title: 'Translated', description: 'Messages in 63 languages, in both directions.' },
]

export default function BasicPageSection() {
  return (
    <PageSection
      headline="Foundation"
      title="Everything an interface needs"
      description="The parts you would otherwise build again in every project."
      features={features}
      links={[{ label: 'All components', to: '/docs/components' }]}
    />
  )
}
