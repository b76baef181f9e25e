import {
  Button,
  Card,
  ConfirmDialog,
  Form,
  FormField,
  Input,
  Select,
  Switch,
  Textarea,
  useOverlay,
  useToast,
} from '@frond/ui'
import type { ReactNode } from 'react'
import { z } from 'zod'

export const layout = 'page'

const schema = z.object({
  name: z.string().min(1, 'Enter a name.'),
  email: z.email('Enter an email address.'),
  about: z.string().max(160, 'Use at most 160 characters.'),
  language: z.string(),
})

/** Simulates your server. */
const save = (values: z.infer<typeof schema>) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(values.name), 800))

export default function SettingsPage() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-10 p-4 sm:p-8">
      <h1 className="text-2xl font-semibold text-highlighted">Settings</h1>
      <ProfileSection />
      <NotificationSection />
      <DangerSection />
    </div>
  )
}

function ProfileSection() {
  const toast = useToast()

  return (
    <Section title="Profile" description="Other members can see this.">
      <Form
        schema={schema}
        className="grid gap-6"
        onSubmit={async ({ data }) => {
          const name = await save(data)
          toast.add({ title: 'Profile saved', description: name, color: 'success' })
        }}
      >
        <FormField name="name" label="Name" required>
          <Input defaultValue="Ada" autoComplete="name" className="w-full" />
        </FormField>
        <FormField name="email" label="Email" required>
          <Input type="email" defaultValue="ada@example.com" autoComplete="email" className="w-full" />
        </FormField>
        <FormField name="about" label="About" help="At most 160 characters.">
          <Textarea defaultValue="Designs the checkout." autoresize className="w-full" />
        </FormField>
        <FormField name="language" label="Language">
          <Select items={['English', 'Deutsch', 'العربية']} defaultValue="English" className="w-48" />
        </FormField>
        <Button type="submit" label="Save changes" loadingAuto className="justify-self-start" />
      </Form>
    </Section>
  )
}

const notifications = [
  { name: 'mentions', label: 'Mentions', description: 'When someone mentions you in a comment.', on: true },
  { name: 'reports', label: 'Weekly report', description: 'Every Monday morning.', on: true },
  { name: 'news', label: 'Product news', description: 'At most once a month.', on: false },
]

/** Each switch saves at once, so there is no button. */
function NotificationSection() {
  const toast = useToast()

  return (
    <Section title="Notifications" description="Which emails you receive.">
      <div className="grid gap-6">
        {notifications.map(({ name, label, description, on }) => (
          <Switch
            key={name}
            name={name}
            label={label}
            description={description}
            defaultChecked={on}
            onCheckedChange={(checked) => toast.add({ title: `${label} turned ${checked ? 'on' : 'off'}` })}
          />
        ))}
      </div>
    </Section>
  )
}

function DangerSection() {
  const confirm = useOverlay().create(ConfirmDialog)
  const toast = useToast()

  async function deleteAccount() {
    const isConfirmed = await confirm.open({
      title: 'Delete your account?',
      description: 'All projects and files are deleted. You cannot undo this.',
      confirmLabel: 'Delete account',
      color: 'error',
    })
    if (isConfirmed) toast.add({ title: 'Account deleted', color: 'neutral' })
  }

  return (
    <Section title="Delete account" description="Your projects and files are deleted with it.">
      <Button label="Delete account" color="error" variant="outline" onClick={deleteAccount} />
    </Section>
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
      <Card>{children}</Card>
    </section>
  )
}
