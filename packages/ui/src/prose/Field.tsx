'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { addClass, resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { proseField } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { proseFieldTheme } from '../theme/prose-field.ts'

export interface ProseFieldProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  name?: ReactNode
  type?: ReactNode
  /** Marks the field as required. @default false */
  required?: boolean
  /** Description of the field. */
  description?: ReactNode
  /** Replaces `description`. */
  children?: ReactNode
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Exclude<SlotOf<typeof proseFieldTheme>, 'group'>]?: ClassValue }
  ref?: Ref<HTMLDivElement>
}

const defaults = { required: false } as const

/** The documentation of a property, option or parameter: name, type and description. */
export function ProseField(ownProps: ProseFieldProps) {
  const frond = useFrond()
  const { name, type, required, description, children, className, ui, ...attributes } = resolveProps(
    frond,
    proseFieldTheme,
    defaults,
    ownProps,
  )
  const classes = resolveClasses(frond, proseFieldTheme, {}, ui, className)
  const text = children ?? description

  return (
    <div data-slot="prose-field" {...attributes} className={classes.root}>
      <div className={classes.header} data-slot="header">
        <span className={classes.name} data-slot="name">
          {name}
        </span>
        {!isEmptySlot(type) && (
          <span className={classes.type} data-slot="type">
            {type}
          </span>
        )}
        {required && (
          <span className={classes.required} data-slot="required">
            {messagesOf(frond, 'proseField', proseField).required}
          </span>
        )}
      </div>
      {!isEmptySlot(text) && (
        <div className={classes.description} data-slot="description">
          {text}
        </div>
      )}
    </div>
  )
}

export interface ProseFieldGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  children?: ReactNode
  className?: ClassValue
  ref?: Ref<HTMLDivElement>
}

/** A list of fields with lines between them. */
export function ProseFieldGroup({ className, ...attributes }: ProseFieldGroupProps) {
  const classes = resolveClasses(useFrond(), proseFieldTheme, {})
  return <div data-slot="prose-field-group" {...attributes} className={addClass(classes.group, className)} />
}
