'use client'

import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { FrondContext, useFrond } from '../system/frond-context.ts'
import { isEmptySlot } from '../system/slots.ts'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { skeleton as english } from '../locale/en.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { skeletonTheme } from '../theme/skeleton.ts'

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Nested skeletons. The outer one has no styles and announces the loading state for all of them. */
  children?: ReactNode
  /** Classes for the root: its width, height and shape. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof skeletonTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** A placeholder for content that is loading. */
export function Skeleton(ownProps: SkeletonProps) {
  const frond = useFrond()
  const { children, className, ui, render, ...attributes } = resolveProps(frond, skeletonTheme, {}, ownProps)
  const frame = !isEmptySlot(children)
  const classes = resolveClasses(frond, skeletonTheme, { shape: !frame }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'skeleton',
    // Screen readers do not announce a busy status when it appears, only when the user navigates to it.
    ...(frond.skeleton
      ? { 'aria-hidden': true }
      : { role: 'status', 'aria-busy': true, 'aria-label': messagesOf(frond, 'skeleton', english).label }),
    ...attributes,
    className: classes.base,
    children: frame ? <Frame>{children}</Frame> : undefined,
  })
}

/** Context for nested skeletons, which are hidden from screen readers. */
function Frame({ children }: { children: ReactNode }) {
  const frond = useFrond()
  const context = useMemo(() => ({ ...frond, skeleton: true }), [frond])
  return <FrondContext value={context}>{children}</FrondContext>
}
