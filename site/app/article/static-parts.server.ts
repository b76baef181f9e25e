import { LruCache } from '../../lru-cache'
import type { StaticPart } from './StaticHtml'

const KEPT = 500

// A loader stores the parts of its page here, and the components read them while rendering. The limit keeps previews with
// many different settings from filling the memory.
const parts = new LruCache<string, StaticPart>({ limit: KEPT })

export function keepStaticPart(name: string, part: StaticPart): void {
  parts.set(name, part)
}

export function readStaticPart(name: string): StaticPart | undefined {
  return parts.get(name)
}
