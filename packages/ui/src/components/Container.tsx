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
  /** What is centred. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof containerTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** Centres its content and keeps it from growing too wide. */
export function Container(ownProps: ContainerProps) {
  const frond = useFrond()
  const { className, ui, render, ...attributes } = resolveProps(frond, containerTheme, {}, ownProps)
  const classes = resolveClasses(frond, containerTheme, {}, ui, className)
  return renderElement('div', render, { 'data-slot': 'container', ...attributes, className: classes.base })
}
