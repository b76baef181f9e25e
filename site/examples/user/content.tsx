import { Badge, User } from '@frond/ui'

export default function UserContent() {
  return (
    <User
      name="Web Team"
      avatar={{}}
      size="xl"
      renderName={
        <span className="flex items-center gap-2">
          Web Team
          <Badge label="Hiring" color="success" variant="subtle" size="xs" />
        </span>
      }
      renderDescription={<time dateTime="PT3H">Replies within three hours</time>}
    />
  )
}
