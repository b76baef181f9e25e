import {
  Avatar,
  Button,
  Card,
  DashboardGroup,
  DashboardNavbar,
  DashboardPanel,
  DashboardSidebar,
  DashboardSidebarCollapse,
  DashboardToolbar,
  FormField,
  Input,
  NavigationMenu,
  Select,
  Switch,
  Textarea,
  useToast,
} from '@frond/ui'
import { useState, type ReactNode } from 'react'

export const layout = 'page'

const main = [
  { label: 'Home', icon: 'lucide:house', to: '#home', active: false },
  { label: 'Orders', icon: 'lucide:package', to: '#orders', active: false },
  { label: 'Settings', icon: 'lucide:settings', to: '#settings', active: true },
]

const sections = ['General', 'Notifications', 'Members'] as const

export default function Settings() {
  const [section, setSection] = useState<(typeof sections)[number]>('General')
  const tabs = sections.map((label) => ({ label, active: label === section, onSelect: () => setSection(label) }))

  return (
    <DashboardGroup unit="rem" storageKey="example-settings">
      <DashboardSidebar
        minSize={12}
        defaultSize={15}
        maxSize={20}
        collapsible
        header={({ collapsed }) => (
          <>
            {!collapsed && <span className="truncate font-semibold text-highlighted">Bakery</span>}
            <DashboardSidebarCollapse className={collapsed ? '' : 'ms-auto'} />
          </>
        )}
      >
        {({ collapsed }) => (
          <NavigationMenu orientation="vertical" collapsed={collapsed} tooltip items={main} aria-label="Main" />
        )}
      </DashboardSidebar>

      <DashboardPanel
        header={
          <>
            <DashboardNavbar title="Settings" />
            <DashboardToolbar>
              <NavigationMenu items={tabs} highlight aria-label="Settings" className="-mx-2.5" />
            </DashboardToolbar>
          </>
        }
        body={
          <div className="mx-auto grid w-full max-w-2xl gap-8 lg:py-6">
            {section === 'General' && <General />}
            {section === 'Notifications' && <Notifications />}
            {section === 'Members' && <Members />}
          </div>
        }
      />
    </DashboardGroup>
  )
}

interface GroupProps {
  title: string
  description: string
  children: ReactNode
}

function Group({ title, description, children }: GroupProps) {
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

function General() {
  const toast = useToast()
  return (
    <form
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        toast.add({ title: 'Settings saved', icon: 'lucide:check', color: 'success' })
      }}
    >
      <Group title="Shop" description="Customers see this on receipts and in mails.">
        <FormField label="Name" name="name">
          <Input defaultValue="The bakery on the corner" className="w-full" />
        </FormField>
        <FormField label="Email" name="email" help="Answers from customers arrive here.">
          <Input type="email" defaultValue="hello@example.com" className="w-full" />
        </FormField>
        <FormField label="About" name="about">
          <Textarea defaultValue="Bread, rolls, and cake on Sundays." className="w-full" />
        </FormField>
      </Group>
      <Group title="Region" description="How dates and prices are written.">
        <FormField label="Language" name="language">
          <Select defaultValue="English" items={['English', 'Deutsch', 'Français']} className="w-full" />
        </FormField>
      </Group>
      <Button type="submit" label="Save changes" className="justify-self-start" />
    </form>
  )
}

function Notifications() {
  return (
    <Group title="Mails" description="What we write to you about.">
      <Switch label="New orders" description="As soon as a customer orders." defaultChecked />
      <Switch label="Weekly report" description="Every Monday at seven." defaultChecked />
      <Switch label="News about the product" description="At most once a month." />
    </Group>
  )
}

const members = [
  { name: 'Ada', role: 'Owner' },
  { name: 'Grace', role: 'Manager' },
  { name: 'Alan', role: 'Baker' },
]

function Members() {
  return (
    <Group title="Members" description="Who can see orders and change settings.">
      <ul className="grid gap-4">
        {members.map(({ name, role }) => (
          <li key={name} className="flex items-center gap-3 text-sm">
            <Avatar text={name[0]} />
            <span className="min-w-0 flex-1 truncate font-medium text-highlighted">{name}</span>
            <Select
              aria-label={`Role of ${name}`}
              defaultValue={role}
              items={['Owner', 'Manager', 'Baker']}
              className="w-32"
            />
          </li>
        ))}
      </ul>
    </Group>
  )
}
