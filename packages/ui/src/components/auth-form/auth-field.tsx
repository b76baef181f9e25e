'use client'

import { useState, type ReactNode } from 'react'
import { eye as eyeRole } from '../../icons/eye.ts'
import { eyeOff as eyeOffRole } from '../../icons/eyeOff.ts'
import { authForm as english } from '../../locale/en.ts'
import { useFrond } from '../../system/frond-context.ts'
import { messagesOf } from '../../system/messages.ts'
import { addClass, type Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import { Button } from '../Button.tsx'
import { Checkbox, type CheckboxProps } from '../Checkbox.tsx'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { Input, type InputProps } from '../Input.tsx'
import { PinInput, type PinInputProps } from '../PinInput.tsx'
import { Select, type SelectItem, type SelectProps } from '../Select.tsx'

/** What every field of an AuthForm has: its name and the texts of its FormField. */
interface FieldText extends Pick<
  FormFieldProps,
  | 'description'
  | 'help'
  | 'hint'
  | 'error'
  | 'required'
  | 'renderLabel'
  | 'renderDescription'
  | 'renderHint'
  | 'renderHelp'
  | 'renderError'
> {
  /** Name of the value in the form. */
  name: string
  /** Label of the field. */
  label?: string
  /** Replaces the control. */
  render?: () => ReactNode
}

/** Props of a control that the field sets itself. */
type Own = keyof FieldText | 'type' | 'ref' | 'handleRef'

export interface AuthFormCheckboxField extends FieldText, Omit<CheckboxProps, Own | 'children'> {
  type: 'checkbox'
}

export interface AuthFormSelectField extends FieldText, Omit<SelectProps<SelectItem>, Own | 'children'> {
  type: 'select'
}

export interface AuthFormOtpField extends FieldText, Omit<PinInputProps, Own> {
  type: 'otp'
}

export interface AuthFormInputField extends FieldText, Omit<InputProps, Own | 'children'> {
  /** Type of the input, such as `email`, or `password` with a button that shows the password. @default 'text' */
  type?: 'password' | 'text' | 'email' | 'tel' | 'url' | 'search' | 'date'
}

export type AuthFormField = AuthFormCheckboxField | AuthFormSelectField | AuthFormOtpField | AuthFormInputField

type Part = 'checkbox' | 'select' | 'password' | 'otp' | 'input'

interface AuthFieldProps {
  field: AuthFormField
  classes: Classes<Part>
}

/** One field with label, description and error. The label of a checkbox is part of the checkbox. */
export function AuthField({ field, classes }: AuthFieldProps) {
  const {
    name,
    label,
    description,
    help,
    hint,
    error,
    required,
    render,
    renderLabel,
    renderDescription,
    renderHint,
    renderHelp,
    renderError,
    ...control
  } = field
  const isCheckbox = control.type === 'checkbox'
  const texts = isCheckbox
    ? { help, error, renderHelp, renderError }
    : {
        label,
        description,
        help,
        hint,
        error,
        renderLabel,
        renderDescription,
        renderHint,
        renderHelp,
        renderError,
      }
  return (
    <FormField name={name} required={required} {...texts}>
      {render ? render() : <AuthControl control={control} label={label} description={description} classes={classes} />}
    </FormField>
  )
}

interface AuthControlProps extends Pick<FieldText, 'label' | 'description'> {
  control:
    | Omit<AuthFormCheckboxField, keyof FieldText>
    | Omit<AuthFormSelectField, keyof FieldText>
    | Omit<AuthFormOtpField, keyof FieldText>
    | Omit<AuthFormInputField, keyof FieldText>
  classes: Classes<Part>
}

function AuthControl({ control, label, description, classes }: AuthControlProps) {
  switch (control.type) {
    case 'checkbox': {
      const { type: _, ...props } = control
      return (
        <Checkbox
          label={label}
          description={description}
          {...props}
          className={addClass(classes.checkbox, props.className)}
        />
      )
    }
    case 'select': {
      const { type: _, ...props } = control
      return <Select {...props} className={addClass(classes.select, props.className)} />
    }
    case 'otp': {
      const { type: _, ...props } = control
      return <PinInput otp {...props} className={addClass(classes.otp, props.className)} />
    }
    case 'password': {
      const { type: _, ...props } = control
      return <PasswordInput {...props} className={addClass(classes.password, props.className)} />
    }
    default: {
      const { type, ...props } = control
      return <Input type={type} {...props} className={addClass(classes.input, props.className)} />
    }
  }
}

/** A password field with a button that shows the password. */
function PasswordInput(props: Omit<InputProps, 'type' | 'ref'>) {
  const frond = useFrond()
  const [visible, setVisible] = useState(false)
  const messages = messagesOf(frond, 'authForm', english)
  return (
    <Input
      type={visible ? 'text' : 'password'}
      renderTrailing={
        <Button
          icon={visible ? roleIcon(frond, 'eyeOff', eyeOffRole) : roleIcon(frond, 'eye', eyeRole)}
          color="neutral"
          variant="link"
          size="sm"
          aria-label={visible ? messages.hidePassword : messages.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
      {...props}
    />
  )
}
