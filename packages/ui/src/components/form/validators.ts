import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FormError } from '../../primitives/form/form-controller.ts'

/** A superstruct struct, recognized by its shape, because superstruct does not implement Standard Schema. */
export interface SuperstructSchema<Value = unknown> {
  readonly TYPE: Value
  readonly coercer: unknown
  validate(
    value: unknown,
    options: { coerce: boolean },
  ): [{ failures(): { message: string; path: PropertyKey[] }[] }, undefined] | [undefined, unknown]
}

/** A validator: any that implements Standard Schema (Zod, Valibot, ArkType, Yup, Joi …), or a superstruct struct. */
export type FormSchema = StandardSchemaV1 | SuperstructSchema

/**
 * Type of the values before validation.
 *
 * @shown State
 */
export type FormInput<Schema> = Schema extends StandardSchemaV1
  ? StandardSchemaV1.InferInput<Schema>
  : Schema extends SuperstructSchema<infer Value>
    ? Value
    : Record<string, unknown>

/** Type of the values after validation. */
export type FormOutput<Schema> = Schema extends StandardSchemaV1
  ? StandardSchemaV1.InferOutput<Schema>
  : FormInput<Schema>

export interface Outcome {
  readonly errors: readonly FormError[]
  /** The output of the schema, or the unchanged values if there are errors. */
  readonly output: unknown
}

type MaybePromise<Value> = Value | PromiseLike<Value>

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

/** Calls `next` with a value or with the result of a promise. Stays synchronous if the value is not a promise. */
export function thenMaybe<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return isPromise(value) ? value.then(next) : next(value)
}

/** Runs the schema and the function, and returns all errors. Synchronous unless one of them returns a promise. */
export function runValidators(
  values: unknown,
  schema: FormSchema | undefined,
  validate: ((state: never) => MaybePromise<readonly FormError[] | undefined | void>) | undefined,
): MaybePromise<Outcome> {
  const bySchema = schema ? runSchema(schema, values) : { errors: [], output: values }
  const byFunction = validate?.(values as never)
  return thenMaybe(bySchema, ({ errors, output }) =>
    thenMaybe(byFunction, (more) => ({ errors: more ? [...errors, ...more] : errors, output })),
  )
}

function runSchema(schema: FormSchema, values: unknown): MaybePromise<Outcome> {
  if (!('~standard' in schema)) return runStruct(schema, values)
  return thenMaybe(schema['~standard'].validate(values), (result): Outcome => {
    if (!result.issues) return { errors: [], output: result.value }
    const errors = result.issues.map(({ message, path }) => ({ name: toName(path), message }))
    return { errors, output: values }
  })
}

function runStruct(struct: SuperstructSchema, values: unknown): Outcome {
  const [failed, output] = struct.validate(values, { coerce: true })
  if (!failed) return { errors: [], output }
  return { errors: failed.failures().map(({ message, path }) => ({ name: toName(path), message })), output: values }
}

/** Converts a path to a name: `['address', { key: 0 }]` → `address.0`. */
function toName(path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined): string {
  return (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.')
}
