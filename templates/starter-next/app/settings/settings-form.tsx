'use client'

import { Button, Form, FormField, Input, Switch, useToast } from '@frond/ui'
import { useState } from 'react'
import { saveSettings } from './actions'
import { settingsSchema, type Settings } from './schema'

export function SettingsForm({ initial }: { initial: Settings }) {
  const [settings, setSettings] = useState(initial)
  const toast = useToast()
  const change = (changed: Partial<Settings>) => setSettings({ ...settings, ...changed })

  async function save(saved: Settings) {
    const { error } = await saveSettings(saved).catch(() => ({ error: 'The server did not answer. Try again.' }))
    if (error) toast.add({ title: 'Settings not saved', description: error, color: 'error' })
    else toast.add({ title: 'Settings saved', color: 'success', icon: 'lucide:circle-check' })
  }

  return (
    <Form state={settings} schema={settingsSchema} onSubmit={({ data }) => save(data)} className="flex flex-col gap-6">
      <FormField name="name" label="Name" required>
        <Input
          value={settings.name}
          onValueChange={(name) => change({ name: String(name) })}
          autoComplete="name"
          className="w-full"
        />
      </FormField>
      <FormField name="email" label="Email" required>
        <Input
          type="email"
          value={settings.email}
          onValueChange={(email) => change({ email: String(email) })}
          autoComplete="email"
          className="w-full"
        />
      </FormField>
      <Switch
        checked={settings.weeklySummary}
        onCheckedChange={(weeklySummary) => change({ weeklySummary })}
        label="Weekly summary"
        description="An email every Monday."
      />
      <Button type="submit" label="Save" className="self-start" />
    </Form>
  )
}
