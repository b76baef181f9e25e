import type { Answers } from '@frond/pro-server'
import type { FormError } from '@frond/ui/form'
import type { Activation } from './Activated'
import type { ProProblem } from './call-pro'

/** What a form starts with after a browser without JavaScript has posted it: the input, and why it was refused. */
export interface PostedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly problem?: ProProblem
  readonly errors?: readonly FormError[]
}

export interface PostedOrder extends PostedForm {
  readonly checkout?: Answers['checkout']
}

export interface PostedPayment extends PostedForm {
  /** Whether the payment needs a second step. */
  readonly isConfirming?: boolean
}

export interface PostedClaim extends PostedForm {
  readonly purchase?: Answers['purchase']
}

export interface PostedActivation extends PostedForm {
  readonly activation?: Activation
  readonly downloads?: readonly DownloadLink[]
}

export interface PostedManage extends PostedForm {
  /** Whether a link was requested. */
  readonly isSent?: boolean
  /** Present if the visitor has opened a mailed link. */
  readonly session?: PostedSession
}

/** The state of the page after a visitor has opened a mailed link. */
export interface PostedSession {
  readonly manageToken: string
  readonly overview: Answers['licenses']
  readonly releases: Answers['releases']['releases']
  readonly result?: LicenseResult
}

/** The result of the last command, for the license that it is about. */
export interface LicenseResult {
  readonly licenseId: string
  readonly newKey?: string
  readonly certificate?: string
  readonly problem?: ProProblem
  /** A command that the visitor has to confirm first. */
  readonly asked?: AskedCommand
}

export interface AskedCommand {
  readonly action: 'release' | 'rotate'
  readonly activationId?: string
  readonly command: string
}

/** The address of a download for browsers without JavaScript. */
export interface DownloadLink {
  readonly version: string
  readonly url: string
}

/** The errors of an API request, each under the name of its form field: `/holder/value` belongs to `holder`. */
export function toFormErrors({ errors }: ProProblem): FormError[] {
  return errors.map(({ pointer, detail }) => ({ name: pointer.split('/')[1] ?? '', message: detail }))
}
