'use client'

import type { HTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { useControlled } from '../system/use-controlled.ts'
import { chipTheme } from '../theme/chip.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof chipTheme>

export interface ChipProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children' | 'content'> {
  /** Short text in the chip, such as a count. Without it the chip is a dot. */
  text?: string | number
  /** Color of the chip. @default 'primary' */
  color?: Color
  /** Diameter of the dot; with text the chip is larger. @default 'md' */
  size?: ThemeOption<typeof chipTheme, 'size'>
  /** Corner of the chip. Left and right are swapped in right-to-left layouts. @default 'top-right' */
  position?: ThemeOption<typeof chipTheme, 'position'>
  /** Moves the chip inside the corner, for round targets. @default false */
  inset?: boolean
  /** Shows the chip inline, without a target. @default false */
  standalone?: boolean
  /** Whether the chip is shown. */
  show?: boolean
  /** Whether the chip is initially shown. @default true */
  defaultShow?: boolean
  /** Called when the target shows or hides the chip through `setShow`. */
  onShowChange?: (show: boolean) => void
  /** Replaces `text`. */
  content?: Slot<{ ui: Classes<Part> }>
  /** Target of the chip. A function gets whether the chip is shown and can change that. */
  children?: Slot<{ show: boolean; setShow: (show: boolean) => void }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  color: 'primary',
  size: 'md',
  position: 'top-right',
  inset: false,
  standalone: false,
  defaultShow: true,
} as const

/** A dot or a count at the corner of its target. */
export function Chip(ownProps: ChipProps) {
  const frond = useFrond()
  const {
    text,
    color,
    size,
    position,
    inset,
    standalone,
    show,
    defaultShow,
    onShowChange,
    content,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, chipTheme, defaults, ownProps)
  const [shown, setShown] = useControlled(show, defaultShow)

  const counter = !isEmptySlot(content ?? text)
  const classes = resolveClasses(frond, chipTheme, { color, size, position, inset, standalone, counter }, ui, className)
  const setShow = (next: boolean) => {
    setShown(next)
    onShowChange?.(next)
  }

  return renderElement('div', render, {
    'data-slot': 'chip',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {fillSlot(children, { show: shown, setShow })}
        {shown && (
          <span className={classes.base} data-slot="base">
            {fillSlot(content ?? text, { ui: classes })}
          </span>
        )}
      </>
    ),
  })
}
