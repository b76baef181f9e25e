import { LruCache } from '../../lru-cache'
import type { StaticPart } from './StaticHtml'

const KEPT = 500

// A loader stores the HTML parts of its page here, and the components read them while rendering. The limit bounds the
// memory that previews with many different settings use.
const parts = new LruCache<string, StaticPart>({ limit: KEPT })

export function keepStaticPart(name: string, part: StaticPart): void {
  parts.set(name, part)
}

export function readStaticPart(name: string): StaticPart | undefined {
  return parts.get(name)
}
