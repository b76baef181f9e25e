import { PageHero } from '@frond/ui'

export default function BasicPageHero() {
  return (
    <PageHero
      headline="For React 19"
      headingLevel={2}
      title="Build interfaces that feel finished"
      description="Accessible components with one calm look, for products that people use every day."
      links={[
        { label: 'Get started', to: '/docs/getting-started', trailingIcon: 'lucide:arrow-right' },
        { label: 'Components', to: '/docs/components' },
      ]}
    />
  )
}
