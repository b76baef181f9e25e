import { Avatar, Badge, Card } from '@frond/ui'

/** `header` replaces the content of the header. */
export default function CardHeader() {
  return (
    <Card
      className="w-full max-w-md"
      header={
        <div className="flex items-center gap-3">
          <Avatar alt="Web Team" size="xl" />
          <div className="me-auto">
            <h3 className="font-semibold text-highlighted">Web Team</h3>
            <p className="text-sm text-muted">Six members</p>
          </div>
          <Badge label="Hiring" color="success" variant="subtle" />
        </div>
      }
    >
      <p className="text-sm text-muted">Builds the public pages and keeps them fast.</p>
    </Card>
  )
}
