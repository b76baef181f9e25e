import { analytics, type EventName } from '../../site.config.ts'

/** What a page says of itself. Neither the query nor the fragment of an address is ever among it. */
export interface EventBody {
  readonly n: string
  readonly u: string
  readonly d: string
  /** The site the visitor came from. */
  readonly r?: string
}

/** Whether the visitor has asked not to be counted. */
export function isPrivate({ doNotTrack, globalPrivacyControl }: PrivacySettings = navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}

interface PrivacySettings {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * Counts an event, such as `sendEvent('Copy code')`. The names are in `site.config.ts`. Nothing is sent for visitors who
 * have asked for that; no cookie goes along; a failure is nobody's business.
 */
export function sendEvent(name: EventName | 'pageview', referrer?: string): void {
  if (!isPrivate()) void postEvent(name, referrer)
}

/** Whether the event has arrived, for the one place where the visitor waits for it. Ask `isPrivate` before. */
export async function postEvent(name: EventName | 'pageview', referrer?: string): Promise<boolean> {
  const { endpoint, domain } = analytics
  const body: EventBody = {
    n: name,
    u: location.origin + location.pathname,
    d: domain,
    ...(referrer && { r: referrer }),
  }
  const sent = fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  })
  return sent.then(
    ({ ok }) => ok,
    () => false,
  )
}
