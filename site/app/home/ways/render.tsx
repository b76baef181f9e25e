import { Badge } from '@frond/ui'

const Trend = () => (
  <svg className="h-3 w-7 fill-primary">
    <path d="M0 12V8l9-4 9 3 10-7v12" />
  </svg>
)

export function Visits() {
  return (
    <Badge
      label="128 visits today"
      color="neutral"
      variant="outline"
      size="xl"
      render={<output />}
      renderLeading={<Trend />}
    />
  )
}
