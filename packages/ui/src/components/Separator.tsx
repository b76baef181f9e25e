'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView, type AvatarOptions } from './avatar/avatar-view.tsx'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import { separatorTheme } from '../theme/separator.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { AvatarSize } from './Avatar.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof separatorTheme>

export interface SeparatorProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children'> {
  /** Text in the line. */
  label?: string
  /** Icon in the line, before the text. */
  icon?: IconValue
  /** Picture in the line, before the text; an icon wins. */
  avatar?: AvatarOptions
  /** Colour of the line. @default 'neutral' */
  color?: Color
  /** Thickness of the line, from 1 to 5 px. @default 'xs' */
  size?: ThemeOption<typeof separatorTheme, 'size'>
  /** How the line is drawn. @default 'solid' */
  type?: ThemeOption<typeof separatorTheme, 'type'>
  /** Lets the line lie, or stand upright between things in a row. @default 'horizontal' */
  orientation?: ThemeOption<typeof separatorTheme, 'orientation'>
  /** Where along the line its content stands. @default 'center' */
  position?: ThemeOption<typeof separatorTheme, 'position'>
  /** Hides the line from screen readers, where it separates for the eye alone. @default false */
  decorative?: boolean
  /** Content in place of `label`, `icon` and `avatar`. */
  children?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  color: 'neutral',
  size: 'xs',
  type: 'solid',
  orientation: 'horizontal',
  position: 'center',
  decorative: false,
} as const

/** A line between two things, with a word in it if need be. */
export function Separator(ownProps: SeparatorProps) {
  const frond = useFrond()
  const {
    label,
    icon,
    avatar,
    color,
    size,
    type,
    orientation,
    position,
    decorative,
    children,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, separatorTheme, defaults, ownProps)
  const classes = resolveClasses(frond, separatorTheme, { color, size, type, orientation, position }, ui, className)

  let content: ReactNode
  if (!isEmptySlot(children)) content = fillSlot(children, { ui: classes })
  else if (icon || avatar || !isEmptySlot(label)) {
    content = (
      <>
        {icon && <IconView name={icon} className={classes.icon} data-slot="icon" />}
        {avatar && !icon && (
          <AvatarView
            size={classes.avatarSize as AvatarSize}
            {...avatar}
            className={classes.avatar}
            data-slot="avatar"
          />
        )}
        {!isEmptySlot(label) && (
          <span className={classes.label} data-slot="label">
            {label}
          </span>
        )}
      </>
    )
  }

  const role = {
    role: decorative ? 'none' : 'separator',
    'aria-orientation': orientation === 'vertical' && !decorative ? orientation : undefined,
  }
  // What is inside a separator does not exist for screen readers, so with content the role is that of a line.
  const line = (isFirst: boolean) => (
    <div {...(content && isFirst && !decorative && role)} className={classes.border} data-slot="border" />
  )

  return renderElement('div', render, {
    'data-slot': 'separator',
    ...(!content && role),
    ...attributes,
    className: classes.root,
    children: content ? (
      <>
        {position !== 'start' && line(true)}
        <div className={classes.container} data-slot="container">
          {content}
        </div>
        {position !== 'end' && line(position === 'start')}
      </>
    ) : (
      line(false)
    ),
  })
}
