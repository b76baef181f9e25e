import type { FieldEvent } from '../../system/frond-context.ts'

/** An error of one field of a form. */
export interface FormError {
  /** Name of the field. Dots separate the keys of nested values: `address.street`. */
  name?: string
  /** Error message: what is wrong, and how to fix it. */
  message: string
}

/** The data of a field that is registered with its form. */
export interface FormFieldEntry {
  /** Id of the control. */
  readonly id: string
  readonly name?: string
  /** Errors whose names match also belong to the field. */
  readonly pattern?: RegExp
  /** Whether typing validates the field before it has lost the focus once. */
  readonly eager?: boolean
  /** Validates the field after this many milliseconds without typing. */
  readonly delay?: number
}

/** Connects a form with its fields, so that a change of one does not render the others. */
export interface FormController {
  /**
   * Reports an event of the control of the named field. With `deferred`, typing counts only after the field has lost
   * the focus once.
   */
  report(event: FieldEvent, name: string | undefined, deferred?: boolean): void
  /** Registers the field with the given root element. Returns a function that removes it. */
  register(root: Element, entry: FormFieldEntry): () => void
  subscribe(listener: () => void): () => void
  /** The message of the first error with the name of a field, or with a name that matches the pattern. */
  findError(name: string | undefined, pattern: RegExp | undefined): string | undefined
}
