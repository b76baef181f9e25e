'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { marqueeTheme } from '../theme/marquee.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof marqueeTheme>

export interface MarqueeProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Pauses while the marquee is hovered or contains the focus. @default false */
  pauseOnHover?: boolean
  /** Pauses the movement. Give users a way to pause a marquee that moves for longer than five seconds. @default false */
  paused?: boolean
  /** Reverses the direction. @default false */
  reverse?: boolean
  /** Direction of the movement. @default 'horizontal' */
  orientation?: ThemeOption<typeof marqueeTheme, 'orientation'>
  /** Number of copies of the content. Use enough copies to fill the width. @default 4 */
  repeat?: number
  /** Fades the content at the edges. @default true */
  overlay?: boolean
  /** The moving content. */
  children?: ReactNode
  /** Classes for the root. Set `--duration` and `--gap` to change the speed and the gap. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  pauseOnHover: false,
  paused: false,
  reverse: false,
  orientation: 'horizontal',
  repeat: 4,
  overlay: true,
} as const

/** Content that scrolls continuously in a loop. */
export function Marquee(ownProps: MarqueeProps) {
  const frond = useFrond()
  const {
    pauseOnHover,
    paused,
    reverse,
    orientation,
    repeat,
    overlay,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, marqueeTheme, defaults, ownProps)
  const classes = resolveClasses(
    frond,
    marqueeTheme,
    { pauseOnHover, paused, reverse, orientation, overlay },
    ui,
    className,
  )
  // At least two: while one copy leaves the viewport, the next one enters it.
  const copies = Math.max(2, Math.trunc(repeat) || 2)

  return renderElement('div', render, {
    'data-slot': 'marquee',
    ...attributes,
    className: classes.root,
    children: Array.from({ length: copies }, (_, index) => (
      // Screen readers and the keyboard reach only the first copy.
      <div
        key={index}
        className={classes.content}
        data-slot="content"
        inert={index > 0}
        aria-hidden={index > 0 || undefined}
      >
        {children}
      </div>
    )),
  })
}
