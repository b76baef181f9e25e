import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import type { DataFields, PageFields } from '../types.ts'

/** A schema of any library that implements Standard Schema and can describe itself as JSON Schema, such as zod 4. */
export interface CollectionSchema<Output = unknown> {
  readonly '~standard': StandardSchemaV1<unknown, Output>['~standard'] & StandardJSONSchemaV1['~standard']
}

export interface CollectionSource {
  /** Globs, relative to the content folder. */
  include: string | readonly string[]
  exclude?: string | readonly string[]
}

/** A set of files that become the rows of one table. */
export interface Collection<Type extends CollectionType = CollectionType, Schema extends AnySchema = AnySchema> {
  /** A `page` has a path, a title and a body. `data` has only the fields of its schema. */
  type: Type
  /** Globs, relative to the content folder: `docs/**\/*.md`. */
  source: string | readonly string[] | CollectionSource
  /** The front-matter fields. Fields that are not in the schema are stored in `meta`, unless the schema is strict. */
  schema?: Schema
}

export interface ContentConfig<Collections extends Record<string, Collection> = Record<string, Collection>> {
  collections: Collections
  /**
   * The component names that the site can render, in kebab case. If this list is given, an unknown name stops the build.
   * Without it, every name is allowed.
   */
  components?: readonly string[]
}

export type CollectionType = 'page' | 'data'
type AnySchema = CollectionSchema | undefined

/** Defines one collection. Pass it to `defineContentConfig`. */
export function defineCollection<const Type extends CollectionType, Schema extends AnySchema = undefined>(
  collection: Collection<Type, Schema>,
): Collection<Type, Schema> {
  return collection
}

/** The collections of a site by name. */
export function defineContentConfig<Collections extends Record<string, Collection>>(
  config: ContentConfig<Collections>,
): ContentConfig<Collections> {
  for (const name of Object.keys(config.collections)) {
    if (/^[a-z][a-z0-9_]*$/.test(name)) continue
    throw new Error(
      `defineContentConfig: "${name}" is not a valid collection name. Use lowercase letters, digits and underscores.`,
    )
  }
  return config
}

export type CollectionName<Config extends ContentConfig> = keyof Config['collections'] & string

/** A row of a collection: the fields of its type, then those of its schema. */
export type CollectionRow<Config extends ContentConfig, Name extends CollectionName<Config>> = RowOf<
  Config['collections'][Name]
>

type RowOf<C> =
  C extends Collection<infer Type, infer Schema>
    ? Flatten<Override<Type extends 'page' ? PageFields : DataFields, SchemaFields<Schema>>>
    : never

type SchemaFields<Schema> = Schema extends CollectionSchema<infer Output> ? Stored<Output> : {}

/** SQLite has no `undefined`: a missing field is read as `null`. */
type Stored<Output> = {
  [Key in keyof Output]-?: undefined extends Output[Key] ? Exclude<Output[Key], undefined> | null : Output[Key]
}

type Override<Base, Fields> = Omit<Base, keyof Fields> & Fields

type Flatten<Type> = { [Key in keyof Type]: Type[Key] }
