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
  /** Label of the badge. Use `children` for other content. */
  label?: string | number
  /** Color of the badge. @default 'primary' */
  color?: Color
  /** Visual style of the badge. @default 'solid' */
  variant?: ThemeOption<typeof badgeTheme, 'variant'>
  /** Height of the badge, with matching text and icons. @default 'md' */
  size?: ThemeOption<typeof badgeTheme, 'size'>
  /** Makes the badge as wide as it is high. @default true without text */
  square?: boolean
  /** Content before the label. Replaces the leading icon or avatar. */
  renderLeading?: Slot<SlotArgs>
  /** Content after the label. Replaces the trailing icon. */
  renderTrailing?: Slot<SlotArgs>
  /** Replaces `label`. */
  children?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', variant: 'solid', size: 'md' } as const

/** A short label for a category or a state. */
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
