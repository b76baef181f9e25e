import { z } from 'zod'
import type { Json } from '../types.ts'
import { reservedFields, type CollectionLayout } from './fields.ts'

/** A problem with a front-matter field. */
export interface FieldIssue {
  path: PropertyKey[]
  message: string
}

export interface ValidFields {
  /** By column name. */
  values: { [name: string]: unknown }
  /** Fields without a column. */
  meta: { [key: string]: Json }
  issues: FieldIssue[]
}

const record = z.record(z.string(), z.json())

const pageFrontMatter = {
  title: z.string().min(1).optional(),
  description: z.string().optional(),
  links: z.array(record).optional(),
  navigation: z.union([z.boolean(), record]).optional(),
  seo: record.optional(),
}

/** Validates the data of a file against its collection and divides it into columns and `meta`. */
export async function validateFields(
  { collection, schemaFields }: CollectionLayout,
  data: { [key: string]: Json },
): Promise<ValidFields> {
  const own: { [key: string]: Json } = {}
  const base: { [key: string]: Json } = {}
  const issues: FieldIssue[] = []

  for (const [key, value] of Object.entries(data)) {
    // The schema may validate a built-in page field more strictly.
    const isBase = collection.type === 'page' && Object.hasOwn(pageFrontMatter, key) && !schemaFields.has(key)
    if (reservedFields.has(key))
      issues.push({ path: [key], message: 'This field is derived from the file. Rename or remove it.' })
    else if (isBase) base[key] = value
    else own[key] = value
  }

  const baseResult = z.object(pageFrontMatter).safeParse(base)
  if (!baseResult.success) issues.push(...baseResult.error.issues.map(({ path, message }) => ({ path, message })))

  let output: { [key: string]: unknown } = {}
  if (collection.schema) {
    const result = await collection.schema['~standard'].validate(own)
    if (result.issues) {
      issues.push(...result.issues.map(({ path, message }) => ({ path: (path ?? []).map(toKey), message })))
    } else output = result.value as { [key: string]: unknown }
  }

  const meta = Object.fromEntries(Object.entries(own).filter(([key]) => !schemaFields.has(key)))
  return { values: { ...baseResult.data, ...output }, meta, issues }
}

function toKey(step: PropertyKey | { readonly key: PropertyKey }): PropertyKey {
  return typeof step === 'object' ? step.key : step
}
