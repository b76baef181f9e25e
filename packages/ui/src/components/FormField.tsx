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
  /** Name of the control, and of its value in the form. */
  name?: string
  /** Also shows errors whose names match this pattern, such as those of the rows of a list. */
  errorPattern?: RegExp
  /** Label of the control. */
  label?: string
  /** Text below the label. */
  description?: string
  /** Text below the control. An error replaces it. */
  help?: string
  /** Error message. `true` marks the field as invalid without a message, `false` hides the error from the form. */
  error?: string | boolean
  /** Short text at the end of the line of the label. */
  hint?: string
  /** Size of the texts and the control. @default 'md' */
  size?: ThemeOption<typeof formFieldTheme, 'size'>
  /** Marks the label with an asterisk and makes the control required. @default false */
  required?: boolean
  /** Validates during typing even before the field has lost the focus once. @default false */
  eagerValidation?: boolean
  /** Validates the field after this many milliseconds without typing. @default the delay of the form, 300 */
  validateOnInputDelay?: number
  /** Shows the label above the control or next to it. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Replaces `label`. */
  renderLabel?: Slot<{ label?: string }>
  /** Replaces `hint`. */
  renderHint?: Slot<{ hint?: string }>
  /** Replaces `description`. */
  renderDescription?: Slot<{ description?: string }>
  /** Replaces `help`. */
  renderHelp?: Slot<{ help?: string }>
  /** Replaces the error message. */
  renderError?: Slot<{ error?: string | boolean }>
  /** The control. */
  children?: Slot<{ error?: string | boolean }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof formFieldTheme>]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'vertical' } as const

type ResolvedProps = WithDefaults<FormFieldProps, typeof defaults>

/** Adds a label, a hint, a description, a help text and an error message to a control. */
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

/** The id of the control in `children`, if it has one. The label has to point to it. */
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

/** A field inside a Form. It shows the error from the form, and the form announces it to screen readers. */
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

/** The markup of a field. A function instead of a component, because a page can have many fields. */
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

  /** A text that describes the control. */
  const text = (part: DescribingPart, content: ReactNode): ReactNode =>
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

  const texts = {
    error: error ? text('error', fillSlot(renderError, { error })) : null,
    hint: text('hint', fillSlot(renderHint, { hint })),
    description: text('description', fillSlot(renderDescription, { description })),
    help: error ? null : text('help', fillSlot(renderHelp, { help })),
  }
  const labelContent = fillSlot(renderLabel, { label })
  const labelId = isEmptySlot(labelContent) ? undefined : `${id}-label`
  const field = {
    props: controlProps(id, { name, size, required, error }, texts),
    invalid: Boolean(error),
    name,
    labelId,
  }

  const labelElement = labelId && (
    <label id={labelId} htmlFor={id} className={classes.label} data-slot="label">
      {labelContent}
    </label>
  )
  const firstLine = texts.hint ? (
    <div className={classes.labelWrapper} data-slot="labelWrapper">
      {labelElement}
      {texts.hint}
    </div>
  ) : (
    labelElement
  )
  const isWrapped = texts.description || texts.hint || isHorizontal

  return renderElement('div', render, {
    'data-slot': 'form-field',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {isWrapped && firstLine ? (
          <div className={classes.wrapper} data-slot="wrapper">
            {firstLine}
            {texts.description}
          </div>
        ) : (
          firstLine || texts.description
        )}
        <div className={classes.container} data-slot="container">
          <FrondContext value={{ ...frond, field }}>{fillSlot(children, { error })}</FrondContext>
          {texts.error}
          {texts.help}
        </div>
      </>
    ),
  })
}

type DescribingPart = 'error' | 'hint' | 'description' | 'help'

/** The props that the control gets from its field. */
function controlProps(
  id: string,
  { name, size, required, error }: Pick<FormFieldProps, 'name' | 'size' | 'required' | 'error'>,
  texts: Readonly<Record<DescribingPart, ReactNode>>,
): Record<string, unknown> {
  let describedBy = ''
  for (const part in texts) {
    if (texts[part as DescribingPart]) describedBy += ` ${id}-${part}`
  }
  const props: Record<string, unknown> = { id }
  if (name !== undefined) props.name = name
  if (size) props.size = size
  if (required) props.required = true
  if (describedBy) props['aria-describedby'] = describedBy.slice(1)
  if (error) props['aria-invalid'] = true
  return props
}
