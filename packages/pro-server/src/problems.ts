/** Every error that the API answers with. The types are stable: programs compare them. */
export interface ProblemEntry {
  readonly status: number
  readonly title: string
  readonly detail: string
}

export const problems = {
  'invalid-request': { status: 422, title: 'Invalid request', detail: 'Some fields are missing or invalid.' },
  'invalid-json': {
    status: 400,
    title: 'Invalid JSON',
    detail: 'The body is not a JSON object in UTF-8, or a field occurs twice.',
  },
  'query-not-allowed': {
    status: 400,
    title: 'Query not allowed',
    detail: 'This address takes no query string. Send keys and tokens in the body or in a header.',
  },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'Method not allowed', detail: 'This address does not take this method.' },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    detail: 'Send the body as application/json in UTF-8, without a content encoding.',
  },
  'body-too-large': { status: 413, title: 'Body too large', detail: 'The body is larger than this address accepts.' },
  'cross-site': { status: 403, title: 'Cross-site request', detail: 'Pages of other sites cannot use this address.' },
  'rate-limited': { status: 429, title: 'Too many requests', detail: 'Wait before you try again.' },
  'store-unavailable': {
    status: 503,
    title: 'Service unavailable',
    detail: 'Licenses cannot be read at the moment. Nothing was changed. Try again in a few seconds.',
  },
  'idempotency-key-invalid': {
    status: 422,
    title: 'Invalid Idempotency-Key',
    detail: 'An Idempotency-Key has 8 to 128 printable ASCII characters.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: 'This Idempotency-Key was used for another request. Create a new one.',
  },
  'in-progress': {
    status: 409,
    title: 'In progress',
    detail: 'The same request is being processed. Try again in a moment.',
  },
  'key-malformed': {
    status: 422,
    title: 'Malformed license key',
    detail: 'This is not a complete license key. Check it for typing errors.',
  },
  'license-not-found': { status: 404, title: 'License not found', detail: 'No license has this key.' },
  'license-revoked': {
    status: 403,
    title: 'License revoked',
    detail: 'The purchase of this license was refunded or cancelled.',
  },
  'license-suspended': {
    status: 403,
    title: 'License suspended',
    detail: 'The payment of this license is disputed. It works again once the dispute is resolved.',
  },
  'license-expired': { status: 403, title: 'License expired', detail: 'This license has ended.' },
  'seat-limit-reached': {
    status: 409,
    title: 'No seat left',
    detail: 'All seats of this license are in use. Release one or buy more seats.',
  },
  'activation-not-found': {
    status: 404,
    title: 'Activation not found',
    detail: 'This license has no such activation.',
  },
  'release-limit': {
    status: 429,
    title: 'Too many releases',
    detail: 'Too many seats of this license were released in the last 30 days.',
  },
  'update-window-ended': {
    status: 403,
    title: 'Update window ended',
    detail: 'This release came out after the update window of the license.',
  },
  'release-not-found': { status: 404, title: 'Release not found', detail: 'There is no such release.' },
  'purchase-not-found': {
    status: 404,
    title: 'Purchase not found',
    detail: 'No purchase fits this id and claim token.',
  },
  'provider-failed': {
    status: 502,
    title: 'Payment provider failed',
    detail: 'The payment could not be started. You were not charged. Try again.',
  },
  'link-used': { status: 410, title: 'Link used', detail: 'This link was used before. Request a new one.' },
  'link-expired': { status: 410, title: 'Link expired', detail: 'This link is too old. Request a new one.' },
  'link-not-found': {
    status: 404,
    title: 'Link not found',
    detail: 'This link is not known. Copy the whole address from the mail.',
  },
  'download-expired': {
    status: 403,
    title: 'Download expired',
    detail: 'This download address is too old. Request a new one.',
  },
  'download-mismatch': { status: 403, title: 'Wrong release', detail: 'This download address is for another release.' },
  'range-not-satisfiable': {
    status: 416,
    title: 'Range not satisfiable',
    detail: 'The file is shorter than the requested range.',
  },
  'not-signed-in': { status: 401, title: 'Not signed in', detail: 'Open the link that was mailed to you.' },
  'bad-signature': {
    status: 400,
    title: 'Bad signature',
    detail: 'The signature of the event is missing, wrong or too old.',
  },
  'mode-mismatch': {
    status: 400,
    title: 'Mode mismatch',
    detail: 'A test event was sent to a live server, or a live event to a test server.',
  },
  'provider-unknown': {
    status: 404,
    title: 'Unknown provider',
    detail: 'This server does not use that payment provider.',
  },
  'too-busy': { status: 503, title: 'Too busy', detail: 'Too many events are being processed. Send it again later.' },
  'payment-declined': { status: 402, title: 'Payment declined', detail: 'The card was declined. Use another card.' },
  'session-closed': { status: 409, title: 'Checkout closed', detail: 'This checkout was paid or cancelled before.' },
} satisfies Record<string, ProblemEntry>

export type ProblemCode = keyof typeof problems

export interface FieldError {
  /** A JSON pointer, such as `/holder/value`. */
  readonly pointer: string
  readonly code: string
  readonly detail: string
}

interface Extra {
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
  readonly more?: Readonly<Record<string, unknown>>
}

/** A request that is refused. Thrown inside a transaction, it rolls the transaction back. */
export class Refused extends Error {
  readonly code: ProblemCode
  readonly extra: Extra

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(problems[code].detail)
    this.code = code
    this.extra = extra
  }
}

/** The address that explains an error. */
export function problemType(code: ProblemCode): string {
  return `/pro/errors#${code}`
}
