'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { fieldGroupTheme } from '../theme/field-group.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

export interface FieldGroupProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Size of all controls in the group. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Direction of the group. @default 'horizontal' */
  orientation?: ThemeOption<typeof fieldGroupTheme, 'orientation'>
  /** The buttons, badges and inputs. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof fieldGroupTheme>]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'horizontal' } as const

/** Joins buttons, inputs and badges into one control. */
export function FieldGroup(ownProps: FieldGroupProps) {
  const frond = useFrond()
  const {
    // Without `size`, the group and its buttons have the size of the surrounding FormField.
    size = frond.field?.props.size,
    orientation,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, fieldGroupTheme, defaults, ownProps)
  const classes = resolveClasses(frond, fieldGroupTheme, { orientation }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'field-group',
    ...attributes,
    className: classes.root,
    children: size ? (
      <FrondContext value={{ ...frond, fieldGroup: { props: { size } } }}>{children}</FrondContext>
    ) : (
      children
    ),
  })
}
