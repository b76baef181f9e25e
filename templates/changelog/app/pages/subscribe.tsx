import { Alert, Button, Card, CheckboxGroup, Container, Form, FormField, Input, PageHero } from '@frond/ui'
import { useEffect, useState } from 'react'
import { pageMeta } from '../page-meta'
import { kinds } from '../parse-release'
import { kindLooks } from '../ReleaseChanges'
import { findSubscription, subscribe, type Subscription, subscriptionSchema, unsubscribe } from '../subscription'

const description = 'Get an email for each release. You can also follow the RSS feed.'

export const meta = () => pageMeta('Subscribe', description)

const choices = kinds.map((kind) => ({ label: kindLooks[kind].label, value: kind }))

export default function SubscribePage() {
  const [subscription, setSubscription] = useState<Subscription>()
  // The HTML of the page is the same for all visitors, so the browser looks for the subscription after hydration.
  useEffect(() => setSubscription(findSubscription()), [])

  return (
    <>
      <PageHero title="Subscribe" description={description} ui={{ container: 'pb-12 sm:pb-16 lg:pb-16' }} />
      <Container className="max-w-xl pb-24">
        {subscription ? (
          <Alert
            color="success"
            variant="subtle"
            icon="lucide:circle-check"
            title="You are subscribed"
            description={`We write to ${subscription.email} when something was ${joinKinds(subscription)}.`}
            actions={[
              {
                label: 'Unsubscribe',
                color: 'neutral',
                variant: 'outline',
                onClick: () => unsubscribe().then(() => setSubscription(undefined)),
              },
            ]}
          />
        ) : (
          <SubscribeForm onDone={setSubscription} />
        )}
      </Container>
    </>
  )
}

function joinKinds(subscription: Subscription): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(subscription.kinds)
}

function SubscribeForm({ onDone }: { onDone: (subscription: Subscription) => void }) {
  const [state, setState] = useState<Subscription>({ email: '', kinds: [...kinds] })
  const [isFailed, setFailed] = useState(false)

  async function send(checked: Subscription) {
    try {
      await subscribe(checked)
      onDone(checked)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Card>
      <Form
        state={state}
        schema={subscriptionSchema}
        onSubmit={({ data }) => send(data)}
        className="flex flex-col gap-6"
      >
        {isFailed && (
          <Alert
            color="error"
            variant="subtle"
            icon="lucide:circle-alert"
            title="You are not subscribed yet"
            description="The subscription could not be saved. Try again."
          />
        )}
        <FormField name="email" label="Email" required>
          <Input
            type="email"
            value={state.email}
            onValueChange={(email) => setState({ ...state, email: String(email) })}
            autoComplete="email"
            className="w-full"
          />
        </FormField>
        <FormField name="kinds" label="Send me what was" required>
          <CheckboxGroup
            items={choices}
            value={state.kinds}
            onValueChange={(chosen) => setState({ ...state, kinds: chosen })}
          />
        </FormField>
        <Button type="submit" label="Subscribe" loadingAuto className="self-start" />
      </Form>
    </Card>
  )
}
