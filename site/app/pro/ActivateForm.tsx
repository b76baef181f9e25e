import type { Answers } from '@frond/pro-server'
import { parseKey } from '@frond/pro-server/key'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Form, type FormError, type FormHandle } from '@frond/ui/form'
import { FormField } from '@frond/ui/form-field'
import { Input } from '@frond/ui/input'
import { useEffect, useRef, useState } from 'react'
import type { Activation } from './Activated'
import { callPro, createIdempotencyKey } from './call-pro'
import { findHolderError, toHolder } from './holder'
import { findKeyError, isCompleteKey } from './key-errors'
import { toFormErrors, type PostedForm } from './posted-form'
import { ProblemAlert } from './ProblemAlert'
import { SeatsLeft } from './SeatsLeft'
import { takeSecrets } from './secrets'
import { useKeyCheck } from './use-key-check'

interface Fields {
  readonly key: string
  readonly holder: string
}

interface ActivateFormProps {
  onActivated: (activation: Activation) => void
  posted?: PostedForm
}

function validate({ key, holder }: Fields): FormError[] {
  const errors = { key: findKeyError(key), holder: findHolderError(holder) }
  return Object.entries(errors).flatMap(([name, message]) => (message ? [{ name, message }] : []))
}

export function ActivateForm({ onActivated, posted }: ActivateFormProps) {
  const [fields, setFields] = useState<Fields>({ key: '', holder: '', ...posted?.fields })
  const [problem, setProblem] = useState(posted?.problem)
  const form = useRef<FormHandle>(null)
  // A retry after a lost answer sends the same key, so that it takes no second seat.
  const command = useRef('')
  const check = useKeyCheck(fields.key)

  function change(changed: Partial<Fields>): void {
    command.current = ''
    setProblem(undefined)
    setFields((current) => ({ ...current, ...changed }))
  }

  useEffect(() => {
    const { key } = takeSecrets()
    if (key) setFields((current) => ({ ...current, key }))
  }, [])
  const isComplete = isCompleteKey(fields.key)
  useEffect(() => {
    if (isComplete) void form.current?.validate({ name: 'key', silent: true })
  }, [isComplete, fields.key])

  async function activate(): Promise<void> {
    const { key, holder } = fields
    command.current ||= createIdempotencyKey()
    const body = { key, holder: toHolder(holder) }
    const result = await callPro<Answers['activate']>('/activate', { body, idempotencyKey: command.current })
    if (result.kind === 'done') return onActivated({ ...result.answer, key, holder: holder.trim() })
    setProblem(result.problem)
    const errors = toFormErrors(result.problem)
    if (errors.length > 0) form.current?.setErrors(errors)
  }

  const shown = problem ?? check?.problem
  return (
    <Card>
      <Form
        handleRef={form}
        state={fields}
        validate={validate}
        {...(posted?.errors && { errors: posted.errors })}
        // Without JavaScript, the browser posts to this path. The address of the page may contain the key.
        action="/pro/activate"
        onSubmit={(event) => {
          event.preventDefault()
          return activate()
        }}
        className="grid gap-5"
        aria-label="Activate a license"
      >
        <FormField
          name="key"
          label="License key"
          help="It is in the mail that you received after the order."
          error={check?.problem ? true : undefined}
        >
          <Input
            size="lg"
            className="w-full font-mono"
            placeholder="FRP1-XXXXXX-XXXXXX-XXXXXX-XXXXXX-XXXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            icon="lucide:key-round"
            value={fields.key}
            onValueChange={(key) => change({ key })}
            onBlur={() => {
              const parsed = parseKey(fields.key)
              if (parsed.kind === 'key' && parsed.key !== fields.key) change({ key: parsed.key })
            }}
          />
        </FormField>
        {check?.seats && <SeatsLeft {...check.seats} />}
        <FormField
          name="holder"
          label="Who takes the seat"
          help="The mail address or user name of the person who works with the templates."
        >
          <Input
            size="lg"
            className="w-full"
            placeholder="you@example.com"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            icon="lucide:user-round"
            value={fields.holder}
            onValueChange={(holder) => change({ holder })}
          />
        </FormField>
        {shown && <ProblemAlert problem={shown} />}
        <Button type="submit" size="lg" label="Activate" icon="lucide:badge-check" block loadingAuto />
      </Form>
    </Card>
  )
}
