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

export interface PostedLinkRequest extends PostedForm {
  readonly isSent?: boolean
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
