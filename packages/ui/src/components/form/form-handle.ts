import type { FormHandle } from '../Form.tsx'
import type { FormErrorWithId, FormStore } from './form-store.ts'

/** Thrown by `validate` of a form that has errors. */
export class FormValidationError extends Error {
  override name = 'FormValidationError'
  readonly errors: readonly FormErrorWithId[]

  constructor(errors: readonly FormErrorWithId[]) {
    super(`Form: ${errors.map(({ name, message }) => (name ? `${name}: ${message}` : message)).join('; ')}`)
    this.errors = errors
  }
}

/** The handle that `handleRef` of a form receives. */
export function toHandle(store: FormStore, transform: boolean): FormHandle {
  return {
    async validate(options = {}) {
      const names = typeof options.name === 'string' ? [options.name] : options.name
      const values = store.values
      const { errors, output } = await store.run(names, options.nested)
      const found = names ? errors.filter(({ name = '' }) => names.includes(name)) : errors
      if (found.length === 0) return (options.transform ?? transform) ? output : values
      if (options.silent) return false
      throw new FormValidationError(found)
    },
    clear: (name) => store.clear(name),
    getErrors: (name) => store.getErrors(name),
    setErrors: (errors, name) => store.setErrors(errors, name),
    submit: () => store.root?.closest('form')?.requestSubmit(),
    get errors() {
      return store.getErrors()
    },
    get disabled() {
      return store.disabled
    },
    get loading() {
      return store.loading
    },
    get dirty() {
      return store.namesOf('dirtyFields').size > 0
    },
    get dirtyFields() {
      return store.namesOf('dirtyFields')
    },
    get touchedFields() {
      return store.namesOf('touchedFields')
    },
    get blurredFields() {
      return store.namesOf('blurredFields')
    },
  }
}
