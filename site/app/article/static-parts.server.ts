import type { StaticPart } from './StaticHtml'

const KEPT = 500

// A loader puts the parts of its page here just before the page is rendered, and the components read them while it is.
// The oldest go first, so that previews with many different settings cannot fill the memory.
const parts = new Map<string, StaticPart>()

export function keepStaticPart(name: string, part: StaticPart): void {
  parts.delete(name)
  parts.set(name, part)
  for (const oldest of parts.keys()) {
    if (parts.size <= KEPT) break
    parts.delete(oldest)
  }
}

export function readStaticPart(name: string): StaticPart | undefined {
  return parts.get(name)
}
