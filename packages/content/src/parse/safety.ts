import type { Json } from '../types.ts'

/**
 * Content has many authors and is rendered without further checks. Anything that could run a script, load a foreign
 * document or set React internals is rejected here with a message, not removed silently.
 */

const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel'])

/** Props that hold an address, in lower case. */
const linkProps = new Set(['to', 'href', 'action', 'formaction', 'xlinkhref'])
const imageProps = new Set(['src', 'poster'])

const refusedProps = new Set(['ref', 'key', 'is', 'as', 'style', 'srcdoc', 'innerhtml', 'children', 'render'])

/** Elements that a component block may name besides the components of the site. */
const safeElements = new Set(
  (
    'abbr b bdi bdo blockquote br cite code dd del details dfn div dl dt em figcaption figure hr i ins kbd li mark ol p ' +
    'q s samp section small span strong sub summary sup time u ul var wbr'
  ).split(' '),
)

/** Elements that content may not use, unless the site has a component of that name. */
const refusedElements = new Set(
  (
    'applet audio base body button canvas dialog embed fieldset form frame frameset head html iframe input link math ' +
    'meta noscript object option param plaintext portal script select slot style svg template textarea title video'
  ).split(' '),
)

/** Whether a block or inline component may be used. Without a list of components, every name is allowed. */
export function isAllowedElement(name: string, components: ReadonlySet<string> | undefined): boolean {
  if (safeElements.has(name) || components?.has(name)) return true
  return components === undefined && !refusedElements.has(name)
}

/** Why a prop is rejected, or `undefined` if it is allowed. */
export function findPropRefusal(name: string): string | undefined {
  if (/^on/i.test(name)) return 'event handlers cannot be set from content'
  if (/^dangerously/i.test(name) || refusedProps.has(name.toLowerCase())) return 'it cannot be set from content'
  if (name in Object.prototype || name === 'prototype') return 'the name is reserved in JavaScript'
  return undefined
}

export function isSafeUrl(url: string): boolean {
  // Browsers remove these characters before they parse the scheme.
  // oxlint-disable-next-line no-control-regex
  const compact = url.replace(/[\u0000-\u0020\u007f]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(compact)?.[1]
  return scheme === undefined || allowedSchemes.has(scheme.toLowerCase())
}

export interface FoundUrl {
  kind: 'link' | 'image'
  url: string
  /** Its path inside the value. */
  path: (string | number)[]
}

/** All URLs in nested props: `items[2].to` as well as `to`. */
export function findUrls(value: Json, path: (string | number)[] = []): FoundUrl[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findUrls(item, [...path, index]))
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => findUrls(item, [...path, key]))
  }

  const name = path.findLast((step) => typeof step === 'string')?.toLowerCase()
  if (typeof value !== 'string' || name === undefined) return []
  if (linkProps.has(name)) return [{ kind: 'link', url: value, path }]
  if (name === 'srcset') return readSrcset(value).map((url) => ({ kind: 'image', url, path }))
  // An image prop may also hold an icon name.
  if (imageProps.has(name) || (name === 'image' && value.includes('/'))) return [{ kind: 'image', url: value, path }]
  return []
}

/** `a.png 1x, b.png 2x` */
function readSrcset(value: string): string[] {
  return value.split(/,\s+|,$/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])
}

/** Keys such as `__proto__` that would change the object itself. */
export function isReservedId(id: string): boolean {
  return id in Object.prototype || id === 'prototype'
}
