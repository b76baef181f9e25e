'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, isEmptySlot, type Slot } from '../system/slots.ts'
import { IconView } from '../system/icons/icon-view.tsx'
import { messagesOf } from '../system/messages.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import { AvatarView, type AvatarOptions } from './avatar/avatar-view.tsx'
import { alert as english } from '../locale/en.ts'
import { alertTheme } from '../theme/alert.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { AvatarSize } from './Avatar.tsx'
import { closeButton } from './button/close-button.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import type { IconValue } from './Icon.tsx'

type Part = SlotOf<typeof alertTheme>
type SlotArgs = { ui: Classes<Part> }

export interface AlertProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'title' | 'children'> {
  /** Title of the alert. */
  title?: string
  /** Description below the title. */
  description?: string
  /** Icon before the label. */
  icon?: IconValue
  /** Avatar before the text. An icon replaces it. */
  avatar?: AvatarOptions
  /** Color of the alert. @default 'primary' */
  color?: Color
  /** Visual style of the alert. @default 'solid' */
  variant?: ThemeOption<typeof alertTheme, 'variant'>
  /** Position of the actions: below the text (`vertical`), or beside it on wide screens. @default 'vertical' */
  orientation?: ThemeOption<typeof alertTheme, 'orientation'>
  /** Action buttons. */
  actions?: readonly ButtonProps[]
  /** Shows a close button. Pass button props to customize it. @default false */
  close?: boolean | ButtonProps
  /** Icon of the close button. @default the icon of the role `close` */
  closeIcon?: IconValue
  /** Called with `false` when the close button is pressed. The caller removes the alert. */
  onOpenChange?: (open: boolean) => void
  /** Replaces the icon or avatar. */
  leading?: Slot<SlotArgs>
  /** Replaces `title`. */
  renderTitle?: ReactNode
  /** Replaces `description`. */
  renderDescription?: ReactNode
  /** Replaces the buttons of `actions`. */
  renderActions?: ReactNode
  /** Replaces the close button. */
  renderClose?: Slot<SlotArgs>
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', variant: 'solid', orientation: 'vertical', close: false } as const

/** A message in the page that draws attention. */
export function Alert(ownProps: AlertProps) {
  const frond = useFrond()
  const {
    title,
    description,
    icon,
    avatar,
    color,
    variant,
    orientation,
    actions = [],
    close,
    closeIcon,
    onOpenChange,
    leading,
    renderTitle = title,
    renderDescription = description,
    renderActions,
    renderClose,
    className,
    ui,
    render,
    ...attributes
  } = resolveProps(frond, alertTheme, defaults, ownProps)
  const hasTitle = !isEmptySlot(renderTitle)
  const hasDescription = !isEmptySlot(renderDescription)
  const hasActions = !isEmptySlot(renderActions) || (renderActions === undefined && actions.length > 0)
  const classes = resolveClasses(
    frond,
    alertTheme,
    { color, variant, orientation, single: !(hasTitle && hasDescription) },
    ui,
    className,
  )

  let before: ReactNode = null
  if (leading !== undefined) before = fillSlot(leading, { ui: classes })
  else if (icon) before = <IconView name={icon} className={classes.icon} data-slot="icon" />
  else if (avatar)
    before = (
      <AvatarView size={classes.avatarSize as AvatarSize} {...avatar} className={classes.avatar} data-slot="avatar" />
    )

  // Of the button colors, only the alert's own is readable on its solid background.
  const look = variant === 'solid' ? ({ color, variant } as const) : ({ color: 'neutral', variant: 'link' } as const)
  const closeView =
    renderClose === undefined
      ? closeButton(
          frond,
          { close, closeIcon },
          { size: 'xs', ...look, 'aria-label': messagesOf(frond, 'alert', english).close, className: classes.close },
          () => onOpenChange?.(false),
        )
      : fillSlot(renderClose, { ui: classes })

  return renderElement('div', render, {
    'data-slot': 'alert',
    ...attributes,
    className: classes.root,
    children: (
      <>
        {before}
        <div className={classes.wrapper} data-slot="wrapper">
          {hasTitle && (
            <div className={classes.title} data-slot="title">
              {renderTitle}
            </div>
          )}
          {hasDescription && (
            <div className={classes.description} data-slot="description">
              {renderDescription}
            </div>
          )}
          {hasActions && (
            <div className={classes.actions} data-slot="actions">
              {renderActions ??
                actions.map((action, index) => (
                  // A button in the same color would be invisible on the solid background.
                  <Button
                    key={index}
                    size="xs"
                    color={variant === 'solid' ? 'neutral' : color}
                    variant="outline"
                    {...action}
                  />
                ))}
            </div>
          )}
        </div>
        {closeView}
      </>
    ),
  })
}
