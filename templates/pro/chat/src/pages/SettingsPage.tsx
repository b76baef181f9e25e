import {
  Button,
  Card,
  ConfirmDialog,
  DashboardNavbar,
  DashboardPanel,
  Form,
  FormField,
  Input,
  Progress,
  Switch,
  Textarea,
  useToast,
} from '@frond/ui'
import { type ReactNode, useState } from 'react'
import { formatBytes } from '../attachments'
import { measureStorage, removeChats, restoreChats, useChats } from '../chats'
import { usePageTitle } from '../parts/use-page-title'
import { loadSettings, saveSettings, type Settings, settingsSchema } from '../settings'

export function SettingsPage() {
  usePageTitle('Settings')
  return (
    <DashboardPanel
      header={<DashboardNavbar title="Settings" />}
      body={
        <div className="mx-auto grid w-full max-w-2xl gap-8 lg:py-6">
          <SettingsForm />
          <StoredConversations />
        </div>
      }
    />
  )
}

function SettingsForm() {
  const [state, setState] = useState(loadSettings)
  const toast = useToast()
  const change = (changed: Partial<Settings>) => setState({ ...state, ...changed })

  function save(settings: Settings) {
    const error = saveSettings(settings)
    if (error) toast.add({ title: 'Settings not saved', description: error, color: 'error' })
    else toast.add({ title: 'Settings saved', color: 'success', icon: 'lucide:circle-check' })
  }

  return (
    <Form state={state} schema={settingsSchema} onSubmit={({ data }) => save(data)} className="grid gap-8">
      <Section title="You" description="The assistant reads this before it answers.">
        <FormField name="name" label="Name">
          <Input
            value={state.name}
            onValueChange={(name) => change({ name: String(name) })}
            autoComplete="given-name"
            className="w-full"
          />
        </FormField>
        <FormField name="instructions" label="Your garden" hint={`${state.instructions.length} of 300`}>
          <Textarea
            value={state.instructions}
            onValueChange={(instructions) => change({ instructions })}
            placeholder="For example: heavy soil, a lot of shade, no greenhouse"
            rows={3}
            className="w-full"
          />
        </FormField>
      </Section>
      <Section title="Chat" description="How the conversation looks and works.">
        <Switch
          label="Send with Enter"
          description="Shift and Enter start a new line. Otherwise, Ctrl and Enter send the question."
          checked={state.submitOnEnter}
          onCheckedChange={(submitOnEnter) => change({ submitOnEnter })}
        />
        <Switch
          label="Show reasoning"
          description="What the model thinks before it answers."
          checked={state.showReasoning}
          onCheckedChange={(showReasoning) => change({ showReasoning })}
        />
      </Section>
      <Button type="submit" label="Save changes" className="justify-self-start" />
    </Form>
  )
}

/** Browsers give a page about 5 million characters of local storage. */
const STORAGE_SIZE = 5_000_000

function StoredConversations() {
  const { conversations } = useChats()
  const toast = useToast()
  const used = measureStorage()

  function removeAll() {
    removeChats(conversations.map(({ id }) => id))
    toast.add({
      title: 'All conversations deleted',
      icon: 'lucide:trash-2',
      actions: [{ label: 'Undo', color: 'neutral', variant: 'outline', onClick: () => restoreChats(conversations) }],
    })
  }

  return (
    <Section title="Conversations" description="Saved in this browser only.">
      <div className="grid gap-2">
        <p className="flex justify-between gap-4 text-sm">
          <span className="text-default">
            {conversations.length === 1 ? '1 conversation' : `${conversations.length} conversations`}
          </span>
          <span className="text-muted tabular-nums">
            {formatBytes(used)} of {formatBytes(STORAGE_SIZE)}
          </span>
        </p>
        <Progress value={Math.min(used, STORAGE_SIZE)} max={STORAGE_SIZE} aria-label="Used storage" />
      </div>
      <ConfirmDialog
        title="Delete all conversations?"
        description="Questions, answers and files are removed from this browser."
        color="error"
        confirmLabel="Delete all"
        onConfirm={removeAll}
        trigger={
          <Button
            label="Delete all conversations"
            icon="lucide:trash-2"
            color="error"
            variant="outline"
            disabled={conversations.length === 0}
            className="justify-self-start"
          />
        }
      />
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
      <Card ui={{ body: 'grid gap-6' }}>{children}</Card>
    </section>
  )
}
