import { Accordion, Badge } from '@frond/ui'

const items = [
  { label: 'Build', content: 'All packages were built in 40 seconds.', state: 'passed' },
  { label: 'Tests', content: 'Two calendar tests failed in right-to-left mode.', state: 'failed' },
  { label: 'Publish', content: 'Skipped because tests failed.', state: 'skipped' },
]

const colors = { passed: 'success', failed: 'error', skipped: 'neutral' } as const

export default function AccordionTrailing() {
  return (
    <Accordion
      items={items}
      className="w-full max-w-lg"
      trailing={({ item }) => (
        <Badge
          label={item.state}
          color={colors[item.state as keyof typeof colors]}
          variant="subtle"
          className="ms-auto"
        />
      )}
    />
  )
}
