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
import { RestoreFocus } from './form/restore-focus.ts'
import { useSubmit } from './form/use-submit.ts'
import type { FormInput, FormOutput, FormSchema } from './form/validators.ts'

export { FormValidationError } from './form/form-handle.ts'
export type { FormError } from '../primitives/form/form-controller.ts'
export type { FormErrorName, FormErrorWithId } from './form/form-store.ts'
export type { FormInput, FormOutput, FormSchema } from './form/validators.ts'

/** Events of a field that can trigger validation. */
export type FormValidateEvent = FieldEvent

/**
 * Data for `onSubmit`: the output of the schema, its input if `transform` is off, or the state if there is no schema.
 *
 * @shown State
 */
export type FormSubmitData<Schema, State, Transform> = Schema extends FormSchema
  ? Transform extends false
    ? FormInput<Schema>
    : FormOutput<Schema>
  : State

export interface FormSubmitEvent<Data> extends SubmitEvent<HTMLFormElement> {
  /** The validated values. */
  readonly data: Data
}

export interface FormErrorEvent extends SubmitEvent<HTMLFormElement> {
  /** The errors, with the ids of their controls. */
  readonly errors: readonly FormErrorWithId[]
}

export interface FormValidateOptions {
  /** Validates only these fields. */
  readonly name?: string | readonly string[]
  /** Returns `false` if there are errors, instead of throwing. @default false */
  readonly silent?: boolean
  /** Also validates nested forms. @default true */
  readonly nested?: boolean
  /** Returns the output of the schema instead of its input. @default `transform` of the form */
  readonly transform?: boolean
}

export interface FormHandle<Data = unknown> {
  /** Validates the form and returns its values. Throws a `FormValidationError` if there are errors. */
  validate(options?: FormValidateOptions): Promise<Data | false>
  /** Clears all errors, or those with the given name. */
  clear(name?: FormErrorName): void
  /** All errors, or those with the given name, with the ids of their controls. */
  getErrors(name?: FormErrorName): FormErrorWithId[]
  /** Replaces all errors, or those with the given name. Use it for errors from a server. */
  setErrors(errors: readonly FormError[], name?: FormErrorName): void
  /** Submits the form as its submit button would. */
  submit(): void
  readonly errors: readonly FormErrorWithId[]
  readonly disabled: boolean
  readonly loading: boolean
  /** Whether a field has changed since the last submission. */
  readonly dirty: boolean
  /** Names of the fields that have changed. */
  readonly dirtyFields: ReadonlySet<string>
  /** Names of the fields that have had the focus. */
  readonly touchedFields: ReadonlySet<string>
  /** Names of the fields that have lost the focus. */
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
  /** Schema of the values: a validator that implements Standard Schema, or a superstruct struct. */
  schema?: Schema
  /** The values, if the caller keeps them. Otherwise the form reads them from its controls. @shown State */
  state?: State & (Schema extends FormSchema ? Partial<NoInfer<FormInput<Schema>>> : unknown)
  /** Custom validation, in addition to the schema or instead of it. Returns the errors. */
  validate?: Validator<NoInfer<Schema extends FormSchema ? Partial<FormInput<Schema>> : State>>
  /** Events that validate a field. Typing validates a field only after it has lost the focus once. @default ['blur', 'change', 'input'] */
  validateOn?: readonly FormValidateEvent[]
  /** Validates a field after this many milliseconds without typing. @default 300 */
  validateOnInputDelay?: number
  /** Errors from outside, such as from a server action. Each is shown until its field is validated again. */
  errors?: readonly FormError[]
  /** Disables all fields. @default false */
  disabled?: boolean
  /** Makes the form a part of the surrounding form. @default false */
  nested?: boolean
  /** Name of a nested form: the path of its values in the values of the surrounding form. */
  name?: string
  /** Passes the output of the schema to `onSubmit` instead of its input. @default true */
  transform?: Transform
  /** Disables the fields while the form is submitting. @default true */
  loadingAuto?: boolean
  /** Called with the valid values. The form is loading while the returned promise is pending. */
  onSubmit?: (event: FormSubmitEvent<FormSubmitData<Schema, State, Transform>>) => unknown
  /** Called with the errors if the submitted form is invalid. */
  onError?: (event: FormErrorEvent) => void
  /** Called when the form is reset. */
  onReset?: FormHTMLAttributes<HTMLFormElement>['onReset']
  /** The fields. A function gets the errors and the loading state. */
  children?: Slot<{ errors: readonly FormErrorWithId[]; loading: boolean }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof formTheme>]?: ClassValue }
  ref?: Ref<HTMLFormElement>
  /** Ref to the form's methods and state: validate, submit, set errors. */
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

/** A form that validates and submits its fields. */
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
  const [requests, scheduleRender] = useReducer((count: number) => count + 1, 0)
  const [store] = useState(() => new FormStore(settings, errors, scheduleRender))
  const { phase, submit } = useSubmit({
    store,
    transform,
    hasAction: attributes.action !== undefined,
    onSubmit,
    onError,
  })

  useLayoutEffect(() => store.update(settings))
  useEffect(() => store.runRequests(), [store, requests])
  useEffect(() => store.deferDuringPress(), [store])
  useErrorsProp(store, errors)
  useNesting(frond, store, nested)
  useImperativeHandle(handleRef as Ref<FormHandle>, () => toHandle(store, transform), [store, transform])

  const root = useRoot(store, ref)
  const inside = (
    <>
      <span ref={store.setStatus} role="status" className={classes.status} data-slot="status" />
      <FormScope
        frond={frond}
        parentForm={nested ? frond.form : undefined}
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
  return useMemo(() => joinRefs<HTMLElement>(store.setRoot, ref as Ref<HTMLElement>), [store, ref])
}

interface FormScopeProps {
  frond: FrondContextValue
  /** Context of the surrounding form, if this form is nested. */
  parentForm: FormContext | undefined
  store: FormStore
  loading: boolean
  disabled: boolean | undefined
  loadingAuto: boolean
  children: AnyFormProps['children']
}

/** The content of the form. A separate component, because `useFormStatus` works only below the `<form>` element. */
function FormScope({ frond, parentForm, store, loading, disabled, loadingAuto, children }: FormScopeProps) {
  const { pending } = useFormStatus()
  const isLoading = loading || pending || parentForm?.loading === true
  const isDisabled = disabled || (loadingAuto && pending) || parentForm?.disabled === true

  useLayoutEffect(() => store.setPhase(isLoading, isDisabled))
  useEffect(() => store.focusPendingError())

  const inside = useMemo<FrondContextValue>(
    () => ({ ...frond, form: { loading: isLoading, disabled: isDisabled, controller: store } }),
    [frond, store, isLoading, isDisabled],
  )
  return (
    <FrondContext value={inside}>
      <RestoreFocus store={store} disabled={isDisabled} />
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

/** Calls the render function of the caller again whenever the errors of the form change. */
function FormSlot({ store, loading, children }: FormSlotProps) {
  const errors = useSyncExternalStore(store.subscribe, store.getErrorList, store.getErrorList)
  return children({ errors, loading })
}

/** Shows the errors of the `errors` prop whenever the prop changes. */
function useErrorsProp(store: FormStore, errors: readonly FormError[] | undefined): void {
  const previousErrors = useRef(errors)
  useLayoutEffect(() => {
    if (previousErrors.current === errors) return
    previousErrors.current = errors
    store.setErrors(errors ?? [])
    if (errors && errors.length > 0) store.focusErrorSoon()
  }, [store, errors])
}

function useNesting({ form }: FrondContextValue, store: FormStore, nested: boolean): void {
  const parentForm = form?.controller
  useEffect(() => {
    if (nested && parentForm instanceof FormStore) return parentForm.attach(store)
    if (nested) warn('Form', 'it is nested, but not inside a Form. Put it into a Form, or remove `nested`.')
    else if (parentForm && store.root?.parentElement?.closest('form'))
      warn('Form', 'HTML does not allow a form inside a form. Add `nested` to the inner one.')
  }, [parentForm, nested, store])
}
