'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { containerTheme } from '../theme/container.ts'
import type { SlotOf } from '../theme/define-theme.ts'

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** The centered content. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof containerTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** Centers its content and limits its width. */
export function Container(ownProps: ContainerProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, containerTheme, {}, ownProps)
  const classes = resolveClasses(frond, containerTheme, {}, ui, className)
  return renderElement('div', render, { 'data-slot': 'container', ...attributes, className: classes.base })
}
