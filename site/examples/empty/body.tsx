import { Button, Empty, Link } from '@frond/ui'

/** `body` takes the place of the buttons, `footer` stands below. */
export default function EmptyBody() {
  return (
    <Empty
      variant="soft"
      icon="lucide:mail-open"
      title="Invite the others"
      description="Whoever gets the link can join."
      body={
        <div className="flex w-full max-w-xs items-center gap-2 rounded-lg bg-default p-1.5 ps-3 ring ring-default">
          <code className="me-auto truncate text-xs">frond.example/join/4f2a</code>
          <Button label="Copy" size="xs" color="neutral" variant="soft" icon="lucide:copy" />
        </div>
      }
      footer={<Link to="/docs/getting-started">How invitations work</Link>}
    />
  )
}
