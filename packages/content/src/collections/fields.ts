import type { Collection, CollectionSchema } from './define.ts'

export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'json'

/** One column of a collection's table. */
export interface Field {
  name: string
  kind: FieldKind
}

const dataFields: readonly Field[] = [
  { name: 'id', kind: 'text' },
  { name: 'extension', kind: 'text' },
  { name: 'meta', kind: 'json' },
  { name: 'stem', kind: 'text' },
]

const pageFields: readonly Field[] = [
  ...dataFields,
  { name: 'title', kind: 'text' },
  { name: 'body', kind: 'json' },
  { name: 'description', kind: 'text' },
  { name: 'links', kind: 'json' },
  { name: 'navigation', kind: 'json' },
  { name: 'path', kind: 'text' },
  { name: 'seo', kind: 'json' },
]

/** Fields derived from the file. Front matter cannot set them. */
export const reservedFields: ReadonlySet<string> = new Set(['id', 'stem', 'extension', 'path', 'body', 'meta'])

/** The columns of a collection's table. */
export interface CollectionLayout {
  name: string
  collection: Collection
  /** The columns: id and title, then the others by name. */
  fields: Field[]
  /** The field names of the collection's schema. */
  schemaFields: ReadonlySet<string>
}

export function layOutCollection(name: string, collection: Collection): CollectionLayout {
  const fields = new Map((collection.type === 'page' ? pageFields : dataFields).map((field) => [field.name, field]))
  const schemaFields = readSchemaFields(name, collection.schema)
  for (const field of schemaFields) {
    if (reservedFields.has(field.name)) {
      throw new Error(
        `Collection "${name}": the schema cannot define "${field.name}", because this field is derived from the file.`,
      )
    }
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(field.name)) {
      throw new Error(
        `Collection "${name}": "${field.name}" is not a valid field name. Use letters, digits and underscores.`,
      )
    }
    fields.set(field.name, field)
  }

  return {
    name,
    collection,
    fields: [...fields.values()].toSorted(compareFields),
    schemaFields: new Set(schemaFields.map((field) => field.name)),
  }
}

function compareFields(a: Field, b: Field): number {
  const first = ['title', 'id']
  return first.indexOf(b.name) - first.indexOf(a.name) || (a.name < b.name ? -1 : 1)
}

/** The parts of a JSON Schema that are used here. */
interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
}

function readSchemaFields(name: string, schema: CollectionSchema | undefined): Field[] {
  if (!schema) return []
  const { jsonSchema, vendor } = schema['~standard']
  if (!jsonSchema) {
    throw new Error(`Collection "${name}": ${vendor} schemas cannot be converted to JSON Schema. Use zod 4.2 or newer.`)
  }

  const { properties } = jsonSchema.output({ target: 'draft-2020-12' }) as JsonSchema
  if (!properties) throw new Error(`Collection "${name}": the schema must be an object with a list of fields.`)
  return Object.entries(properties).map(([field, property]) => ({ name: field, kind: toKind(property) }))
}

function toKind(schema: JsonSchema): FieldKind {
  const types = new Set(listTypes(schema))
  types.delete('null')
  if (types.size !== 1) return 'json'
  if (types.has('string')) return 'text'
  if (types.has('integer')) return 'integer'
  if (types.has('number')) return 'number'
  if (types.has('boolean')) return 'boolean'
  return 'json'
}

function listTypes(schema: JsonSchema): string[] {
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.flatMap(listTypes)
  if (schema.type !== undefined) return [schema.type].flat()
  if (schema.enum) return schema.enum.map((value) => (value === null ? 'null' : typeof value))
  if ('const' in schema) return [schema.const === null ? 'null' : typeof schema.const]
  return ['any']
}
