import {
  Avatar,
  Button,
  Card,
  DashboardNavbar,
  DashboardPanel,
  DashboardToolbar,
  Form,
  FormField,
  Input,
  NavigationMenu,
  Select,
  Switch,
  Textarea,
  useToast,
} from '@frond/ui'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router'
import { z } from 'zod'
import { useStored } from '../stored'

const sections = [
  { label: 'General', to: '/settings', exact: true },
  { label: 'Notifications', to: '/settings/notifications' },
  { label: 'Members', to: '/settings/members' },
]

export function SettingsPage() {
  return (
    <DashboardPanel
      header={
        <>
          <DashboardNavbar title="Settings" />
          <DashboardToolbar>
            <NavigationMenu items={sections} highlight aria-label="Settings" className="-mx-2.5" />
          </DashboardToolbar>
        </>
      }
      body={
        <div className="mx-auto grid w-full max-w-2xl gap-8 lg:py-6">
          <Outlet />
        </div>
      }
    />
  )
}

interface SectionProps {
  title: string
  description: string
  children: ReactNode
}

function Section({ title, description, children }: SectionProps) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-base font-semibold text-highlighted">{title}</h2>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      <Card ui={{ body: 'grid gap-6' }}>{children}</Card>
    </section>
  )
}

const shopSchema = z.object({
  name: z.string().trim().min(1, 'Enter the name of the shop.'),
  email: z.email('Enter an email address, for example hello@example.com.'),
  about: z.string().max(200, 'Write at most 200 characters.'),
})

export function GeneralSettings() {
  const [saved, setSaved] = useStored('shop', {
    name: 'The bakery on the corner',
    email: 'hello@example.com',
    about: 'Bread, rolls, and cake on Sundays.',
  })
  const [state, setState] = useState(saved)
  const toast = useToast()
  const change = (changed: Partial<typeof state>) => setState({ ...state, ...changed })

  return (
    <Form
      state={state}
      schema={shopSchema}
      onSubmit={({ data }) => {
        setSaved(data)
        toast.add({ title: 'Settings saved', icon: 'lucide:circle-check', color: 'success' })
      }}
      className="grid gap-8"
    >
      <Section title="Shop" description="Customers see this on receipts and in emails.">
        <FormField label="Name" name="name" required>
          <Input value={state.name} onValueChange={(name) => change({ name: String(name) })} className="w-full" />
        </FormField>
        <FormField label="Email" name="email" help="Answers from customers arrive here." required>
          <Input
            type="email"
            value={state.email}
            onValueChange={(email) => change({ email: String(email) })}
            className="w-full"
          />
        </FormField>
        <FormField label="About" name="about">
          <Textarea
            value={state.about}
            onValueChange={(about) => change({ about: String(about) })}
            className="w-full"
          />
        </FormField>
      </Section>
      <Button type="submit" label="Save changes" className="justify-self-start" />
    </Form>
  )
}

const topics = [
  { id: 'orders', label: 'New orders', description: 'As soon as a customer orders.' },
  { id: 'report', label: 'Weekly report', description: 'Every Monday at seven.' },
  { id: 'news', label: 'News about the product', description: 'At most once a month.' },
]

export function NotificationSettings() {
  const [enabled, setEnabled] = useStored<string[]>('topics', ['orders', 'report'])

  return (
    <Section title="Emails" description="Changes are saved at once.">
      {topics.map(({ id, label, description }) => (
        <Switch
          key={id}
          label={label}
          description={description}
          checked={enabled.includes(id)}
          onCheckedChange={(checked) => setEnabled(checked ? [...enabled, id] : enabled.filter((each) => each !== id))}
        />
      ))}
    </Section>
  )
}

const roles = ['Owner', 'Manager', 'Baker']

export function MemberSettings() {
  const [members, setMembers] = useStored('members', [
    { name: 'Ada Hughes', role: 'Owner' },
    { name: 'Grace Turner', role: 'Manager' },
    { name: 'Alan Reed', role: 'Baker' },
  ])

  return (
    <Section title="Members" description="Who can see orders and change settings. Changes are saved at once.">
      <ul className="grid gap-4">
        {members.map(({ name, role }) => (
          <li key={name} className="flex items-center gap-3 text-sm">
            <Avatar alt={name} />
            <span className="min-w-0 flex-1 truncate font-medium text-highlighted">{name}</span>
            <Select
              aria-label={`Role of ${name}`}
              value={role}
              items={roles}
              onValueChange={(chosen) =>
                setMembers(
                  members.map((member) => (member.name === name ? { ...member, role: chosen ?? role } : member)),
                )
              }
              className="w-32"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
