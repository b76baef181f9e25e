import { Button, Card } from '@frond/ui'

export default function CardThumbnail() {
  return (
    <Card
      title="Weekly summary"
      description="Sent every Monday morning"
      footer={<Button label="Read it" size="sm" color="neutral" variant="outline" />}
      className="w-full"
    />
  )
}
