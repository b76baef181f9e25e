import { Alert, Button, Container, Form, FormField, Input, RadioGroup, Textarea } from '@frond/ui'
import { useEffect, useState } from 'react'
import {
  findSentMessage,
  forgetSentMessage,
  type Message,
  messageSchema,
  sendMessage,
  topics,
} from '../contact-message'
import { pageMeta } from '../page-meta'
import { PageTitle } from '../PageTitle'
import { site } from '../site'

const description = 'Tell me what you want to make. I answer within two working days.'

export const meta = () => pageMeta('Contact', description)

export default function ContactPage() {
  const [sent, setSent] = useState<Message>()
  // The HTML of the page is the same for all visitors, so the browser looks for a sent message after hydration.
  useEffect(() => setSent(findSentMessage()), [])

  function writeAnother() {
    forgetSentMessage()
    setSent(undefined)
  }

  return (
    <Container className="pb-24 sm:pb-32">
      <PageTitle title="Write to me" description={description} />
      <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-20">
        {sent ? (
          <Alert
            color="success"
            variant="subtle"
            icon="lucide:circle-check"
            title={`Thank you, ${sent.name}`}
            description={`Your message is saved. I will answer to ${sent.email}.`}
            actions={[{ label: 'Write another message', color: 'neutral', variant: 'outline', onClick: writeAnother }]}
            className="self-start"
          />
        ) : (
          <ContactForm onSent={setSent} />
        )}
        <aside
          aria-label="Other ways to reach me"
          className="text-muted max-lg:border-t max-lg:border-default max-lg:pt-8"
        >
          <h2 className="mb-2 font-display text-2xl font-medium text-highlighted">Rather use email?</h2>
          <p>
            Write to{' '}
            <a href={`mailto:${site.email}`} className="text-primary underline underline-offset-4">
              {site.email}
            </a>
            . A few sentences are enough to begin.
          </p>
        </aside>
      </div>
    </Container>
  )
}

function ContactForm({ onSent }: { onSent: (message: Message) => void }) {
  const [state, setState] = useState<Message>({ name: '', email: '', topic: topics[0], message: '' })
  const [isFailed, setFailed] = useState(false)
  const change = (changed: Partial<Message>) => setState({ ...state, ...changed })

  async function send(message: Message) {
    try {
      await sendMessage(message)
      onSent(message)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Form state={state} schema={messageSchema} onSubmit={({ data }) => send(data)} className="grid gap-8">
      {isFailed && (
        <Alert
          color="error"
          variant="subtle"
          icon="lucide:circle-alert"
          title="The message could not be sent"
          description="Your text is still here. Try again, or write an email."
        />
      )}
      <div className="grid gap-8 sm:grid-cols-2">
        <FormField name="name" label="Name" required>
          <Input
            size="lg"
            value={state.name}
            onValueChange={(name) => change({ name: String(name) })}
            autoComplete="name"
            className="w-full"
          />
        </FormField>
        <FormField name="email" label="Email" required>
          <Input
            type="email"
            size="lg"
            value={state.email}
            onValueChange={(email) => change({ email: String(email) })}
            autoComplete="email"
            className="w-full"
          />
        </FormField>
      </div>
      <FormField name="topic" label="What is it about?">
        <RadioGroup items={topics} value={state.topic} onValueChange={(topic) => change({ topic })} />
      </FormField>
      <FormField name="message" label="Message" required>
        <Textarea
          size="lg"
          rows={7}
          value={state.message}
          onValueChange={(message) => change({ message })}
          className="w-full"
        />
      </FormField>
      <Button type="submit" label="Send message" size="xl" loadingAuto className="justify-self-start" />
    </Form>
  )
}
