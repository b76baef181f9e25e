import type { Answers } from '@frond/pro-server'
import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { ConfirmDialog } from '@frond/ui/confirm-dialog'
import { useState } from 'react'
import type { ProProblem, ProResult } from './call-pro'
import { CERTIFICATE_FILE } from './Certificate'
import { CopyButton } from './CopyButton'
import { Downloads } from './Downloads'
import { formatDay, planName } from './format'
import { ProblemAlert } from './ProblemAlert'
import { saveFile } from './save-file'
import { SeatsLeft } from './SeatsLeft'

type License = Answers['licenses']['licenses'][number]

interface LicenseCardProps {
  license: License
  authorization: string
  /** Sends a command. By default the licenses are read again after it. */
  send: <Answer>(path: string, body: object, changes?: boolean) => Promise<ProResult<Answer>>
}

const statusColors = { active: 'success', suspended: 'warning', revoked: 'error' } as const

/** One license: its key, its seats and its downloads. */
export function LicenseCard({ license, authorization, send }: LicenseCardProps) {
  const { id, plan, status, keyHint, key, seats, updatesUntil, activations } = license
  const [newKey, setNewKey] = useState<string>()
  const [problem, setProblem] = useState<ProProblem>()
  const [first] = activations
  const shownKey = newKey ?? key

  async function run<Answer>(path: string, body: object, changes?: boolean): Promise<Answer | undefined> {
    const result = await send<Answer>(path, { licenseId: id, ...body }, changes)
    setProblem(result.kind === 'problem' ? result.problem : undefined)
    return result.kind === 'done' ? result.answer : undefined
  }

  async function saveCertificate(activationId: string): Promise<void> {
    const answer = await run<Answers['certificate']>('/certificate', { activationId }, false)
    if (answer) saveFile(CERTIFICATE_FILE, answer.certificate)
  }

  return (
    <Card
      ui={{ body: 'grid gap-6' }}
      header={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h3 className="font-semibold text-highlighted">{planName(plan)}</h3>
            <p className="text-sm text-muted">Updates until {formatDay(updatesUntil)}</p>
          </div>
          <Badge label={status} color={statusColors[status]} variant="subtle" className="capitalize" />
        </div>
      }
    >
      <section className="grid gap-3">
        <h4 className="text-sm font-semibold text-highlighted">Key</h4>
        <code className="block rounded-lg bg-muted px-4 py-3 font-mono text-sm wrap-anywhere text-highlighted ring ring-default ring-inset select-all">
          {shownKey ?? keyHint}
        </code>
        {status !== 'revoked' && (
          <div className="flex flex-wrap gap-2">
            {shownKey && <CopyButton text={shownKey} label="Copy key" copied="The key is copied." size="sm" />}
            <Confirm
              label="Replace key"
              icon="lucide:refresh-cw"
              title="Replace the key?"
              description="The old key stops working at once. Seats and certificates stay valid. The new key is mailed too."
              confirmLabel="Replace key"
              onConfirm={async () => {
                const answer = await run<Answers['rotate']>('/rotate', {})
                if (answer) setNewKey(answer.key)
              }}
            />
          </div>
        )}
      </section>
      <section className="grid gap-3">
        <h4 className="text-sm font-semibold text-highlighted">Seats</h4>
        <SeatsLeft {...seats} />
        <ul className="divide-y divide-default text-sm">
          {activations.map((activation) => (
            <Seat
              key={activation.id}
              activation={activation}
              onSave={() => saveCertificate(activation.id)}
              onRelease={() => run('/deactivate', { activationId: activation.id })}
            />
          ))}
        </ul>
        {activations.length === 0 && <p className="text-sm text-muted">Nobody has a seat yet.</p>}
        {status === 'active' && seats.left > 0 && (
          <div>
            <Button
              label="Activate a seat"
              size="sm"
              to={shownKey ? `/pro/activate#key=${shownKey}` : '/pro/activate'}
              trailingIcon="lucide:arrow-right"
            />
          </div>
        )}
      </section>
      {first && status === 'active' && (
        <Downloads license={{ licenseId: id }} activationId={first.id} authorization={authorization} />
      )}
      {problem && <ProblemAlert problem={problem} />}
    </Card>
  )
}

interface SeatProps {
  activation: License['activations'][number]
  onSave: () => Promise<void>
  onRelease: () => Promise<unknown>
}

/** A seat that is in use. */
function Seat({ activation: { holder, createdAt }, onSave, onRelease }: SeatProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-highlighted">{holder.value}</p>
        <p className="text-muted">since {formatDay(createdAt)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          label="Certificate"
          aria-label={`Download the certificate of ${holder.value}`}
          icon="lucide:download"
          size="sm"
          color="neutral"
          variant="outline"
          loadingAuto
          onClick={onSave}
        />
        <Confirm
          label="Release"
          aria-label={`Release the seat of ${holder.value}`}
          title="Release the seat?"
          description={`${holder.value} loses the seat, and its certificate is withdrawn. Another person can take it.`}
          confirmLabel="Release seat"
          onConfirm={onRelease}
        />
      </div>
    </li>
  )
}

interface ConfirmProps {
  label: string
  'aria-label'?: string
  icon?: string
  title: string
  description: string
  confirmLabel: string
  onConfirm: () => Promise<unknown>
}

/** A button whose action is confirmed in a dialog, because it cannot be undone. */
function Confirm({ label, icon, title, description, confirmLabel, onConfirm, ...attributes }: ConfirmProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        {...attributes}
        label={label}
        {...(icon && { icon })}
        size="sm"
        color="neutral"
        variant="outline"
        onClick={() => setIsOpen(true)}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        color="error"
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
      />
    </>
  )
}
