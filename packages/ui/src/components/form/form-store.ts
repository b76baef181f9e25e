import { attributeSelector } from '../../system/browser-support.ts'
import { findReachable, isFocusable } from '../../primitives/focus/focusable.ts'
import type { FormController, FormError, FormFieldEntry } from '../../primitives/form/form-controller.ts'
import type { FieldEvent } from '../../system/frond-context.ts'
import { runValidators, thenMaybe, type FormSchema, type Outcome } from './validators.ts'
import { readValues, setAt } from './values.ts'

/** The props of a form that affect validation. */
export interface FormSettings {
  readonly schema?: FormSchema
  readonly state?: object
  readonly validate?: (
    state: never,
  ) => readonly FormError[] | undefined | void | PromiseLike<readonly FormError[] | undefined | void>
  readonly validateOn: readonly FieldEvent[]
  readonly validateOnInputDelay: number
  readonly name?: string
}

/** An error with the id of its control. */
export interface FormErrorWithId extends FormError {
  /** Id of the control, if there is one. */
  id?: string
}

/** Selects errors: those with one name, with one of several names, or with names that match a pattern. */
export type FormErrorName = string | RegExp | readonly string[]

type MaybePromise<Value> = Value | PromiseLike<Value>
type Matcher = (error: FormError) => boolean

/**
 * The state of a form outside of React: its errors, its fields and their events. Each field subscribes to the store, so
 * that a new error renders only the field it belongs to.
 */
export class FormStore implements FormController {
  settings: FormSettings
  /** The root element of the form. */
  root: HTMLElement | null = null
  /** The live region that announces errors to screen readers. */
  status: HTMLElement | null = null
  errors: readonly FormErrorWithId[]

  readonly dirtyFields = new Set<string>()
  readonly touchedFields = new Set<string>()
  readonly blurredFields = new Set<string>()

  /** Schedules a render, after which the form calls `runRequests` and `focusPendingError`. */
  readonly #scheduleRender: () => void
  readonly #fields = new Map<Element, FormFieldEntry>()
  readonly #nested = new Set<FormStore>()
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #requests = new Set<string>()
  /** Names of fields with typed text that has not been reported as a change. The blur event does that. */
  readonly #typed = new Set<string>()
  /** Names of fields that lost the focus because of a pointer press that has not ended. */
  readonly #blurredByPress = new Set<string>()
  #pressed = false

  // Asynchronous validations can finish in any order. Each has a number, so that the result of an earlier one does not
  // replace that of a later one.
  #runs = 0
  #lastRunOfAll = 0
  readonly #lastRun = new Map<string, number>()

  constructor(settings: FormSettings, errors: readonly FormError[] | undefined, scheduleRender: () => void) {
    this.settings = settings
    this.errors = errors ?? []
    this.#scheduleRender = scheduleRender
  }

  /** Stores the current props of the form. */
  update(settings: FormSettings): void {
    this.settings = settings
    // Set by script, so that the browser validates the fields until scripts have loaded.
    if (this.root && 'noValidate' in this.root && (settings.schema || settings.validate)) this.root.noValidate = true
  }

  /** Stores the state that the handle of the form exposes. */
  setPhase(loading: boolean, disabled: boolean): void {
    this.loading = loading
    this.disabled = disabled
  }

  setRoot = (root: HTMLElement | null): void => {
    this.root = root
  }

  setStatus = (status: HTMLElement | null): void => {
    this.status = status
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getErrorList = (): readonly FormErrorWithId[] => this.errors

  findError(name: string | undefined, pattern: RegExp | undefined): string | undefined {
    return this.errors.find(matcherOf(name, pattern))?.message
  }

  register(root: Element, entry: FormFieldEntry): () => void {
    this.#fields.set(root, entry)
    return () => this.#fields.delete(root)
  }

  /** Registers a form that is nested in this one. Returns a function that removes it. */
  attach(form: FormStore): () => void {
    this.#nested.add(form)
    return () => this.#nested.delete(form)
  }

  // Events of fields.

  report(event: FieldEvent, name: string | undefined, deferred = false): void {
    if (name === undefined) return
    const entry = this.#entryOf(name)
    if (event === 'focus') this.touchedFields.add(name)
    if (event === 'blur') this.blurredFields.add(name)
    if (event === 'input' || event === 'change') this.dirtyFields.add(name)
    if (event === 'input' && deferred) this.#typed.add(name)
    // The value of a text field counts as changed when the field loses the focus, as for the native change event.
    const changed = event === 'blur' && this.#typed.delete(name)

    const { validateOn } = this.settings
    if (!validateOn.includes(event) && !(changed && validateOn.includes('change'))) return
    if (event === 'input') {
      const waits = deferred && !entry?.eager && !this.blurredFields.has(name)
      if (waits && this.findError(entry?.name ?? name, entry?.pattern) === undefined) return
      this.#cancel(name)
      const delay = entry?.delay ?? this.settings.validateOnInputDelay
      this.#timers.set(
        name,
        setTimeout(() => this.#request(name), delay),
      )
    } else if (event === 'blur' && this.#pressed) {
      this.#blurredByPress.add(name)
    } else {
      this.#request(name)
    }
  }

  /** The name of the field of an element: the name of the FormField around it, otherwise its own `name`. */
  nameOf(element: Element): string | undefined {
    const entry = this.#fields.get(this.fieldOf(element) ?? element)
    return entry?.name ?? ((element as Partial<HTMLInputElement>).name || undefined)
  }

  /** The root element of the FormField around an element. */
  fieldOf(element: Element): Element | undefined {
    for (let at: Element | null = element; at && at !== this.root; at = at.parentElement) {
      if (this.#fields.has(at)) return at
    }
    return undefined
  }

  /**
   * A press on a button takes the focus from a field. Validating the field at once could show an error that moves the
   * button away from the pointer, so the click would miss it. So validation waits until the press has ended.
   */
  deferDuringPress(): () => void {
    const press = () => (this.#pressed = true)
    const release = () => {
      this.#pressed = false
      if (this.#blurredByPress.size === 0) return
      // Wait for the click event, which can submit the form and validate all fields.
      setTimeout(() => {
        for (const name of this.#blurredByPress) this.#request(name)
        this.#blurredByPress.clear()
      })
    }
    const page = this.root?.ownerDocument ?? document
    page.addEventListener('pointerdown', press, true)
    page.addEventListener('pointerup', release, true)
    page.addEventListener('pointercancel', release, true)
    return () => {
      page.removeEventListener('pointerdown', press, true)
      page.removeEventListener('pointerup', release, true)
      page.removeEventListener('pointercancel', release, true)
      for (const name of this.#timers.keys()) this.#cancel(name)
    }
  }

  #request(name: string): void {
    this.#cancel(name)
    this.#requests.add(name)
    this.#scheduleRender()
  }

  #cancel(name: string): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.delete(name)
  }

  /** Validates the fields that requested it. Their new values have been rendered by now. */
  runRequests(): void {
    for (const name of this.#requests) {
      const entry = this.#entryOf(name)
      const matches = matcherOf(entry?.name ?? name, entry?.pattern)
      const before = this.errors.find(matches)?.message
      void thenMaybe(this.#run([name], matches), () => {
        const message = this.errors.find(matches)?.message
        if (message !== before) this.announce(message)
      })
    }
    this.#requests.clear()
  }

  #entryOf(name: string): FormFieldEntry | undefined {
    for (const entry of this.#fields.values()) if (entry.name === name) return entry
    return undefined
  }

  // Validation.

  get values(): unknown {
    return this.settings.state ?? (this.root ? readValues(this.root) : {})
  }

  /** Validates the whole form, or the fields with the given names, and shows the errors. */
  run(names?: readonly string[], nested = true): MaybePromise<Outcome> {
    if (!names) for (const name of [...this.#timers.keys(), ...this.#requests]) this.#cancel(name)
    if (!names) this.#requests.clear()
    if (!names) this.#blurredByPress.clear()
    const own = this.#run(names, names && ((error) => names.includes(error.name ?? '')))
    if (!nested || names || this.#nested.size === 0) return own
    return thenMaybe(own, (outcome) => this.#addNested(outcome))
  }

  #run(names: readonly string[] | undefined, matches: Matcher | undefined): MaybePromise<Outcome> {
    const run = ++this.#runs
    if (names) for (const name of names) this.#lastRun.set(name, run)
    else this.#lastRunOfAll = run

    const { schema, validate } = this.settings
    return thenMaybe(runValidators(this.values, schema, validate), (outcome) => {
      const isOurs: Matcher = (error) =>
        (!matches || matches(error)) && run >= this.#lastRunOfAll && run >= (this.#lastRun.get(error.name ?? '') ?? 0)
      // A run for names is stale if each of them has been validated again since. For a pattern, the name that was
      // requested counts.
      const isStale = names?.every((name) => run < (this.#lastRun.get(name) ?? 0)) || run < this.#lastRunOfAll
      if (!isStale)
        this.#setErrors([...this.errors.filter((error) => !isOurs(error)), ...outcome.errors.filter(isOurs)])
      return outcome
    })
  }

  async #addNested({ errors, output }: Outcome): Promise<Outcome> {
    const forms = [...this.#nested]
    const outcomes = await Promise.all(forms.map(async (form) => form.run()))
    const all = [...errors]
    const values: Record<string, unknown> = { ...(output as object) }
    outcomes.forEach((outcome, index) => {
      const { name } = forms[index]!.settings
      all.push(...outcome.errors.map((error) => ({ ...error, name: join(name, error.name) })))
      if (name) setAt(values, name, outcome.output)
      else Object.assign(values, outcome.output)
    })
    return { errors: all, output: values }
  }

  /** The errors of this form and of the forms nested in it, with the ids of their controls. */
  getErrors(name?: FormErrorName): FormErrorWithId[] {
    const nested = [...this.#nested].flatMap((form) =>
      form.getErrors().map((error) => ({ ...error, name: join(form.settings.name, error.name) })),
    )
    const all = [...this.errors.map((error) => this.#withId(error)), ...nested]
    return name === undefined ? all : all.filter(toMatcher(name))
  }

  /** Replaces all errors, or those with a name. Errors of a nested form are passed to that form. */
  setErrors(errors: readonly FormError[], name?: FormErrorName): void {
    const matches = name === undefined ? undefined : toMatcher(name)
    const rest = errors.filter((error) => !matches || matches(error))
    for (const form of this.#nested) {
      const prefix = form.settings.name ? `${form.settings.name}.` : undefined
      const inner = prefix ? rest.filter((error) => error.name?.startsWith(prefix)) : []
      if (!matches || inner.length > 0)
        form.setErrors(inner.map((error) => ({ ...error, name: error.name?.slice(prefix?.length) })))
      for (const error of inner) rest.splice(rest.indexOf(error), 1)
    }
    // Makes all pending validations stale, because they started before these errors were set.
    this.#lastRunOfAll = ++this.#runs
    this.#setErrors(matches ? [...this.errors.filter((error) => !matches(error)), ...rest] : rest)
  }

  clear(name?: FormErrorName): void {
    this.setErrors([], name)
    if (name !== undefined) return
    for (const form of this.#nested) form.clear()
  }

  #setErrors(errors: readonly FormError[]): void {
    if (errors.length === 0 && this.errors.length === 0) return
    this.errors = errors
    for (const listener of this.#listeners) listener()
  }

  #withId(error: FormError): FormErrorWithId {
    const id = this.#controlOf(error)?.id || this.#entryFor(error)?.[1].id
    return id ? { ...error, id } : { ...error }
  }

  /** Clears all errors and the state of all fields. */
  reset(): void {
    this.clear()
    for (const name of this.#timers.keys()) this.#cancel(name)
    for (const names of [this.dirtyFields, this.touchedFields, this.blurredFields, this.#typed, this.#blurredByPress])
      names.clear()
    for (const form of this.#nested) form.reset()
  }

  /** Marks all fields as unchanged. */
  clearDirty(): void {
    this.dirtyFields.clear()
    for (const form of this.#nested) form.clearDirty()
  }

  namesOf(kind: 'dirtyFields' | 'touchedFields' | 'blurredFields'): ReadonlySet<string> {
    const names = new Set(this[kind])
    for (const form of this.#nested) for (const name of form.namesOf(kind)) names.add(join(form.settings.name, name))
    return names
  }

  // Focus and announcements.

  /** Whether to focus the first invalid control after the next render, when its error is visible and it is enabled. */
  shouldFocusError = false
  loading = false
  disabled = false

  announce(message: string | undefined): void {
    if (this.status) this.status.textContent = message ?? ''
  }

  /** Focuses the first invalid control if `focusErrorSoon` has been called. */
  focusPendingError(): void {
    if (!this.shouldFocusError || this.disabled) return
    this.shouldFocusError = false
    this.focusFirstError()
  }

  focusErrorSoon(): void {
    this.shouldFocusError = true
    this.#scheduleRender()
  }

  /** Focuses the first invalid control in document order. If there is none, announces the first error. */
  focusFirstError(): void {
    const controls = this.#invalidControls()
    const first = controls.reduce<HTMLElement | undefined>(
      (before, control) =>
        before && before.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING ? before : control,
      undefined,
    )
    if (first) first.focus()
    else this.announce(this.getErrors()[0]?.message)
  }

  #invalidControls(): HTMLElement[] {
    const own = this.errors.flatMap((error) => this.#controlOf(error) ?? [])
    return [...own, ...[...this.#nested].flatMap((form) => form.#invalidControls())]
  }

  #entryFor(error: FormError): [Element, FormFieldEntry] | undefined {
    return [...this.#fields].find(([, entry]) => matcherOf(entry.name, entry.pattern)(error))
  }

  #controlOf(error: FormError): HTMLElement | undefined {
    const field = this.#entryFor(error)
    if (!field) {
      const named = error.name && this.root?.querySelector<HTMLElement>(attributeSelector('name', error.name))
      return named && isFocusable(named) ? named : undefined
    }
    const [root, { id }] = field
    const control = (root.getRootNode() as Document | ShadowRoot).getElementById(id)
    if (control && isFocusable(control)) return control
    // If the id belongs to a group of controls, focus a control inside the group.
    return findReachable(control ?? root)[0] ?? findReachable(root)[0]
  }
}

function join(prefix: string | undefined, name: string | undefined): string {
  return [prefix, name].filter(Boolean).join('.')
}

function matcherOf(name: string | undefined, pattern: RegExp | undefined): Matcher {
  return (error) =>
    error.name !== undefined &&
    ((name !== undefined && error.name === name) || (pattern !== undefined && error.name.search(pattern) >= 0))
}

function toMatcher(name: FormErrorName): Matcher {
  if (name instanceof RegExp) return matcherOf(undefined, name)
  const names = typeof name === 'string' ? [name] : name
  return (error) => names.includes(error.name ?? '')
}
