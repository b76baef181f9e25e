import type { Answers } from '@frond/pro-server'
import { isEmail } from '@frond/pro-server/holder'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Form } from '@frond/ui/form'
import { FormField } from '@frond/ui/form-field'
import { Icon } from '@frond/ui/icon'
import { Input } from '@frond/ui/input'
import { useState } from 'react'
import { callPro, type ProProblem } from './call-pro'
import { FocusedHeading } from './FocusedHeading'
import type { PostedManage } from './posted-form'
import { ProblemAlert } from './ProblemAlert'

/** Asks for a mail with a link. The answer is the same for all addresses, so it does not reveal who is a customer. */
export function RequestLink({ problem: given, posted }: { problem?: ProProblem; posted?: PostedManage }) {
  const [email, setEmail] = useState(posted?.fields.email ?? '')
  const [problem, setProblem] = useState(given ?? posted?.problem)
  const [isSent, setIsSent] = useState(posted?.isSent ?? false)

  async function send(): Promise<void> {
    const result = await callPro<Answers['resend']>('/resend', { body: { email: email.trim() } })
    setProblem(result.kind === 'problem' ? result.problem : undefined)
    setIsSent(result.kind === 'done')
  }

  if (isSent)
    return (
      <Card>
        <div className="flex items-start gap-4">
          <Icon name="lucide:mail-check" className="mt-0.5 size-6 shrink-0 text-primary" />
          <div className="grid gap-3">
            <FocusedHeading>Check your mail</FocusedHeading>
            <p className="text-sm text-pretty text-muted">
              If {email.trim()} belongs to an order, a link is on its way. It works once and for 30 minutes.
            </p>
            <div>
              <Button label="Use another address" color="neutral" variant="outline" onClick={() => setIsSent(false)} />
            </div>
          </div>
        </div>
      </Card>
    )
  return (
    <Card>
      <Form
        aria-label="Request a link"
        state={{ email }}
        validate={(fields) =>
          isEmail(fields.email.trim())
            ? []
            : [{ name: 'email', message: 'Enter a mail address, such as name@example.com.' }]
        }
        {...(posted?.errors && { errors: posted.errors })}
        // The address of the page may contain the token of a link.
        action="/pro/manage"
        onSubmit={(event) => {
          event.preventDefault()
          return send()
        }}
        className="grid gap-5"
      >
        <FormField name="email" label="Mail address" help="The address that you ordered with.">
          <Input
            type="email"
            size="lg"
            className="w-full"
            placeholder="you@example.com"
            autoComplete="email"
            icon="lucide:mail"
            value={email}
            onValueChange={setEmail}
          />
        </FormField>
        {problem && <ProblemAlert problem={problem} />}
        <Button type="submit" size="lg" label="Mail me a link" icon="lucide:send" block loadingAuto />
      </Form>
    </Card>
  )
}
