import { Container, PageBody, PageHeader } from '@frond/ui'
import type { Metadata } from 'next'
import { readSettings } from './settings'
import { SettingsForm } from './settings-form'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  return (
    <Container className="max-w-2xl">
      <PageHeader title="Settings" description="Stored in a cookie by a server action." />
      <PageBody>
        <SettingsForm initial={await readSettings()} />
      </PageBody>
    </Container>
  )
}
