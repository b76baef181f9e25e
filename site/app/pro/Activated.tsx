import type { Answers } from '@frond/pro-server'
import { toHint } from '@frond/pro-server/key'
import { Button } from '@frond/ui/button'
import { Card } from '@frond/ui/card'
import { Icon } from '@frond/ui/icon'
import { Separator } from '@frond/ui/separator'
import { Certificate } from './Certificate'
import { Downloads } from './Downloads'
import { Facts } from './Facts'
import { FocusedHeading } from './FocusedHeading'
import { formatDay } from './format'
import type { DownloadLink } from './posted-form'
import { SeatsLeft } from './SeatsLeft'

export type Activation = Answers['activate'] & { readonly key: string; readonly holder: string }

interface ActivatedProps {
  activation: Activation
  onAnother: () => void
  downloads?: readonly DownloadLink[] | undefined
}

/** The result of an activation: the seat, the certificate and the downloads. */
export function Activated({ activation: given, onAnother, downloads }: ActivatedProps) {
  const { activation, seats, certificate, updatesUntil, key, holder } = given
  return (
    <Card ui={{ body: 'grid gap-6' }}>
      <div className="flex items-start gap-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-success/10 text-success ring ring-success/25 ring-inset">
          <Icon name="lucide:check" className="size-5" />
        </span>
        <div className="min-w-0">
          <FocusedHeading>Your license is active</FocusedHeading>
          <p className="mt-1 text-sm text-pretty text-muted">
            Save the certificate, then download the templates. Your builds need no network and no key.
          </p>
        </div>
      </div>
      <Facts
        facts={[
          ['Seat of', holder],
          ['License', toHint(key)],
          ['Updates until', formatDay(updatesUntil)],
        ]}
      />
      <SeatsLeft {...seats} />
      <Separator />
      <Certificate text={certificate} />
      <Separator />
      <Downloads license={{ key }} activationId={activation.id} links={downloads} />
      <Separator />
      <div className="flex flex-wrap gap-2">
        <Button label="Activate another seat" color="neutral" variant="outline" onClick={onAnother} />
        <Button label="Manage the license" to="/pro/manage" color="neutral" variant="ghost" />
      </div>
    </Card>
  )
}
