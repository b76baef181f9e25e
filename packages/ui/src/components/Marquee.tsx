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
  /** Stands still while the pointer or the focus is on it. @default false */
  pauseOnHover?: boolean
  /** Stands still. Anything that moves by itself for long should have a way to be stopped. @default false */
  paused?: boolean
  /** Runs the other way. @default false */
  reverse?: boolean
  /** Which way it runs. @default 'horizontal' */
  orientation?: ThemeOption<typeof marqueeTheme, 'orientation'>
  /** How many copies of the content there are; enough to fill the width. @default 4 */
  repeat?: number
  /** Fades the edges. @default true */
  overlay?: boolean
  /** What moves. */
  children?: ReactNode
  /** Classes for the root. `--duration` and `--gap` set speed and distance. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
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

/** A row or column that moves on without end. */
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
  // Two at least: while one runs out of sight, the other comes in.
  const copies = Math.max(2, Math.trunc(repeat) || 2)

  return renderElement('div', render, {
    'data-slot': 'marquee',
    ...attributes,
    className: classes.root,
    children: Array.from({ length: copies }, (_, index) => (
      // Only the first is there for screen readers and the keyboard.
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
