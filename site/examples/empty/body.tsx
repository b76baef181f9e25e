import { Button, Empty, Link } from '@frond/ui'

/** `body` replaces the buttons, `footer` is shown below. */
export default function EmptyBody() {
  return (
    <Empty
      variant="soft"
      icon="lucide:mail-open"
      title="Invite your team"
      description="Anyone with the link can join."
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
