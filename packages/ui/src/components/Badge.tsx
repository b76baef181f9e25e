'use client'

import type { HTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { leadingSide, trailingSide } from './field/icon-sides.tsx'
import { fillSlot, iconKeys, iconSlots, isEmptySlot, type IconOptions, type Slot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { splitProps } from '../system/split-props.ts'
import { badgeTheme } from '../theme/badge.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'

type Part = SlotOf<typeof badgeTheme>
type SlotArgs = { ui: Classes<Part> }

export interface BadgeProps extends IconOptions, Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children'> {
  /** Text of the badge. `children` takes any content instead. */
  label?: string | number
  /** Colour of the badge. @default 'primary' */
  color?: Color
  /** How much the badge stands out. @default 'solid' */
  variant?: ThemeOption<typeof badgeTheme, 'variant'>
  /** Height of the badge, and with it text and icons. @default 'md' */
  size?: ThemeOption<typeof badgeTheme, 'size'>
  /** Makes the badge as wide as it is high. @default true when there is no text */
  square?: boolean
  /** Replaces what stands before the text. */
  renderLeading?: Slot<SlotArgs>
  /** Replaces what stands after the text. */
  renderTrailing?: Slot<SlotArgs>
  /** Content in place of `label`. */
  children?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', variant: 'solid', size: 'md' } as const

/** A short label that tells what kind or state a thing is. */
export function Badge(ownProps: BadgeProps) {
  const frond = useFrond()
  const props = resolveProps(frond, badgeTheme, defaults, ownProps, frond.fieldGroup?.props)
  const [options, rest] = splitProps(props, iconKeys)
  const {
    label,
    color,
    variant,
    size,
    square,
    renderLeading,
    renderTrailing,
    children,
    className,
    ui,
    render,
    ...attributes
  } = rest

  const text = children ?? label
  const icons = iconSlots(frond, options)
  const classes = resolveClasses(
    frond,
    badgeTheme,
    { color, variant, size, square: square ?? isEmptySlot(text), loading: icons.loading },
    ui,
    className,
  )

  return renderElement('span', render, {
    'data-slot': 'badge',
    ...attributes,
    className: classes.base,
    children: (
      <>
        {leadingSide(renderLeading, icons, options.avatar, classes)}
        {typeof text === 'string' || typeof text === 'number' ? (
          <span className={classes.label} data-slot="label">
            {text}
          </span>
        ) : (
          fillSlot(text, { ui: classes })
        )}
        {trailingSide(renderTrailing, icons, classes)}
      </>
    ),
  })
}
