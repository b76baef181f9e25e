'use client'

import { useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react'
import { authForm as english } from '../locale/en.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { renderPart, together } from '../system/render-part.ts'
import { addClass, resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps, type WithDefaults } from '../system/resolve-props.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import { authFormTheme } from '../theme/auth-form.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { AuthField, type AuthFormField } from './auth-form/auth-field.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { Form, type FormHandle, type FormProps, type FormSchema } from './Form.tsx'
import { readValues } from './form/values.ts'
import type { IconValue } from './Icon.tsx'
import { Separator, type SeparatorProps } from './Separator.tsx'

export type {
  AuthFormCheckboxField,
  AuthFormField,
  AuthFormInputField,
  AuthFormOtpField,
  AuthFormSelectField,
} from './auth-form/auth-field.tsx'

type Part = SlotOf<typeof authFormTheme>

export interface AuthFormHandle {
  /** The form: validate it, submit it, set errors. */
  readonly formRef: RefObject<FormHandle | null>
  /** The current values of the fields. */
  readonly state: Readonly<Record<string, unknown>>
}

export interface AuthFormProps<Schema extends FormSchema | undefined = undefined>
  extends
    Pick<FormProps<Schema>, 'schema' | 'validate' | 'validateOn' | 'validateOnInputDelay' | 'disabled' | 'onSubmit'>,
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'title' | 'children' | 'onSubmit'> {
  /** Icon above the title. */
  icon?: IconValue
  /** Title of the form. */
  title?: string
  /** Text below the title. */
  description?: string
  /** Level of the title among the headings of the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6
  /** The fields. The `type` selects the control: an input type, `password`, `checkbox`, `select` or `otp`. */
  fields?: readonly AuthFormField[]
  /** Buttons above the form, for example of other sign-in services. */
  providers?: readonly ButtonProps[]
  /** Text between the buttons and the form, or props of the line. @default 'or', in the language of the application */
  separator?: string | SeparatorProps
  /** Props of the submit button. */
  submit?: ButtonProps
  /** Shows that the form is being sent. @default false */
  loading?: boolean
  /** Shows that the form is being sent while the promise that `onSubmit` returns is pending. @default true */
  loadingAuto?: boolean
  /** Replaces icon, title and description. */
  header?: ReactNode
  /** Replaces the icon. */
  leading?: Slot<{ ui: Classes<Part> }>
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the buttons above the form. */
  renderProviders?: ReactNode
  /** Replaces the line between the buttons and the form. */
  renderSeparator?: ReactNode
  /** Content between the fields and the submit button, such as an error of the server. */
  validation?: ReactNode
  /** Replaces the submit button. */
  renderSubmit?: Slot<{ loading: boolean }>
  /** Content below the form. */
  footer?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
  /** Gives access to the form and its values. */
  handleRef?: Ref<AuthFormHandle>
}

const defaults = { headingLevel: 2, loading: false, loadingAuto: true } as const

type AnyProps = AuthFormProps<FormSchema | undefined>

/** Props of the inner form. */
const formKeys = {
  fields: true,
  submit: true,
  schema: true,
  validate: true,
  validateOn: true,
  validateOnInputDelay: true,
  disabled: true,
  loading: true,
  loadingAuto: true,
  onSubmit: true,
  validation: true,
  renderSubmit: true,
} as const

/** A form to sign in or sign up, made from a list of fields. */
export function AuthForm<const Schema extends FormSchema | undefined = undefined>(ownProps: AuthFormProps<Schema>) {
  const frond = useFrond()
  // The cast is safe: the type parameter only narrows the types of the values for the caller.
  const props = resolveProps(frond, authFormTheme, defaults, ownProps as unknown as AnyProps)
  const [, rest] = splitProps(props, formKeys)
  const {
    icon,
    title,
    description,
    headingLevel,
    providers = [],
    separator,
    header,
    leading,
    renderTitle = title,
    renderDescription = description,
    renderProviders,
    renderSeparator,
    footer,
    className,
    ui,
    render,
    handleRef,
    ...attributes
  } = rest
  const { fields = [] } = props
  const classes = resolveClasses(frond, authFormTheme, {}, ui, className)
  const part = renderPart(classes)
  const messages = messagesOf(frond, 'authForm', english)
  const form = useRef<HTMLFormElement>(null)
  const formRef = useRef<FormHandle>(null)
  useImperativeHandle(handleRef, () => toAuthHandle(form, formRef), [])

  const icons =
    leading === undefined
      ? icon && <IconView name={icon} className={classes.leadingIcon} data-slot="leadingIcon" />
      : fillSlot(leading, { ui: classes })
  const services = part('providers', renderProviders ?? providerButtons(providers))
  const line =
    renderSeparator ??
    (services && fields.length > 0 && separatorView(separator ?? messages.separator, classes.separator))

  return renderElement('div', render, {
    'data-slot': 'auth-form',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {part(
          'header',
          header ??
            together(
              part('leading', icons),
              part('title', renderTitle, `h${headingLevel}`),
              part('description', renderDescription),
            ),
        )}
        <div className={classes.body} data-slot="body">
          {services}
          {line}
          {fields.length > 0 && (
            <FieldsForm props={props} classes={classes} form={form} handle={formRef} label={messages.submit} />
          )}
        </div>
        {part('footer', footer)}
      </>
    ),
  })
}

interface FieldsFormProps {
  props: WithDefaults<AnyProps, typeof defaults>
  classes: Classes<Part>
  form: RefObject<HTMLFormElement | null>
  handle: RefObject<FormHandle | null>
  /** Default label of the submit button. */
  label: string
}

/** The form with its fields and the submit button. */
function FieldsForm({ props, classes, form, handle, label }: FieldsFormProps) {
  const { fields = [], submit, loading, loadingAuto, validation, renderSubmit } = props
  return (
    <Form
      ref={form}
      handleRef={handle}
      schema={props.schema}
      validate={props.validate}
      validateOn={props.validateOn}
      validateOnInputDelay={props.validateOnInputDelay}
      disabled={props.disabled}
      loadingAuto={loadingAuto}
      onSubmit={props.onSubmit}
      className={classes.form}
    >
      {({ loading: isSending }) => {
        const isLoading = loading || (loadingAuto && isSending)
        return (
          <>
            {fields.map((field) => (
              <AuthField key={field.name} field={field} classes={classes} />
            ))}
            {validation}
            {renderSubmit === undefined ? (
              <Button type="submit" label={label} block loading={isLoading} {...submit} />
            ) : (
              fillSlot(renderSubmit, { loading: isLoading })
            )}
          </>
        )
      }}
    </Form>
  )
}

function toAuthHandle(form: RefObject<HTMLFormElement | null>, formRef: RefObject<FormHandle | null>): AuthFormHandle {
  return {
    formRef,
    get state() {
      return form.current ? readValues(form.current) : {}
    },
  }
}

function providerButtons(providers: readonly ButtonProps[]): ReactNode {
  if (providers.length === 0) return null
  return providers.map((provider, index) => <Button key={index} color="neutral" variant="subtle" block {...provider} />)
}

function separatorView(separator: string | SeparatorProps, className: string): ReactNode {
  const props = typeof separator === 'string' ? { label: separator } : separator
  return <Separator data-slot="separator" {...props} className={addClass(className, props.className)} />
}
