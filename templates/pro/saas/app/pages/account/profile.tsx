import { Button, ConfirmDialog, Form, FormField, type FormHandle, Input, SelectMenu, useToast } from '@frond/ui'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Account, type Profile, profileSchema } from '../../account'
import { ApiError, deleteAccount, saveAccount } from '../../api'
import { useAccount } from '../../layouts/account'
import { privatePageMeta } from '../../page-meta'
import { SettingsSection } from '../../parts/SettingsSection'
import { refreshSession } from '../../session'

export const meta = () => privatePageMeta('Profile')

export default function ProfilePage() {
  const account = useAccount()
  return (
    <>
      <ProfileForm account={account} />
      <DangerZone account={account} />
    </>
  )
}

function ProfileForm({ account }: { account: Account }) {
  const [profile, setProfile] = useState<Profile>({
    name: account.name,
    email: account.email,
    timeZone: account.timeZone,
  })
  const form = useRef<FormHandle>(null)
  const toast = useToast()
  const change = (changed: Partial<Profile>) => setProfile({ ...profile, ...changed })

  async function save(checked: Profile) {
    try {
      await saveAccount({ ...account, ...checked })
      await refreshSession()
      toast.add({ title: 'Profile saved', icon: 'lucide:circle-check', color: 'success' })
    } catch (error) {
      if (error instanceof ApiError && error.field)
        form.current?.setErrors([{ name: error.field, message: error.message }])
      else toast.add({ title: 'The profile could not be saved', icon: 'lucide:circle-alert', color: 'error' })
    }
  }

  return (
    <Form state={profile} schema={profileSchema} handleRef={form} onSubmit={({ data }) => save(data)}>
      <SettingsSection
        title="Profile"
        description="Your team sees your name. Alerts go to your email."
        footer={<Button type="submit" label="Save changes" loadingAuto />}
      >
        <FormField label="Name" name="name" required>
          <Input
            value={profile.name}
            onValueChange={(name) => change({ name: String(name) })}
            autoComplete="name"
            className="w-full"
          />
        </FormField>
        <FormField label="Email" name="email" required>
          <Input
            type="email"
            value={profile.email}
            onValueChange={(email) => change({ email: String(email) })}
            autoComplete="email"
            className="w-full"
          />
        </FormField>
        <FormField label="Time zone" name="timeZone" help="Times in alerts and summaries.">
          <SelectMenu
            items={timeZones}
            value={profile.timeZone}
            onValueChange={(timeZone) => timeZone && change({ timeZone })}
            className="w-full"
          />
        </FormField>
      </SettingsSection>
    </Form>
  )
}

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

function DangerZone({ account }: { account: Account }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [typed, setTyped] = useState('')

  async function remove() {
    try {
      await deleteAccount(account)
    } catch (error) {
      toast.add({ title: 'The account could not be deleted', icon: 'lucide:circle-alert', color: 'error' })
      // The dialog stays open if the promise rejects.
      throw error
    }
    await navigate('/', { replace: true })
    await refreshSession()
    toast.add({ title: 'Account deleted', icon: 'lucide:circle-check', color: 'success' })
  }

  return (
    <SettingsSection title="Danger zone" description="Deleting the account cannot be undone.">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-sm text-sm text-default">All jobs, their history and the alerts are deleted at once.</p>
        <ConfirmDialog
          color="error"
          icon="lucide:trash-2"
          title="Delete the account?"
          description="All jobs and their history are deleted. This cannot be undone."
          confirmLabel="Delete account"
          confirm={{ disabled: typed !== account.email }}
          trigger={<Button label="Delete account" color="error" variant="soft" />}
          onClose={() => setTyped('')}
          onConfirm={remove}
        >
          <FormField label={`Type ${account.email} to confirm`} className="mt-4">
            <Input
              value={typed}
              onValueChange={(text) => setTyped(String(text))}
              autoComplete="off"
              className="w-full"
            />
          </FormField>
        </ConfirmDialog>
      </div>
    </SettingsSection>
  )
}
