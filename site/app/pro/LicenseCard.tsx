import type { Answers } from '@frond/pro-server'
import { Badge } from '@frond/ui/badge'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { useState } from 'react'
import type { ProProblem, ProResult } from './call-pro'
import { Certificate, CERTIFICATE_FILE } from './Certificate'
import { ConfirmedButton } from './ConfirmedButton'
import { CopyButton } from './CopyButton'
import { Downloads } from './Downloads'
import { formatDay, planName } from './format'
import { ManageForm, runInPlace } from './ManageForm'
import type { AskedCommand, LicenseResult } from './posted-form'
import { ProblemAlert } from './ProblemAlert'
import { saveFile } from './save-file'
import { SeatsLeft } from './SeatsLeft'

type License = Answers['licenses']['licenses'][number]

interface LicenseCardProps {
  license: License
  manageToken: string
  releases: Answers['releases']['releases']
  /** The result of a command that was posted without JavaScript. */
  posted?: LicenseResult
  /** Sends a command. By default the licenses are read again after it. */
  send: <Answer>(path: string, body: object, changes?: boolean) => Promise<ProResult<Answer>>
}

const statusColors = { active: 'success', suspended: 'warning', revoked: 'error' } as const

/** One license: its key, its seats and its downloads. Its buttons are forms, so that they work without JavaScript. */
export function LicenseCard({ license, manageToken, releases, posted, send }: LicenseCardProps) {
  const { id, plan, status, keyHint, key, seats, updatesUntil, activations } = license
  const [newKey, setNewKey] = useState(posted?.newKey)
  const [problem, setProblem] = useState<ProProblem | undefined>(posted?.problem)
  const [first] = activations
  const shownKey = newKey ?? key

  async function run<Answer>(path: string, body: object, changes?: boolean): Promise<Answer | undefined> {
    const result = await send<Answer>(path, { licenseId: id, ...body }, changes)
    setProblem(result.kind === 'problem' ? result.problem : undefined)
    return result.kind === 'done' ? result.answer : undefined
  }

  async function replaceKey(): Promise<void> {
    const answer = await run<Answers['rotate']>('/rotate', {})
    if (answer) setNewKey(answer.key)
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
            <ConfirmedButton
              manageToken={manageToken}
              fields={{ action: 'rotate', license: id }}
              asked={posted?.asked}
              label="Replace key"
              icon="lucide:refresh-cw"
              title="Replace the key?"
              description="The old key stops working at once. Seats and certificates stay valid. The new key is mailed too."
              confirmLabel="Replace key"
              onConfirm={replaceKey}
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
              licenseId={id}
              manageToken={manageToken}
              asked={posted?.asked}
              onSave={() => saveCertificate(activation.id)}
              onRelease={() => run('/deactivate', { activationId: activation.id })}
            />
          ))}
        </ul>
        {activations.length === 0 && <p className="text-sm text-muted">Nobody has a seat yet.</p>}
        {status === 'active' && seats.left > 0 && <ActivateSeat licenseKey={shownKey} />}
      </section>
      {posted?.certificate && <Certificate text={posted.certificate} />}
      {first && status === 'active' && (
        <Downloads license={{ licenseId: id, manageToken }} activationId={first.id} releases={releases} />
      )}
      {problem && <ProblemAlert problem={problem} />}
    </Card>
  )
}

interface SeatProps {
  activation: License['activations'][number]
  licenseId: string
  manageToken: string
  asked: AskedCommand | undefined
  onSave: () => Promise<void>
  onRelease: () => Promise<unknown>
}

/** A seat that is in use. */
function Seat({ activation, licenseId, manageToken, asked, onSave, onRelease }: SeatProps) {
  const { id, holder, createdAt } = activation
  const command = { license: licenseId, activation: id }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-highlighted">{holder.value}</p>
        <p className="text-muted">since {formatDay(createdAt)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ManageForm manageToken={manageToken} fields={{ action: 'certificate', ...command }}>
          <Button
            type="submit"
            label="Certificate"
            aria-label={`Download the certificate of ${holder.value}`}
            icon="lucide:download"
            size="sm"
            color="neutral"
            variant="outline"
            loadingAuto
            onClick={runInPlace(onSave)}
          />
        </ManageForm>
        <ConfirmedButton
          manageToken={manageToken}
          fields={{ action: 'release', ...command }}
          asked={asked}
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

/** Leads to the page for activations, with the key if it is known. The key is posted, or in the part after #. */
function ActivateSeat({ licenseKey }: { licenseKey: string | undefined }) {
  const look = { label: 'Activate a seat', size: 'sm', trailingIcon: 'lucide:arrow-right' } as const
  if (!licenseKey)
    return (
      <div>
        <Button {...look} to="/pro/activate" />
      </div>
    )
  return (
    <form method="post" action="/pro/activate">
      <input type="hidden" name="key" value={licenseKey} />
      <Button {...look} type="submit" onClick={runInPlace(() => location.assign(`/pro/activate#key=${licenseKey}`))} />
    </form>
  )
}
