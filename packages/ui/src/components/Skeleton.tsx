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
  /** Further skeletons. The one around them is a frame without looks, and says for all of them that something loads. */
  children?: ReactNode
  /** Classes for the root: its width, height and shape. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof skeletonTheme>]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

/** Holds the place of something that is on its way. */
export function Skeleton(ownProps: SkeletonProps) {
  const frond = useFrond()
  const { children, className, ui, render, ...attributes } = resolveProps(frond, skeletonTheme, {}, ownProps)
  const frame = !isEmptySlot(children)
  const classes = resolveClasses(frond, skeletonTheme, { shape: !frame }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'skeleton',
    // A status that is busy is not read out when it comes, only when somebody gets to it.
    ...(frond.skeleton
      ? { 'aria-hidden': true }
      : { role: 'status', 'aria-busy': true, 'aria-label': messagesOf(frond, 'skeleton', english).label }),
    ...attributes,
    className: classes.base,
    children: frame ? <Frame>{children}</Frame> : undefined,
  })
}

/** What is inside a skeleton is for the eye alone. */
function Frame({ children }: { children: ReactNode }) {
  const frond = useFrond()
  const context = useMemo(() => ({ ...frond, skeleton: true }), [frond])
  return <FrondContext value={context}>{children}</FrondContext>
}
