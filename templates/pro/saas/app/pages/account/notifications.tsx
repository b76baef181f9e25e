import { Alert, Switch } from '@frond/ui'
import { useState } from 'react'
import { topics } from '../../account'
import { useAccount } from '../../layouts/account'
import { privatePageMeta } from '../../page-meta'
import { SettingsSection } from '../../parts/SettingsSection'
import { useAccountActions } from '../../use-account-actions'

export const meta = () => privatePageMeta('Notifications')

export default function NotificationsPage() {
  const account = useAccount()
  const { save } = useAccountActions()
  /** The topic that is being saved. Another change waits until the first one is saved. */
  const [pending, setPending] = useState<string>()

  async function toggle(id: string, isOn: boolean) {
    setPending(id)
    const others = account.topics.filter((topic) => topic !== id)
    await save({ ...account, topics: isOn ? [...others, id] : others })
    setPending(undefined)
  }

  return (
    <SettingsSection title="Emails" description={`Sent to ${account.email}. Changes are saved at once.`}>
      {account.topics.length === 0 && (
        <Alert
          color="warning"
          variant="subtle"
          icon="lucide:bell-off"
          title="All emails are off"
          description="You do not hear about missed runs until you open the site."
        />
      )}
      {topics.map(({ id, label, description }) => (
        <Switch
          key={id}
          label={label}
          description={description}
          checked={account.topics.includes(id)}
          loading={pending === id}
          disabled={pending !== undefined && pending !== id}
          onCheckedChange={(isOn) => toggle(id, isOn)}
        />
      ))}
    </SettingsSection>
  )
}
