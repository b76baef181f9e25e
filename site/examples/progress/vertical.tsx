import { Progress } from '@frond/ui'

const days = [
  { name: 'Monday', share: 35 },
  { name: 'Tuesday', share: 80 },
  { name: 'Wednesday', share: 62 },
  { name: 'Thursday', share: 100 },
  { name: 'Friday', share: 48 },
]

export default function VerticalProgress() {
  return (
    <div className="flex size-40 justify-between">
      {days.map(({ name, share }) => (
        <Progress
          key={name}
          aria-label={name}
          value={share}
          orientation="vertical"
          inverted
          size="lg"
          color={share === 100 ? 'success' : 'info'}
        />
      ))}
    </div>
  )
}
