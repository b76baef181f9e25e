import { Badge, Button, PageCard } from '@frond/ui'

/** Buttons in the header and footer stay usable; the rest of the card is one link. */
export default function PageCardFooter() {
  return (
    <PageCard
      header={<Badge label="Guide" color="neutral" variant="subtle" />}
      title="Write your own theme"
      description="Colors, radius and component styles in one object."
      to="/docs/getting-started/theme/design-system"
      className="w-full max-w-sm"
      footer={<Button label="Copy the link" icon="lucide:link" color="neutral" variant="outline" size="sm" />}
    />
  )
}
