import { PageCTA } from '@frond/ui'

export default function BasicPageCTA() {
  return (
    <PageCTA
      title="Start with one component"
      description="Install the package, import what you need, and leave the rest."
      links={[
        { label: 'Get started', to: '/docs/getting-started', trailingIcon: 'lucide:arrow-right' },
        { label: 'Components', to: '/docs/components' },
      ]}
    />
  )
}
