import type { FieldEvent } from '../../system/frond-context.ts'

/** What is wrong with one field of a form. */
export interface FormError {
  /** Name of the field; dots lead into nested values: `address.street`. */
  name?: string
  /** What is wrong, and what to do about it. */
  message: string
}

/** What a form knows of a field in it. */
export interface FormFieldEntry {
  /** Id of its control. */
  readonly id: string
  readonly name?: string
  /** Errors whose names match are its own too. */
  readonly pattern?: RegExp
  /** Typing validates it before it was left for the first time. */
  readonly eager?: boolean
  /** Milliseconds without typing after which it is validated. */
  readonly delay?: number
}

/** How the fields of a form and the form itself know of each other, without a render of the one for each change of the other. */
export interface FormController {
  /** Something happened to the control of the named field. With `deferred`, typing counts only once the field was left. */
  report(event: FieldEvent, name: string | undefined, deferred?: boolean): void
  /** Takes in the field that is inside the given element. */
  register(root: Element, entry: FormFieldEntry): () => void
  subscribe(listener: () => void): () => void
  /** The first error of a field, by its name or by a pattern that names match. */
  findError(name: string | undefined, pattern: RegExp | undefined): string | undefined
}
