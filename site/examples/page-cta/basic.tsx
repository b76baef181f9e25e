import { PageCTA } from '@frond/ui'

export default function BasicPageCTA() {
  return (
    <PageCTA
      title="Start with one component"
      description="Install the package and import only what you need."
      links={[
        { label: 'Get started', to: '/docs/getting-started', trailingIcon: 'lucide:arrow-right' },
        { label: 'Components', to: '/docs/components' },
      ]}
    />
  )
}
