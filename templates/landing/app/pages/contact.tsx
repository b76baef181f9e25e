import { Alert, Button, Card, Container, Form, FormField, Input, PageHero, Textarea } from '@frond/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { contactSchema, type ContactRequest, sendRequest } from '../contact-request'
import { plans } from '../content'
import { pageMeta } from '../page-meta'

const description = 'Ask a question, or tell us which plan you want. We answer on working days.'

export const meta = () => pageMeta('Contact', description)

type Result = 'sent' | 'failed'

export default function ContactPage() {
  const [params] = useSearchParams()
  const plan = plans.find(({ title }) => title.toLowerCase() === params.get('plan'))
  const [request, setRequest] = useState<ContactRequest>({
    name: '',
    email: '',
    message: plan ? `I would like to use the plan ${plan.title}.` : '',
  })
  const [result, setResult] = useState<Result>()
  const change = (changed: Partial<ContactRequest>) => setRequest({ ...request, ...changed })

  async function send(checked: ContactRequest) {
    try {
      await sendRequest(checked)
      setResult('sent')
    } catch {
      setResult('failed')
    }
  }

  return (
    <>
      <PageHero title="Contact" description={description} ui={{ container: 'pb-12 sm:pb-16 lg:pb-16' }} />
      <Container className="max-w-2xl pb-24">
        {result === 'sent' ? (
          <Alert
            color="success"
            variant="subtle"
            icon="lucide:circle-check"
            title="Message sent"
            description={`We will answer to ${request.email}.`}
          />
        ) : (
          <Card>
            <Form
              state={request}
              schema={contactSchema}
              onSubmit={({ data }) => send(data)}
              className="flex flex-col gap-6"
            >
              {result === 'failed' && (
                <Alert
                  color="error"
                  variant="subtle"
                  icon="lucide:circle-alert"
                  title="The message could not be sent"
                  description="Your text is still here. Check the connection and send it again."
                />
              )}
              <FormField name="name" label="Name" required>
                <Input
                  value={request.name}
                  onValueChange={(name) => change({ name: String(name) })}
                  autoComplete="name"
                  className="w-full"
                />
              </FormField>
              <FormField name="email" label="Email" required>
                <Input
                  type="email"
                  value={request.email}
                  onValueChange={(email) => change({ email: String(email) })}
                  autoComplete="email"
                  className="w-full"
                />
              </FormField>
              <FormField name="message" label="Message" required>
                <Textarea
                  value={request.message}
                  onValueChange={(message) => change({ message: String(message) })}
                  rows={5}
                  className="w-full"
                />
              </FormField>
              <Button type="submit" label="Send" loadingAuto className="self-start" />
            </Form>
          </Card>
        )}
      </Container>
    </>
  )
}
