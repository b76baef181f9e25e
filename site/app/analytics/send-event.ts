import { analytics, type EventName } from '../../site.config.ts'

/** The data of an event. It never contains the query or the hash of a URL. */
export interface EventBody {
  readonly n: string
  readonly u: string
  readonly d: string
  /** The origin that the visitor came from. */
  readonly r?: string
}

/** Whether the visitor has opted out of tracking. */
export function isPrivate({ doNotTrack, globalPrivacyControl }: PrivacySettings = navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true
}

interface PrivacySettings {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/**
 * Sends an event, such as `sendEvent('Copy code')`. The names are in `site.config.ts`. Sends nothing for visitors who
 * opted out, sends no cookies, and ignores failures.
 */
export function sendEvent(name: EventName | 'pageview', referrer?: string): void {
  if (!isPrivate()) void postEvent(name, referrer)
}

/** Resolves to whether the event was received, for callers that show the result. Check `isPrivate` first. */
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
