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
  /** Text inside the line. */
  label?: string
  /** Icon inside the line, before the text. */
  icon?: IconValue
  /** Avatar inside the line, before the text. An icon replaces it. */
  avatar?: AvatarOptions
  /** Color of the line. @default 'neutral' */
  color?: Color
  /** Thickness of the line, from 1 to 5 px. @default 'xs' */
  size?: ThemeOption<typeof separatorTheme, 'size'>
  /** Style of the line. @default 'solid' */
  type?: ThemeOption<typeof separatorTheme, 'type'>
  /** Direction of the line. @default 'horizontal' */
  orientation?: ThemeOption<typeof separatorTheme, 'orientation'>
  /** Position of the content along the line. @default 'center' */
  position?: ThemeOption<typeof separatorTheme, 'position'>
  /** Hides the line from screen readers. @default false */
  decorative?: boolean
  /** Replaces `label`, `icon` and `avatar`. */
  children?: Slot<{ ui: Classes<Part> }>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
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

/** A line between two parts, with an optional label. */
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
  // Screen readers ignore the content of a separator. With content, the role is on the line instead of the root.
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
