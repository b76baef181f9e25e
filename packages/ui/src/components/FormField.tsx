'use client'

import {
  isValidElement,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import type { ClassValue } from '../system/component-override.ts'
import type { FormController } from '../primitives/form/form-controller.ts'
import { FrondContext, useFrond, type FrondContextValue } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { joinRefs, renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveLazy } from '../system/resolve-lazy.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { formFieldTheme } from '../theme/form-field.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

export interface FormFieldProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  /** Name of the control, and of the value in the form that it stands for. */
  name?: string
  /** Also shows the errors of values whose names match, such as the rows of a list. */
  errorPattern?: RegExp
  /** Names the control. */
  label?: string
  /** Says more about the field, below the label. */
  description?: string
  /** Says how to fill in the field, below the control. An error takes its place. */
  help?: string
  /** What is wrong with the value. `true` marks the field without words, `false` keeps it from showing the error of its form. */
  error?: string | boolean
  /** Short remark at the end of the label's line. */
  hint?: string
  /** Size of the texts and of the control. @default 'md' */
  size?: ThemeOption<typeof formFieldTheme, 'size'>
  /** Marks the label with an asterisk and the control as one that must be filled in. @default false */
  required?: boolean
  /** Validates while one types before the field was left for the first time. @default false */
  eagerValidation?: boolean
  /** Milliseconds without typing after which the field is validated. @default that of the form, 300 */
  validateOnInputDelay?: number
  /** Whether the label stands above the control or beside it. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Content in place of `label`. */
  renderLabel?: Slot<{ label?: string }>
  /** Content in place of `hint`. */
  renderHint?: Slot<{ hint?: string }>
  /** Content in place of `description`. */
  renderDescription?: Slot<{ description?: string }>
  /** Content in place of `help`. */
  renderHelp?: Slot<{ help?: string }>
  /** Content in place of the error. */
  renderError?: Slot<{ error?: string | boolean }>
  /** The control. */
  children?: Slot<{ error?: string | boolean }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof formFieldTheme>]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical' } as const

type ResolvedProps = WithDefaults<FormFieldProps, typeof defaults>

/** The label of a control, with what there is to say about it: a hint, a description, help or an error. */
export function FormField(ownProps: FormFieldProps) {
  const frond = useFrond()
  const props = resolveProps(frond, formFieldTheme, defaults, ownProps)
  const own = useId()
  const id = idOf(props.children) ?? own
  const controller = frond.form?.controller
  if (controller && (props.name || props.errorPattern))
    return <FieldOfForm frond={frond} props={props} id={id} controller={controller} />
  return fieldView(frond, props, id, props.error, 'alert')
}

/** The label has to point to the control, so an id that it was given is that of the field. */
function idOf(children: FormFieldProps['children']): string | undefined {
  const control = resolveLazy(children)
  const id = isValidElement<{ id?: unknown }>(control) && control.props.id
  return typeof id === 'string' ? id : undefined
}

interface FieldOfFormProps {
  frond: FrondContextValue
  props: ResolvedProps
  id: string
  controller: FormController
}

/** A field that shows what its form finds wrong with it. The form announces the error. */
function FieldOfForm({ frond, props, id, controller }: FieldOfFormProps) {
  const { name, errorPattern: pattern, eagerValidation: eager, validateOnInputDelay: delay, ref } = props
  const root = useRef<HTMLElement>(null)
  const joinedRef = useMemo(() => joinRefs<HTMLElement>(root, ref), [ref])

  useEffect(() => {
    if (root.current) return controller.register(root.current, { id, name, pattern, eager, delay })
  }, [controller, id, name, pattern, eager, delay])

  const find = () => controller.findError(name, pattern)
  const found = useSyncExternalStore(controller.subscribe, find, find)
  return fieldView(frond, { ...props, ref: joinedRef }, id, props.error ?? found)
}

/** The element and its texts. A function rather than a component: a field is cheap to have many of. */
function fieldView(
  frond: FrondContextValue,
  props: ResolvedProps,
  id: string,
  error: string | boolean | undefined,
  errorRole?: 'alert',
): ReactElement {
  const {
    name,
    label,
    description,
    help,
    hint,
    size,
    required,
    orientation,
    renderLabel = label,
    renderHint = hint,
    renderDescription = description,
    renderHelp = help,
    renderError = error,
    children,
    className,
    ui,
    render,
    error: _error,
    errorPattern: _pattern,
    eagerValidation: _eager,
    validateOnInputDelay: _delay,
    ...attributes
  } = props
  const isHorizontal = orientation === 'horizontal'
  const classes = resolveClasses(
    frond,
    formFieldTheme,
    { size: size ?? 'md', orientation: isHorizontal ? 'horizontal' : undefined, required },
    ui,
    className,
  )

  /** One of the texts; the control is described by it unless it is the label. */
  const text = (part: 'label' | 'hint' | 'description' | 'help' | 'error', content: ReactNode): ReactNode =>
    isEmptySlot(content) ? null : (
      <p
        id={`${id}-${part}`}
        className={classes[part]}
        data-slot={part}
        role={part === 'error' ? errorRole : undefined}
      >
        {content}
      </p>
    )

  const errorText = error ? text('error', fillSlot(renderError, { error })) : null
  const helpText = error ? null : text('help', fillSlot(renderHelp, { help }))
  const hintText = text('hint', fillSlot(renderHint, { hint }))
  const descriptionText = text('description', fillSlot(renderDescription, { description }))
  const labelContent = fillSlot(renderLabel, { label })
  const hasLabel = !isEmptySlot(labelContent)

  let describedBy = ''
  if (errorText) describedBy += ` ${id}-error`
  if (hintText) describedBy += ` ${id}-hint`
  if (descriptionText) describedBy += ` ${id}-description`
  if (helpText) describedBy += ` ${id}-help`

  const given: Record<string, unknown> = { id }
  if (name !== undefined) given.name = name
  if (size) given.size = size
  if (required) given.required = true
  if (describedBy) given['aria-describedby'] = describedBy.slice(1)
  if (error) given['aria-invalid'] = true
  const field = { props: given, invalid: Boolean(error), name, labelId: hasLabel ? `${id}-label` : undefined }

  const labelElement = hasLabel && (
    <label id={`${id}-label`} htmlFor={id} className={classes.label} data-slot="label">
      {labelContent}
    </label>
  )
  const firstLine = hintText ? (
    <div className={classes.labelWrapper} data-slot="labelWrapper">
      {labelElement}
      {hintText}
    </div>
  ) : (
    labelElement
  )
  const isWrapped = descriptionText || hintText || isHorizontal

  return renderElement('div', render, {
    'data-slot': 'form-field',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {isWrapped && firstLine ? (
          <div className={classes.wrapper} data-slot="wrapper">
            {firstLine}
            {descriptionText}
          </div>
        ) : (
          firstLine || descriptionText
        )}
        <div className={classes.container} data-slot="container">
          <FrondContext value={{ ...frond, field }}>{fillSlot(children, { error })}</FrondContext>
          {errorText}
          {helpText}
        </div>
      </>
    ),
  })
}
