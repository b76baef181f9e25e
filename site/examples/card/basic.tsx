import { Button, Card } from '@frond/ui'

export default function BasicCard() {
  return (
    <Card
      title="Weekly summary"
      description="Sent every Monday morning"
      footer={<Button label="Send now" color="neutral" variant="outline" size="sm" />}
      className="w-full max-w-md"
    >
      <p className="text-sm text-muted">Finished tasks, open reviews and upcoming absences.</p>
    </Card>
  )
}
