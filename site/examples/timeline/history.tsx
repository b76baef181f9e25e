import { Badge, Timeline } from '@frond/ui'

const changes = [
  { id: 'c3', what: 'Table renders only visible rows', kind: 'feature', at: '14 November' },
  { id: 'c2', what: 'Tooltip stays open under the pointer', kind: 'fix', at: '9 November' },
  { id: 'c1', what: 'Switch has a loading state', kind: 'feature', at: '2 November' },
]

/** Latest first: with `reverse`, the items after the current one are completed. */
export default function TimelineHistory() {
  return (
    <Timeline
      items={changes}
      reverse
      size="2xs"
      defaultValue="c3"
      className="max-w-sm"
      date={({ item }) => item.at}
      renderTitle={({ item }) => item.what}
      description={({ item }) => (
        <Badge label={item.kind} size="sm" variant="subtle" color={item.kind === 'fix' ? 'warning' : 'success'} />
      )}
    />
  )
}
