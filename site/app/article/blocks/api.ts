import type { Json } from '../islands/knobs'

/** The shape of `generated/api/{slug}.json`, which is generated from the types of a component. */
export interface ComponentApi {
  readonly name: string
  readonly slug: string
  readonly description?: string
  readonly props: readonly ApiProp[]
  readonly slots: readonly ApiMember[]
  readonly events: readonly ApiMember[]
  /** The source text of the theme. */
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
  /** The shared set of props that it comes from. */
  readonly group?: 'link' | 'icon' | 'tiptap'
  /** The options of a string union. */
  readonly values?: readonly string[]
}
