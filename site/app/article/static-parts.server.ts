import { createContext, type RouterContextProvider } from 'react-router'
import { LruCache } from '../../lru-cache'
import type { StaticPart } from './StaticHtml'

const KEPT = 500

// A loader stores the HTML parts of its page here, and the components read them while rendering. Prerendering loads and
// renders a page in two requests, so the parts are kept between requests. The limit bounds the memory that previews with
// many different settings use.
const parts = new LruCache<string, StaticPart>({ limit: KEPT })

/** Parts that only the visitor of one request may see, such as the answer to a form. */
const ownPartsContext = createContext<ReadonlyMap<string, StaticPart>>(new Map())

type RequestContext = Readonly<RouterContextProvider>

export function keepStaticPart(name: string, part: StaticPart): void {
  parts.set(name, part)
}

export function keepOwnPart(context: RequestContext, name: string, part: StaticPart): void {
  context.set(ownPartsContext, new Map(context.get(ownPartsContext)).set(name, part))
}

export function readStaticPart(context: RequestContext, name: string): StaticPart | undefined {
  return context.get(ownPartsContext).get(name) ?? parts.get(name)
}
