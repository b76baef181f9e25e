'use client'

import {
  createElement,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react'
import { useFormStatus } from 'react-dom'
import type { ClassValue } from '../system/component-override.ts'
import type { FormError } from '../primitives/form/form-controller.ts'
import {
  FrondContext,
  useFrond,
  type FieldEvent,
  type FormContext,
  type FrondContextValue,
} from '../system/frond-context.ts'
import type { Slot } from '../system/slots.ts'
import { joinRefs } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { warn } from '../system/warn.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { formTheme } from '../theme/form.ts'
import { toHandle } from './form/form-handle.ts'
import { FormStore, type FormErrorName, type FormErrorWithId } from './form/form-store.ts'
import { listen } from './form/listen.ts'
import { useSubmit } from './form/use-submit.ts'
import type { FormInput, FormOutput, FormSchema } from './form/validators.ts'

export { FormValidationError } from './form/form-handle.ts'
export type { FormError } from '../primitives/form/form-controller.ts'
export type { FormErrorName, FormErrorWithId } from './form/form-store.ts'
export type { FormInput, FormOutput, FormSchema } from './form/validators.ts'

/** What happens to a field. */
export type FormValidateEvent = FieldEvent

/** What `onSubmit` gets: what comes out of the schema, what goes in without `transform`, or the state without a schema. */
export type FormSubmitData<Schema, State, Transform> = Schema extends FormSchema
  ? Transform extends false
    ? FormInput<Schema>
    : FormOutput<Schema>
  : State

export interface FormSubmitEvent<Data> extends SubmitEvent<HTMLFormElement> {
  /** The values. */
  readonly data: Data
}

export interface FormErrorEvent extends SubmitEvent<HTMLFormElement> {
  /** What is wrong, with the ids of the controls. */
  readonly errors: readonly FormErrorWithId[]
}

export interface FormValidateOptions {
  /** Validates these fields only. */
  readonly name?: string | readonly string[]
  /** Gives `false` where there are errors, instead of throwing them. @default false */
  readonly silent?: boolean
  /** Validates nested forms too. @default true */
  readonly nested?: boolean
  /** Gives the values as the schema has changed them. @default that of the form */
  readonly transform?: boolean
}

export interface FormHandle<Data = unknown> {
  /** Validates the form and gives its values. Throws a `FormValidationError` where there are errors. */
  validate(options?: FormValidateOptions): Promise<Data | false>
  /** Takes errors away, all or those of a name. */
  clear(name?: FormErrorName): void
  /** The errors, all or those of a name, with the ids of their controls. */
  getErrors(name?: FormErrorName): FormErrorWithId[]
  /** Shows errors that you know of, such as those of a server; all, or those of a name. */
  setErrors(errors: readonly FormError[], name?: FormErrorName): void
  /** Submits the form as its button would. */
  submit(): void
  readonly errors: readonly FormErrorWithId[]
  readonly disabled: boolean
  readonly loading: boolean
  /** Whether a field was changed since the last submission. */
  readonly dirty: boolean
  /** Names of the fields that were changed. */
  readonly dirtyFields: ReadonlySet<string>
  /** Names of the fields that had the focus. */
  readonly touchedFields: ReadonlySet<string>
  /** Names of the fields that were left. */
  readonly blurredFields: ReadonlySet<string>
}

type Validator<State> = (
  state: State,
) => readonly FormError[] | undefined | void | PromiseLike<readonly FormError[] | undefined | void>

export interface FormProps<
  Schema extends FormSchema | undefined = undefined,
  State extends object = Record<string, unknown>,
  Transform extends boolean = boolean,
> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'className' | 'children' | 'onSubmit' | 'onError' | 'onReset' | 'name'
> {
  /** Says what the values must be: a validator that follows Standard Schema, or a struct of superstruct. */
  schema?: Schema
  /** The values, which you keep. Without it the form reads them from its controls. */
  state?: State & (Schema extends FormSchema ? Partial<NoInfer<FormInput<Schema>>> : unknown)
  /** Says what is wrong with the values, beside the schema or instead of it. */
  validate?: Validator<NoInfer<Schema extends FormSchema ? Partial<FormInput<Schema>> : State>>
  /** What makes a field be validated. Typing does so once the field was left for the first time. @default ['blur', 'change', 'input'] */
  validateOn?: readonly FormValidateEvent[]
  /** Milliseconds without typing after which a field is validated. @default 300 */
  validateOnInputDelay?: number
  /** Errors from elsewhere, such as a server action. Each is shown until its field is validated again. */
  errors?: readonly FormError[]
  /** Disables every field. @default false */
  disabled?: boolean
  /** Makes the form part of the one around it. @default false */
  nested?: boolean
  /** Of a nested form: where its values are in those of the form around it. */
  name?: string
  /** Gives values as the schema has changed them. @default true */
  transform?: Transform
  /** Disables the fields while the form is being submitted. @default true */
  loadingAuto?: boolean
  /** Called with the values once they are valid. The form is loading while the promise it returns is pending. */
  onSubmit?: (event: FormSubmitEvent<FormSubmitData<Schema, State, Transform>>) => unknown
  /** Called with what is wrong when the form is submitted. */
  onError?: (event: FormErrorEvent) => void
  /** Called when the form is reset. */
  onReset?: FormHTMLAttributes<HTMLFormElement>['onReset']
  /** The fields. */
  children?: Slot<{ errors: readonly FormErrorWithId[]; loading: boolean }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof formTheme>]?: ClassValue }
  ref?: Ref<HTMLFormElement>
  /** Gives access to the form: validate it, submit it, set errors. */
  handleRef?: Ref<FormHandle<NoInfer<FormSubmitData<Schema, State, Transform>>>> | Ref<FormHandle>
}

const defaults = {
  validateOn: ['blur', 'change', 'input'],
  validateOnInputDelay: 300,
  transform: true,
  nested: false,
  loadingAuto: true,
} as const

type AnyFormProps = FormProps<FormSchema | undefined>

/** Fields that are validated and submitted together. */
export function Form<
  const Schema extends FormSchema | undefined = undefined,
  State extends object = Record<string, unknown>,
  const Transform extends boolean = true,
>(ownProps: FormProps<Schema, State, Transform>) {
  const frond = useFrond()
  const {
    schema,
    state,
    validate,
    validateOn,
    validateOnInputDelay,
    errors,
    disabled,
    nested,
    name,
    transform,
    loadingAuto,
    onSubmit,
    onError,
    onReset,
    onInput,
    onChange,
    onBlur,
    onFocus,
    children,
    className,
    ui,
    ref,
    handleRef,
    ...attributes
    // The cast is safe: the type parameters only narrow the types of the values for the caller.
  } = resolveProps(frond, formTheme, defaults, ownProps as unknown as AnyFormProps)
  const classes = resolveClasses(frond, formTheme, {}, ui, className)

  const settings = { schema, state, validate, validateOn, validateOnInputDelay, name }
  const [requests, wake] = useReducer((count: number) => count + 1, 0)
  const [store] = useState(() => new FormStore(settings, errors, wake))
  const { phase, submit } = useSubmit({
    store,
    transform,
    hasAction: attributes.action !== undefined,
    onSubmit,
    onError,
  })

  useLayoutEffect(() => store.update(settings))
  useEffect(() => store.runRequests(), [store, requests])
  useEffect(() => store.holdWhilePressed(), [store])
  useGivenErrors(store, errors)
  useNesting(frond, store, nested)
  useImperativeHandle(handleRef as Ref<FormHandle>, () => toHandle(store, transform), [store, transform])

  const root = useRoot(store, ref)
  const inside = (
    <>
      <span ref={store.holdStatus} role="status" className={classes.status} data-slot="status" />
      <FormScope
        frond={frond}
        around={nested ? frond.form : undefined}
        store={store}
        loading={phase !== 'idle'}
        disabled={disabled || (loadingAuto && phase === 'sending')}
        loadingAuto={loadingAuto}
      >
        {children}
      </FormScope>
    </>
  )
  const listeners = listen(store, { onInput, onChange, onBlur, onFocus })

  if (nested) {
    const { action: _action, method: _method, ...rest } = attributes
    return createElement(
      'div',
      { 'data-slot': 'form', ...rest, ...listeners, ref: root, className: classes.root },
      inside,
    )
  }
  return (
    <form
      data-slot="form"
      method={typeof attributes.action === 'function' ? undefined : 'post'}
      {...attributes}
      {...listeners}
      ref={root as Ref<HTMLFormElement>}
      className={classes.root}
      onSubmit={submit}
      onReset={(event) => {
        store.reset()
        onReset?.(event)
      }}
    >
      {inside}
    </form>
  )
}

function useRoot(store: FormStore, ref: Ref<HTMLFormElement> | undefined) {
  return useMemo(() => joinRefs<HTMLElement>(store.holdRoot, ref as Ref<HTMLElement>), [store, ref])
}

interface FormScopeProps {
  frond: FrondContextValue
  /** Of the form that this one is part of. */
  around: FormContext | undefined
  store: FormStore
  loading: boolean
  disabled: boolean | undefined
  loadingAuto: boolean
  children: AnyFormProps['children']
}

/** What is inside the form, where one can learn that its action is under way. */
function FormScope({ frond, around, store, loading, disabled, loadingAuto, children }: FormScopeProps) {
  const { pending } = useFormStatus()
  const isLoading = loading || pending || around?.loading === true
  const isDisabled = disabled || (loadingAuto && pending) || around?.disabled === true
  useFocusKept(store, isDisabled)

  useLayoutEffect(() => store.setPhase(isLoading, isDisabled))
  useEffect(() => store.focusIfWanted())

  const inside = useMemo<FrondContextValue>(
    () => ({ ...frond, form: { loading: isLoading, disabled: isDisabled, controller: store } }),
    [frond, store, isLoading, isDisabled],
  )
  return (
    <FrondContext value={inside}>
      {typeof children === 'function' ? (
        <FormSlot store={store} loading={isLoading}>
          {children}
        </FormSlot>
      ) : (
        children
      )}
    </FrondContext>
  )
}

interface FormSlotProps {
  store: FormStore
  loading: boolean
  children: (args: { errors: readonly FormErrorWithId[]; loading: boolean }) => ReactNode
}

/** Content that knows the errors of the whole form, and is rendered again when they change. */
function FormSlot({ store, loading, children }: FormSlotProps) {
  const errors = useSyncExternalStore(store.subscribe, store.getErrorList, store.getErrorList)
  return children({ errors, loading })
}

/** A control that is disabled loses the focus; the one who submitted from it finds it again where it was. */
function useFocusKept(store: FormStore, disabled: boolean): void {
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (disabled) {
      if (activeElement instanceof HTMLElement && store.root?.contains(activeElement)) focused.current = activeElement
    } else {
      if (!store.wantsFocus && (activeElement === body || activeElement === null)) focused.current?.focus()
      focused.current = null
    }
  }, [store, disabled])
}

/** Errors that come in as a prop are shown from the time they come. */
function useGivenErrors(store: FormStore, errors: readonly FormError[] | undefined): void {
  const shown = useRef(errors)
  useLayoutEffect(() => {
    if (shown.current === errors) return
    shown.current = errors
    store.setErrors(errors ?? [])
    if (errors && errors.length > 0) store.focusErrorSoon()
  }, [store, errors])
}

function useNesting({ form }: FrondContextValue, store: FormStore, nested: boolean): void {
  const around = form?.controller
  useEffect(() => {
    if (nested && around instanceof FormStore) return around.attach(store)
    if (nested) warn('Form', 'it is nested, but there is no form around it. Put it into a Form, or leave out `nested`.')
    else if (around && store.root?.parentElement?.closest('form'))
      warn('Form', 'a form cannot stand in a form. Add `nested` to the inner one.')
  }, [around, nested, store])
}
