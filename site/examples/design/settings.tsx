import { Accordion, Avatar, Badge, Button, Chip, Modal, Progress, Tabs, Tooltip, useToast } from '@frond/ui'
import type { ReactNode } from 'react'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const members = [
  { initials: 'AB', role: 'Owner', note: 'Can do everything, billing included', badge: 'You', online: true },
  { initials: 'CD', role: 'Editor', note: 'Can change and publish', online: true },
  { initials: 'EF', role: 'Viewer', note: 'Can read and comment', online: false },
]

const advanced = [
  {
    label: 'Data and export',
    icon: 'lucide:database',
    content: 'Export everything as a ZIP file at any time. Files are ready within a few minutes and kept for a week.',
  },
  {
    label: 'Sessions',
    icon: 'lucide:monitor-smartphone',
    content: 'Sign out of all other devices. This one stays signed in.',
  },
  {
    label: 'Access tokens',
    icon: 'lucide:key-round',
    content: 'A token acts in your name. Give it the least rights it needs, and an end date.',
  },
]

/** A settings panel, made of components and token utilities alone. */
export default function Settings() {
  const toast = useToast()

  async function save() {
    await wait(800)
    toast.add({ title: 'Settings saved', icon: 'lucide:circle-check', color: 'success' })
  }

  return (
    <div className="@container w-full overflow-hidden rounded-xl bg-default ring ring-default">
      <header className="flex flex-wrap items-center justify-between gap-4 px-4 pt-5 @xl:px-6">
        <div className="flex items-center gap-3">
          <Avatar icon="lucide:leaf" color="primary" size="xl" className="rounded-lg" />
          <div>
            <h3 className="text-base font-semibold text-highlighted">Workspace</h3>
            <p className="text-sm text-muted">Settings for everyone in it</p>
          </div>
        </div>
        <div className="flex items-center gap-2">
          <Tooltip text="Keyboard shortcuts" kbds={['?']}>
            <Button icon="lucide:keyboard" aria-label="Keyboard shortcuts" color="neutral" variant="ghost" />
          </Tooltip>
          <Button label="Save changes" loadingAuto onClick={save} />
        </div>
      </header>

      <Tabs
        aria-label="Settings"
        variant="link"
        className="mt-4"
        ui={{ root: 'gap-0', list: 'px-4 @xl:px-6' }}
        items={[
          { label: 'General', value: 'general', content: <General /> },
          {
            label: 'Members',
            value: 'members',
            badge: { label: members.length, color: 'neutral', variant: 'subtle' },
            content: <Members />,
          },
          { label: 'Advanced', value: 'advanced', content: <Advanced /> },
        ]}
      />
    </div>
  )
}

function General() {
  return (
    <div className="divide-y divide-default">
      <Row title="Appearance" description="How the workspace looks on this device.">
        <Tabs
          aria-label="Color mode"
          color="neutral"
          size="sm"
          content={false}
          className="w-full max-w-xs"
          items={[
            { label: 'System', value: 'system', icon: 'lucide:monitor' },
            { label: 'Light', value: 'light', icon: 'lucide:sun' },
            { label: 'Dark', value: 'dark', icon: 'lucide:moon' },
          ]}
        />
      </Row>
      <Row title="Members" description="People who can open this workspace.">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex -space-x-1 rtl:space-x-reverse">
            {members.map(({ initials }) => (
              <Avatar key={initials} text={initials} size="lg" className="ring-2 ring-bg" />
            ))}
          </div>
          <Button label="Invite" icon="lucide:user-plus" color="neutral" variant="outline" />
        </div>
      </Row>
      <Row title="Storage" description="Files and their earlier versions.">
        <div className="grid gap-2">
          <p className="flex justify-between gap-4 text-sm">
            <span className="font-medium text-highlighted">6 of 10 GB used</span>
            <span className="text-muted tabular-nums">60 %</span>
          </p>
          <Progress value={60} size="sm" aria-label="Storage used" />
        </div>
      </Row>
      <Row title="Advanced" description="Seldom needed, easy to find.">
        <Accordion items={advanced} defaultValue="0" className="-my-3.5" />
      </Row>
      <Row title="Delete workspace" description="For good, with all its files.">
        <DeleteWorkspace />
      </Row>
    </div>
  )
}

function Members() {
  return (
    <ul className="divide-y divide-muted px-4 @xl:px-6">
      {members.map(({ initials, role, note, badge, online }) => (
        <li key={initials} className="flex items-center gap-3 py-4">
          <Chip inset color="success" position="bottom-right" show={online}>
            <Avatar text={initials} size="lg" />
          </Chip>
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-2 text-sm font-medium text-highlighted">
              {role}
              {badge && <Badge label={badge} size="sm" color="neutral" variant="subtle" />}
            </p>
            <p className="truncate text-sm text-muted">{note}</p>
          </div>
          <Button icon="lucide:ellipsis" aria-label={`More about ${initials}`} color="neutral" variant="ghost" />
        </li>
      ))}
    </ul>
  )
}

function Advanced() {
  return (
    <div className="px-4 py-2 @xl:px-6">
      <Accordion items={advanced} />
    </div>
  )
}

function DeleteWorkspace() {
  return (
    <Modal
      title="Delete this workspace?"
      description="You cannot undo this."
      trigger={<Button label="Delete workspace" icon="lucide:trash-2" color="error" variant="outline" />}
      ui={{ footer: 'justify-end' }}
      footer={({ close }) => (
        <>
          <Button label="Keep it" color="neutral" variant="ghost" onClick={close} />
          <Button label="Delete" color="error" onClick={close} />
        </>
      )}
    >
      <p className="text-toned">Files, versions and comments of everyone in it are removed at once.</p>
    </Modal>
  )
}

function Row({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 px-4 py-6 @xl:px-6 @2xl:grid-cols-[14rem_minmax(0,1fr)] @2xl:gap-8">
      <div>
        <h4 className="text-sm font-medium text-highlighted">{title}</h4>
        <p className="mt-1 text-sm text-pretty text-muted">{description}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
