import type { Json } from '../islands/knobs'

/** `generated/api/{slug}.json`: what the types of a component say. */
export interface ComponentApi {
  readonly name: string
  readonly slug: string
  readonly description?: string
  readonly props: readonly ApiProp[]
  readonly slots: readonly ApiMember[]
  readonly events: readonly ApiMember[]
  /** The theme as it is written. */
  readonly theme?: { readonly name: string; readonly [key: string]: Json }
}

export interface ApiMember {
  readonly name: string
  readonly type: string
  readonly description?: string
}

export interface ApiProp extends ApiMember {
  /** As written in the source: `'md'`, `false`. */
  readonly default?: string
  readonly required?: boolean
  /** The choices of a union of strings. */
  readonly values?: readonly string[]
}
